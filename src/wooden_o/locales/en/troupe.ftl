### Troupe, the game of 2015.

## Phases of a day

phase-set-up = Set-up
phase-wager = Wager
phase-company = Recruiting and activating
phase-ambiance = Ambiance
phase-rehearsal = Dress rehearsal
phase-maintenance = Maintenance
phase-rest = Rest
phase-end = The end

rest-simultaneous = everybody at once
    .about = At the end of a day all decide in secret which character stays awake.
rest-strategic = Strategic Rest, one after the other
    .about = At the end of a day all decide openly, in order of initiative, which character stays awake.

## Elements

colour-black = black
colour-pink = pink
colour-purple = purple
colour-blue = blue
colour-green = green
colour-yellow = yellow
element-costume = costume element
element-set = set element
element-both = costume or set element
set-effect-black = no effect
set-effect-pink = you gain 1 pound
set-effect-purple = everybody else’s ambiance drops by 1
set-effect-blue = your ambiance rises by 2
set-effect-green = you gain a “+3” token
set-effect-yellow = no effect, but it mirrors every colour, and is worth 1 prestige at the end

## Characters: the name, and the form that follows a verb

character-author = Author
    .object = the Author
character-falstaff = Falstaff
    .object = Falstaff
character-handyman = Handyman
    .object = the Handyman
character-queen = Queen
    .object = the Queen
character-lady-macbeth = Lady Macbeth
    .object = Lady Macbeth
character-hamlet = Hamlet
    .object = Hamlet
character-viola = Viola
    .object = Viola
character-juliet = Juliet
    .object = Juliet
character-romeo = Romeo
    .object = Romeo
character-beatrice = Beatrice
    .object = Beatrice
character-iago = Iago
    .object = Iago
character-puck = Puck
    .object = Puck
character-othello = Othello
    .object = Othello
character-macbeth = Macbeth
    .object = Macbeth
character-portia = Portia
    .object = Portia
character-prospero = Prospero
    .object = Prospero
character-titania = Titania
    .object = Titania
character-cleopatra = Cleopatra
    .object = Cleopatra
character-mistress-6a = Costume mistress Joan (6)
    .object = the costume mistress Joan (6)
character-mistress-6b = Costume mistress Agnes (6)
    .object = the costume mistress Agnes (6)
character-mistress-6c = Costume mistress Ellen (6)
    .object = the costume mistress Ellen (6)
character-mistress-8a = Costume mistress Margery (8)
    .object = the costume mistress Margery (8)
character-mistress-8b = Costume mistress Cecily (8)
    .object = the costume mistress Cecily (8)
character-dresser-6a = Set dresser Tobias (6)
    .object = the set dresser Tobias (6)
character-dresser-6b = Set dresser Giles (6)
    .object = the set dresser Giles (6)
character-dresser-6c = Set dresser Ralph (6)
    .object = the set dresser Ralph (6)
character-dresser-8a = Set dresser Ambrose (8)
    .object = the set dresser Ambrose (8)
character-dresser-8b = Set dresser Hugh (8)
    .object = the set dresser Hugh (8)
character-handyman-a = Handyman Jack
    .object = the handyman Jack
character-handyman-b = Handyman Dick
    .object = the handyman Dick
character-jeweller-a = Jeweller Nicholas
    .object = the jeweller Nicholas
character-jeweller-b = Jeweller Piers
    .object = the jeweller Piers
character-assistant-a = Assistant Kit
    .object = the assistant Kit
character-assistant-b = Assistant Ned
    .object = the assistant Ned
character-extra = Extra
    .object = an Extra
extra-of = Extra ({ $character })
    .object = the Extra ({ $character })

kind-actor = actor
kind-costume-mistress = costume mistress
kind-set-dresser = set dresser
kind-handyman = handyman
kind-jeweller = jeweller
kind-assistant = assistant
kind-queen = Queen

## What a card does. n is an amount, list a list of effects

card-cost = wage { $n ->
    [one] 1 pound
   *[other] { $n } pounds
}
card-actor = activated: { $activation }; in a complete costume: { $power }
card-costume-mistress = takes costume elements worth up to { $n }
card-set-dresser = takes set elements worth up to { $n }
card-handyman = takes costume and set elements worth up to { $n } together
card-jeweller = takes one yellow element
card-assistant = cannot be activated; makes each of your craftsmen worth 1 more
card-queen = 4 pounds, or one of three objectives
card-extra = cannot be activated; in a complete costume: { $power }; asks for no wage
card-reconstructed = Marked °: values we reconstructed, not the published ones.

