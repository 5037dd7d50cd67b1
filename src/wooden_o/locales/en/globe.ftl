### Globe, the race of dice and quotations.

## Levels and options

level-basic = Basic
    .about = Dice and cards; only your rear-most piece may move once all are out.
level-advanced = Advanced
    .about = Any piece may move, pieces send each other back, and foreign ladders count.
level-tournament = Tournament
    .about = As Advanced, and knowledge counts: name characters, place quotations, challenge the others.
level-solitaire = Solitaire
globe-ours = Board, cards and booklet are ours, made within what the rules of the old game say about them.

## Spaces and instructions

globe-space-corner = the corner of { $play }
globe-space-play = space { $at }, { $play }
globe-space-plain = space { $at }
globe-space-rung = rung { $rung } of the { $play } ladder
globe-space-home = the Globe
globe-home = in the Globe
globe-waiting = waiting on the corner

instruction-none = no instruction
instruction-pick-card = PICK CARD
instruction-lose-turn = Lose Turn
instruction-forward = forward { $amount }
instruction-back = back { $amount }
instruction-nearest-comedy = to the nearest comedy
instruction-nearest-history = to the nearest history
instruction-nearest-tragedy = to the nearest tragedy
instruction-opponent-forward = an opponent’s piece forward { $amount }
instruction-opponent-back = an opponent’s piece back { $amount }

## Questions. In moving and naming, what is being asked about is given

ask-corners = Lots are drawn for the corners.
ask-start = The dice decide who begins.
ask-throw = The dice are thrown.
ask-move = You have rolled { $dice }. Which piece moves?
ask-draw = A card is drawn.
ask-push = Which opponent’s piece does the card move?
ask-force = { $seat } stands on your corner. Must the card be obeyed?
ask-name = You stand on { $play }. Name a character of the play, or be done.
ask-identify = “{ $words }” Where is it from?
ask-window = { $verb ->
    [claim] { $seat } claims that { $claim } is in { $play }. Do you challenge?
    [state] “{ $words }” { $seat } claims: it is from { $claim }. Do you challenge?
   *[other] “{ $words }” { $seat } claims: { $claim }. Do you challenge?
}
ask-follow = Three names: do you act on the space you have reached?

## Choices

choice-sit = the corners are { $corners }
choice-roll = the dice show { $low } and { $high }
choice-move = move piece { $piece }
choice-ladder = take piece { $piece } up the foreign ladder, down to its corner
choice-push = move piece { $piece } of { $seat }
choice-force = force the card on your guest
globe-choice-spare = spare your guest the card
choice-pick = take a card instead of naming characters
choice-follow = act on the space
choice-stop = leave it at that
globe-choice-done = be done
choice-challenge = challenge: look it up
choice-allow = let it pass
choice-class = { $kind ->
    [comedy] it is from a comedy
    [history] it is from a history
   *[tragedy] it is from a tragedy
}
choice-act = { $act ->
    [0] it is from the induction
   *[other] it is from act { $act }
}
choice-scene = { $scene ->
    [0] it is from the prologue or chorus
    [16] it is from the epilogue
   *[other] it is from scene { $scene }
}
choice-line = it is line { $line }
choice-card = the card “{ $quotation }” is drawn
choice-state = it is from { $source }
choice-claim = name { $character }

## Events

