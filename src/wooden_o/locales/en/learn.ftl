### The lessons of the page: what the guide says.

## Troupe

learn-troupe-wait = Others are at work. Watch the log on the side; it tells in words what happens.
learn-troupe-draft =
    Welcome. In six days your company puts on a play; the most prestige wins. First choose somebody to begin with. Actors
    (masks) move your discs along the acts, a costume mistress sews, a set dresser builds. Point at a card to read it, then
    click it. A set dresser or a mistress is a good start.
learn-troupe-bid =
    Every morning all wager secretly how many cylinders they use: each is one activation. The lowest wager acts first and
    gains 1 prestige. But everybody you activate, except one, has to rest tomorrow. Three is a sound first wager.
learn-troupe-turn =
    Your turn, one action at a time: recruit once a day (the card itself, or its back as an Extra who costs nothing),
    or put a cylinder on one of your people. Wages are due only at the end; the purse shows what you owe. Lit things can be
    clicked.
learn-troupe-advance =
    A white quill moves your disc on any act. On days 4 and 6 the acts are scored: whoever still stands on spaces 1 to 3 loses
    1 prestige. Act I pays pounds, act II rewards the foremost, act III pays prestige.
learn-troupe-retreat = A bad ambiance costs a step: choose the act where it hurts least.
learn-troupe-take =
    Your craftsman may take elements up to his value; the sum you have left is shown. Take one, place it, take the next, or
    stop. Black costs 1, pink 2, purple 3, blue 4, green 5.
learn-troupe-dress =
    Three elements complete a costume. Its value decides what it earns at once: see the little table under your stage. Who
    wears a complete costume also helps at the dress rehearsals.
learn-troupe-build =
    The set grows from the bottom up, and left must mirror right in colour. Each colour does something when it is placed;
    a covered candle gives 1 prestige. Only lit cells are allowed; point at another to hear why it is not.
learn-troupe-queen = The Queen gives 4 pounds, or shows three objectives of which you keep one, worth up to 3 prestige at the end.
learn-troupe-keep = Keep the objective that fits your plans; nobody else sees it.
learn-troupe-under = The other two go under the pile. The first one you choose will come up again earlier.
learn-troupe-spare = Evening: all who worked today rest tomorrow, except one. Choose who stays awake.
learn-troupe-day-two =
    That was a whole day! The next ones are the same, with a dress rehearsal on days 4 and 6. You can play this game to its
    end, or begin a new one.
learn-troupe-step-draft = drafting
learn-troupe-step-bid = wager
learn-troupe-step-turn = a turn
learn-troupe-step-advance = acts
learn-troupe-step-take = taking elements
learn-troupe-step-dress = costumes
learn-troupe-step-build = the set
learn-troupe-step-queen = the Queen
learn-troupe-step-spare = rest

## Globe

learn-globe-wait = Others move. The log on the side tells what happens; the dice and the card lie in the middle of the board.
learn-globe-move =
    Bring all your pieces once around the board, counterclockwise, and up your own ladder into the Globe. The dice are
    thrown: choose a piece that is lit and it moves the whole total. Then its space acts: PICK CARD draws a quotation with an
    instruction, others move you or cost a turn. A double gives another throw.
learn-globe-push = The card moves an opponent’s piece: choose which one.
learn-globe-step-move = moving
learn-globe-step-push = cards that move others