effect-red = { $n ->
    [one] 1 step on act I
   *[other] { $n } steps on act I
}
effect-yellow = { $n ->
    [one] 1 step on act II
   *[other] { $n } steps on act II
}
effect-blue = { $n ->
    [one] 1 step on act III
   *[other] { $n } steps on act III
}
effect-white = { $n ->
    [one] 1 step on an act of your choice
   *[other] { $n } steps on acts of your choice
}
effect-ambiance = ambiance +{ $n }
effect-pounds = { $n ->
    [one] 1 pound
   *[other] { $n } pounds
}
effect-prestige = { $n } prestige
effect-costume = costume elements worth up to { $n }
effect-set = set elements worth up to { $n }

## Ambiance, from the unlit candle to the lit one

ambiance-0 = −1 prestige
ambiance-1 = step back
ambiance-2 = start
ambiance-3 = 1 pound
ambiance-4 = step on
ambiance-5 = +1 prestige

## Objectives: a name, and what it counts; 1 prestige for each of the three numbers reached

objective-first-night = First Night
objective-wardrobe = Wardrobe
objective-scenery = Scenery
objective-treasure = Treasure
objective-crowd-scene = Crowd Scene
objective-workshop = Workshop
objective-box-office = Box Office
objective-finery = Finery
objective-balance = Balance
objective-long-run = Long Run

objective-worth = { $measure }: { $first }, { $second } or { $third } bring 1, 2 or 3 prestige
measure-first-places = first places in the three acts
measure-complete-costumes = complete costumes
measure-set-elements = elements on your stage
measure-yellow-elements = yellow elements
measure-extras = Extras in your company
measure-craftsmen = craftsmen in your company
measure-pounds = pounds before wages
measure-best-costume = value of your finest complete costume
measure-mirrored-pairs = mirrored pairs on your stage
measure-act-spaces = spaces reached on the three acts together

## Where prestige comes from

source-start = start
source-wager = wagers
source-set = set
source-costumes = costumes
source-ambiance = ambiance
source-acts = acts
source-powers = powers
source-objectives = objectives
source-yellow = yellow elements
source-wages = unpaid wages

## Questions

ask-order = The order of the table is being drawn.
ask-draw-costume = Costume elements are being drawn.
ask-draw-set = Set elements are being drawn.
ask-deal = Cards are being dealt.
ask-draw-objective = Objectives are being drawn.
ask-draft = Whom do you begin with?
ask-bid = How many cylinders do you wager today? The lowest wager acts first and gains 1 prestige.
ask-turn = { $can ->
    [recruit-activate] Your turn: recruit or activate. You may pass once you have recruited.
    [recruit] Your turn: recruit, as everybody must once a day.
   *[activate-pass] Your turn: activate or pass.
}
ask-advance = A white quill: on which act do you move on?
    .left = { $left ->
        [one] The last one.
       *[other] { $left } of them are left.
    }
ask-retreat = A grey quill: on which act do you move back?
ask-take = Which { $kinds } do you take?
    .budget = You can still spend { $budget }.
ask-dress = Who is to wear it? You hold a { $held } costume element.
ask-build = Where does it go? You hold a { $held } set element.
ask-queen = What do you ask of the Queen?
ask-keep = Which objective do you keep?
ask-under = Which one goes under the pile first? It will be drawn again before the other.
ask-spare = Of those who worked today only one may work tomorrow. Who?
ask-nothing = Nothing more is asked.

## Choices

choice-order = { $seat } is next in the order
choice-draw-costume = a { $colour } costume element is drawn
choice-draw-set = a { $colour } set element is drawn
choice-deal = { $character } is dealt
choice-draw-objective = the objective { $objective } is drawn
choice-draft = begin with { $character }
choice-bid = wager { $cylinders ->
    [one] 1 cylinder
   *[other] { $cylinders } cylinders
}
choice-pass = pass: no more activations today
choice-recruit = recruit { $character }
choice-extra = recruit { $character } face down, as an Extra
choice-activate = activate { $character }
choice-boost = activate { $character } with a “+3” token
choice-advance = move on in act { $act }
choice-retreat = move back in act { $act }
choice-done = take no more
choice-take-costume = take a { $colour } costume element
choice-take-set = take a { $colour } set element
choice-dress = let it be worn by { $character }
choice-build = place it on { $cell }
choice-queen-pounds = take 4 pounds
choice-queen-objectives = look at three objectives and keep one
choice-keep = keep { $objective }
choice-under = put { $objective } under the pile first
choice-spare = keep { $character } awake

cell = row { $row }, place { $place }
candle-on-cell = { $cell }, with a candle

## Events

