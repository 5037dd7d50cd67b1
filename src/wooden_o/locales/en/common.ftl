### What both games and all of the program share.

product = Wooden O
product-about =
    An unofficial implementation of the two board games called Shakespeare. Words and art are our own; the code is under
    the MIT licence.
game-troupe = Troupe
    .about = 2015: one to four companies, six days to a première before the Queen
game-globe = Globe
    .about = around 1970: dice, quotations and a race into the theatre

list-last = { $most } and { $last }
list-nothing = nothing
nature = chance
spectator = spectator

## Events of both games

event-deck-reshuffled = The pile is used up: the discarded cards are shuffled into a new one.

## Why something cannot be done

reason-unknown-choice = there is no such choice in this game
reason-game-over = the game is over
reason-only-nature = only chance decides that
reason-not-your-turn = it is not your turn
reason-already-sealed = you have already decided; the others are still thinking
reason-not-now = something else is being asked just now
reason-nothing-to-take-back = there is nothing to take back
reason-something-was-revealed = something hidden or random has come up since, so the step stands
reason-another-seat-acted = somebody else has acted since
reason-nothing-to-redo = nothing was taken back that could be played again

## Where data come from

provenance-rulebook = stated in a rulebook
provenance-review = told by a published review
provenance-deduced = follows from the rulebooks’ numbers or examples
provenance-reconstructed = reconstructed by us to fit; not the published value
provenance-box = entered by an owner of the box

## The end

standing-place = Place
standing-player = Player
standing-score = Score
standing-total = Total