event-corner-taken = { $seat } sets out from { $play }.
event-start-rolled = { $seat } rolls { $dice } for the start.
event-turn-begun = { $throw ->
    [double] { $seat } throws again for the double.
   *[turn] { $seat } is next.
}
event-turn-skipped = { $left ->
    [0] { $seat } sits out a turn.
    [one] { $seat } sits out a turn and has 1 more to lose.
   *[other] { $seat } sits out a turn and has { $left } more to lose.
}
event-turn-lost = { $owed ->
    [one] { $seat } will lose a turn.
   *[other] { $seat } will lose { $owed } turns.
}
event-rolled = { $throw ->
    [interim] { $seat } rolls { $dice } to leave the shared space.
   *[other] { $seat } rolls { $dice }.
}
globe-event-moved = { $cause ->
    [card] The card takes piece { $piece } of { $seat } to { $space }.
    [board] The space sends piece { $piece } of { $seat } to { $space }.
    [bump] The meeting sends piece { $piece } of { $seat } to { $space }.
    [names] The names take piece { $piece } of { $seat } to { $space }.
    [quotation] The quotation takes piece { $piece } of { $seat } to { $space }.
    [ladder] The ladder takes piece { $piece } of { $seat } to { $space }.
   *[roll] Piece { $piece } of { $seat } moves to { $space }.
}
event-came-home = Piece { $piece } of { $seat } has come home to the Globe.
event-opponent-met = { $seat } meets an opponent on { $space }.
event-space-shared = Pieces { $piece } and { $other } of { $seat } stand on one space: another roll, for either.
event-card-drawn = { $seat } draws: “{ $words }” ({ $instruction }).
event-card-ignored = The card cannot be used and is laid aside.
event-corner-judged = { $forced ->
    [yes] { $seat } makes { $guest } obey the card.
   *[no] { $seat } spares { $guest } the card.
}
event-character-named = { $seat } names { $character } in { $play }.
event-fact-stated = { $fact ->
    [act] { $seat } says: act { $value }.
    [scene] { $seat } says: scene { $value }.
    [line] { $seat } says: line { $value }.
    [class] { $seat } says: { $value }.
   *[source] { $seat } says it is from { $value }.
}
event-claim-stood = Nobody challenges { $seat }.
event-challenged = { $right ->
    [yes] { $by } challenges { $seat }, and { $seat } was right.
   *[no] { $by } challenges { $seat }, and { $seat } was wrong.
}
event-book-opened = { $page ->
    [none] { $seat } looks it up in the book.
   *[other] { $seat } reads in the book: { $page }.
}
event-answer-marked = { $points ->
    [0] { $seat } gets no points for that.
    [one] { $seat } gets 1 point.
   *[other] { $seat } gets { $points } points.
}
event-game-won = { $seat } has all pieces in the Globe and wins.
event-thespian-proclaimed = { $seat } has { $points } points: a true Thespian!

page-play = { $value }
page-character = { $value }
page-source = { $value }
page-act = act { $value }
page-scene = scene { $value }
page-line = line { $value }
page-speaker = spoken by { $value }

## The end

source-home = spaces of the pieces in the Globe
source-under-way = spaces of those on their way
source-quotations = quotations
source-classes = classes
source-characters = characters

## Why not, in Globe

reason-already-allowed = you have let this claim pass already (T4)
reason-own-claim = nobody challenges a claim of their own (T4)
reason-no-such-piece = there is no such piece in this game (B2)
reason-piece-home = that piece is in the Globe already (B14)
reason-rear-most-only = all pieces are out: only your rear-most one may move (B8)
reason-same-piece-after-double = the throw for a double belongs to the piece that threw it (B10)
reason-one-of-the-two = only one of the two pieces on the shared space may move (B25)
reason-first-waiting-piece = waiting pieces are all alike: choose the first of them (B7)
reason-no-ladders-at-this-level = foreign ladders belong to the advanced game (A6)
reason-own-ladder = no foreign ladder lies ahead of that piece (A6)
reason-no-exact-count = the roll does not end exactly on an opponent on a foreign ladder (A6)
reason-own-piece = the card moves an opponent’s piece, not yours (B20)
reason-no-such-seat = nobody sits there (B1)
reason-cannot-go-back = that piece cannot go back beyond its corner (B21)
reason-already-named = that name has been used for this play already (T3)
reason-no-card-here = this space has no card to pick (T11)
reason-names-begun = you have begun to name characters: no card any more (T11)
reason-source-first = the play or the Sonnets come first (T9)
reason-act-first = the act comes before that (O1)
reason-scene-first = the scene comes before that (O1)
reason-already-stated = you have stated that already (O1)
reason-no-act-scene-line = act, scene and line are not played in this game (O1)
reason-class-only-alone = only the solitaire game asks for the class (S4)