event-order-set = The order of the table is drawn: { $order }.
event-market-opened = New on the main board: costumes { $costumes }; sets { $sets }.
event-display-opened = For hire: { $characters }.
event-drafted = { $seat } begins with { $character }.
event-day-begun = Day { $day } begins.
event-wager-sealed = { $seat } has wagered.
event-wagers-revealed = The wagers: { $bids }. Today’s order: { $order }.
event-recruited = { $seat } recruits { $character }.
event-extra-hired = { $seat } recruits { $character } face down, as an Extra.
event-activated = { $boosted ->
    [yes] { $seat } activates { $character } with a “+3” token.
   *[no] { $seat } activates { $character }.
}
event-initiative-taken = { $seat } takes place { $position } on the initiative track.
event-passed = { $seat } passes.
event-moved = { $seat } moves to space { $space } of act { $act } ({ $steps }).
event-dressed = { $seat } sews a { $colour } element for { $character }.
event-costume-completed = { $seat } completes the costume for { $character }: value { $value }.
event-built = { $seat } places a { $colour } set element on { $cell }.
event-token-gained = { $seat } gains a “+3” token.
event-earned = { $seat } gains { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
}.
event-scored = { $seat }: { $points } prestige ({ $source }).
event-ambiance-shifted = { $seat }: ambiance { $steps }, now at “{ $ambiance }”.
event-objective-drawn = { $objective ->
    [none] { $seat } draws an objective.
   *[other] { $seat } draws the objective { $objective }.
}
event-objective-kept = { $objective ->
    [none] { $seat } keeps one of the objectives.
   *[other] { $seat } keeps the objective { $objective }.
}
event-objective-put-back = { $objective ->
    [none] { $seat } puts an objective under the pile.
   *[other] { $seat } puts the objective { $objective } under the pile.
}
event-ambiance-checked = { $purples ->
    [0] The ambiance is checked; no purple set element is left over.
    [one] The ambiance is checked; 1 purple set element is left over and sours everybody’s mood.
   *[other] The ambiance is checked; { $purples } purple set elements are left over and sour everybody’s mood.
}
event-rehearsed = { $characters ->
    [none] { $seat } has no complete costume for the dress rehearsal.
   *[other] { $seat } goes into the dress rehearsal with { $characters }.
}
event-act-scored = Act { $act } pays { $seat }: { $points } prestige, { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
}.
event-neutrals-moved = The neutral discs move on to space { $space }.
event-rest-sealed = { $seat } has decided who rests.
event-rested = { $resting ->
    [none] { $seat } has nobody who must rest.
   *[other] { $seat } sends to rest: { $resting }. Awake: { $spared }.
}
event-game-ended = The curtain falls. { $scores }.

## Why not, in Troupe

reason-printed-element = a printed element stands there; it cannot be covered (§5.3)
reason-not-on-display = that card is not on display (§4.1)
reason-already-recruited = you have already recruited today (§4.1)
reason-must-recruit-first = recruiting is compulsory: recruit first, then you may pass (§4.5)
reason-not-yours = that character is not in your company (§4.2)
reason-extra-cannot-act = Extras cannot be activated (§4.2)
reason-assistant-cannot-act = assistants cannot be activated; they always help (§4.4)
reason-already-active = that character has already worked today (§4.2)
reason-resting = that character rests today (§9)
reason-no-cylinder = you have no cylinder left today (§4.2)
reason-not-a-craftsman = “+3” tokens help craftsmen only (§5.1)
reason-no-token = you have no “+3” token (§5.1)
reason-jeweller-must-take = a jeweller has to take a yellow element if he can (§4.4)
reason-jeweller-takes-yellow = a jeweller takes yellow elements only (§4.4)
reason-yellow-needs-jeweller = only a jeweller takes yellow elements (§5.1)
reason-wrong-kind = this character does not work with that kind of element (§5.1)
reason-not-on-offer = no such element is on the main board (§5.1)
reason-too-dear = that is worth more than can still be spent (§5.1)
reason-nobody-to-dress = all your costumes are complete: nobody can wear it (§5.2)
reason-stage-full = your stage is full (§5.3)
reason-no-cell-for-colour = no free cell of your stage can take that colour (§5.3)
reason-wears-no-costume = only actors and Extras wear costumes (§5.2)
reason-costume-complete = that costume is complete (§5.2)
reason-cell-filled = an element stands there already, and stays (§5.3)
reason-not-supported = both cells below have to be filled first (§5.3)
reason-not-symmetrical = the facing cell has another colour: the stage must be symmetrical (§5.3)
reason-act-at-end = your disc is at the end of that act (§4.3)
reason-act-not-begun = your disc is still on the first space of that act (§6)
reason-no-objectives-left = no objectives are left (§4.4)
reason-not-in-hand = that objective is not in your hand (§4.4)
reason-not-activated = that character has not worked today (§9)
