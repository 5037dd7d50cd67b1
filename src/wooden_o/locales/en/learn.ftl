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
learn-troupe-turn-recruit =
    You have not recruited yet today, and you must before you may pass. Look for what your company lacks, and mind the
    wages: the card says what you would owe in the end. Or work first, and recruit in a later turn.
learn-troupe-turn-work =
    Recruited. Each cylinder you have left is one more activation: a craftsman takes elements, an actor moves your discs,
    the Queen pays. If nothing is worth a rest tomorrow, pass.
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

learn-globe-chapter = { $n } of { $of }: { $name }
learn-globe-next = Next: { $name }
learn-globe-again = Try it again
learn-globe-new = Now a game of my own
learn-globe-move =
    All your pieces go once around the board, counterclockwise, and up your own ladder into the Globe. You have
    thrown 1 and 2: one piece moves all three spaces. The lit spaces show where each would land. Choose one.
learn-globe-move-done =
    That is a turn: throw, move one piece the whole throw, do what its space says. A space that only names a play
    asks nothing in the basic game. A double gives another throw with the same piece.
learn-globe-card =
    You have thrown 10. From your corner that is exactly a PICK CARD space: move piece 2 there and a quotation is
    turned over. In the basic game only its red line counts.
learn-globe-card-done =
    The card lies in the middle of the board. Its red line moved you, moved somebody else, or cost a turn. If it
    lands you on another PICK CARD space you take the next one.
learn-globe-push =
    This card moves a piece of an opponent six spaces back, and you choose which. One of his pieces has more to lose
    than the other.
learn-globe-push-done =
    Nothing is pushed back beyond its own corner, and a piece moved by somebody else does not act on the space it
    reaches.
learn-globe-ladder =
    The advanced game. An opponent stands on the second rung of his ladder, and your throw of 7 would reach him
    exactly: five spaces to his corner, two rungs up. Take piece 1 up the foreign ladder!
learn-globe-ladder-done =
    Up the ladder he goes back a whole side, you come down to its corner, and your turn ends. Landing on an opponent
    elsewhere pushes you four ahead and him four back.
learn-globe-ladder-other =
    That is allowed, too, but now the opponent stays on his ladder. Piece 1 could have gone up to him.
learn-globe-name =
    The tournament game. You stand on Julius Caesar: name up to three of its characters, a space ahead for each.
    Type one, roughly spelt will do. Mark Antony is a safe beginning. The booklet stays closed.
learn-globe-name-done =
    A name stands unless somebody challenges it. After three you may also act on the space you have reached. No name
    counts twice for the same play: the list beside the board remembers.
learn-globe-name-other =
    You have named nobody. That is allowed, and costs nothing. Mark Antony would have been worth a space.
learn-globe-challenge =
    Your opponent stands on Antony and Cleopatra and claims Shylock. Bluffing is allowed, and so is doubting.
    Shylock belongs to Venice: challenge!
learn-globe-challenge-done =
    He was wrong: his turn ends, his next one is lost, and you gain one. Had he been right, you would have lost your
    next turn. Among people the time to call is short and the same for all.
learn-globe-challenge-other =
    You have let it pass, so Shylock stands and brings your opponent a space, though he is in another play. Had you
    challenged, it would have cost him two turns.
learn-globe-identify =
    In the tournament a quotation is to be recognised: name its play, or the Sonnets, and go five spaces ahead. A
    prince of Denmark says this one.
learn-globe-identify-done =
    Here, too, others may challenge. If nothing comes to mind, be done: it costs nothing. Alone, in Solitaire, the
    right play is worth five points and the right class two.
learn-globe-identify-other =
    You have named no play. That is allowed, and costs nothing. Hamlet would have been worth five spaces.
learn-globe-home =
    Piece 1 has been once around the board. A throw runs on from the track to the ladder and into the Globe, and
    need not be exact. Bring it home.
learn-globe-home-done =
    That one is home and safe. Whoever has all pieces in the Globe first wins. Play this game to its end if you
    like, or begin one of your own.
learn-globe-home-other =
    That is allowed, too, but piece 1 is still outside, and the throw would have brought it home.
learn-globe-step-move = throw and move
learn-globe-step-card = a quotation card
learn-globe-step-push = moving others
learn-globe-step-ladder = a foreign ladder
learn-globe-step-name = naming characters
learn-globe-step-challenge = a challenge
learn-globe-step-identify = knowing a quotation
learn-globe-step-home = into the Globe
