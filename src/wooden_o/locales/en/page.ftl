### The web page: everything around the boards, and the names of things on them.

## Everywhere

ui-skip = Skip to the content
ui-navigation = Pages
ui-lobby = Tables
ui-learn = Learn
ui-rules = Rules
ui-about = About
ui-booklet = Booklet
ui-language = Language
ui-theme = Light or dark
ui-theme-auto = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-sound = Sound
ui-settings = Settings
ui-save = Save
ui-loading = One moment …
ui-close = Close
ui-none = None.
ui-you = (you)
ui-choose-file = Choose a file …
ui-find = Find
ui-screen-failed = This part of the page could not be loaded. Load the page again.
ui-nowhere = There is nothing at this address
ui-to-start = To the start
ui-offline = The server cannot be reached. Is it running, and are you online?
ui-connection-lost = The connection is lost; trying again. Nothing you have chosen gets lost.

## Start

ui-prologue = “Can this cockpit hold the vasty fields of France? Or may we cram within this wooden O …”
ui-headline = Wooden O
ui-lead = Two board games called Shakespeare, to be played here against bots, with friends, or alone.
ui-play-troupe = Play Troupe against bots
ui-play-globe = Play Globe
ui-with-friends = Table with friends
ui-tutorial = Learn it by playing
ui-continue = Continue
ui-your-turn = your turn
ui-open-seat = open seat
ui-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
ui-lesson = { $game }: lesson
ui-hide = Do not list any more
ui-status-waiting = waiting for players
ui-status-playing = being played
ui-status-over = finished
ui-status-broken = cannot be opened

## Lobby

ui-my-tables = My tables
ui-open-tables = Open tables
ui-finished = Finished games
ui-import = Open a record
ui-import-about = A game saved as a text file is opened as a table of its own.

## A new table

ui-company = With whom?
ui-company-bots = against bots
ui-company-friends = with friends
ui-company-hot-seat = at one screen
ui-company-alone = alone
ui-guest = Guest
ui-player-number = Player { $n }
ui-players = How many at the table?
ui-level = How strong are the bots?
ui-option-rest = The rest phase
ui-option-level = Rules
ui-option-pieces = Pieces for each
ui-option-act_scene_line = Act, scene and line as well
ui-option-act_scene_line-true = yes
ui-option-act_scene_line-false = no
ui-start = Begin
ui-more-options = More options
ui-your-name = Your name
ui-open-in-lobby = Everybody may see the table and sit down
ui-clock = Clock
ui-clock-none = none
ui-clock-move-60 = 1 minute a turn
ui-clock-move-300 = 5 minutes a turn
ui-clock-move-86400 = 1 day a turn
ui-clock-game-1800 = 30 minutes a game
ui-clock-game-3600 = 60 minutes a game
ui-real-table-option = We have the box: dice and draws are entered by hand
ui-real-table-bots = Bots then take the Queen’s pounds: the objectives lie in your box.
ui-own-data = The values of your own box, as a data file

## The waiting room

ui-waiting-room = waiting for players
ui-seats = Seats
ui-sit-down = Sit down
ui-fill-with-bots = Open seats go to bots:
ui-begin = Begin now
ui-give-seat-back = Give the seat back
ui-close-table = Close this table
ui-invite = Invite
ui-invite-about = Whoever opens this link may take an open seat, or watch.
ui-link = Link to this table
ui-copy = Copy
ui-copied = Copied
ui-invite-loopback =
    This address leads only to this computer. To let others in, serve with this command and open the page at this computer’s
    address in your network:
ui-qr = The link as a QR code

## At the table

ui-beside = Beside the table
ui-choices = Choices
ui-lit = { $n ->
    [one] 1 choice is lit up on the table.
   *[other] { $n } choices are lit up on the table.
}
ui-lit-where = Lit up:
ui-place-display = For hire
ui-place-market = Elements
ui-place-stage = Your stage
ui-place-company = Your company
ui-list-all = List them all
ui-list-less = List fewer
ui-waiting-for = Waiting for { $names }
ui-not-connected = (not connected)
ui-also-waiting = { $count ->
    [one] { $names } has to decide as well.
   *[other] { $names } have to decide as well.
}
ui-title-turn = ● Your turn
ui-nature = Chance decides …
ui-time-left = { $seconds } seconds left
ui-clocks = Clocks
ui-rule-at = The rules, § { $at }
ui-rules-page = The rules on a page of their own
ui-contents = Contents
ui-log = What happened
ui-log-show = Which lines
ui-since = Since your move
ui-all = Everything
ui-nothing-yet = Nothing yet.
ui-chat = Talk
ui-chat-say = Say something
ui-send = Send
ui-command = Play by typing
ui-command-example = a choice in words, or ? for a list
ui-command-which = Which one do you mean?
ui-command-unknown = No choice is called that. “?” lists them all.
ui-play = Play
ui-take-back = Take back
ui-ask-back = Ask to take back
ui-redo = Redo
ui-more = More …
ui-this-table = This table
ui-webhook = Tell an address when it is my turn
ui-webhook-about = The address is called each time your turn comes. Leave it empty for none.
ui-webhook-set = It will be told from your next turn on.
ui-webhook-none = No address is told any more.
ui-offer = { $name } asks to take a step back.
ui-agree = Agree
ui-refuse = Refuse
ui-leave = Let a bot play for me
ui-come-back = Play myself again
ui-seat-link = A link to my seat, for another device
ui-auto-pass = Choose by itself where there is no choice
ui-watching = { $n ->
    [0] Nobody watches.
    [one] 1 spectator
   *[other] { $n } spectators
}
ui-no-table = There is no such table
ui-broken = This game cannot be opened any more
ui-real-table = Enter from your table
ui-real-table-about = Choose what was drawn or rolled.
ui-real-orders = Do this on your board
ui-real-find = a few letters, then Enter
ui-real-last = Entered last:
ui-dice-first = Which face does one die show?
ui-dice-second = One die shows { $first }. And the other?
ui-dice-again = Begin again
ui-hand-over = Hand over the screen
ui-hand-over-about = What follows is for one player’s eyes only.
ui-i-am = I am { $name }

## The end, and afterwards

ui-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
ui-solo-over = The curtain falls: { $score }
ui-won-by = Ahead of { $name } by { $points }: { $sources }.
ui-won-purse = Equal in prestige: the pounds left decide.
ui-won-shared = Equal in prestige and in pounds.
ui-good-score = With { $seats ->
    [one] one player
   *[other] { $seats } players
} { $good } prestige is a good result.
ui-breakdown = Where the points came from
ui-prestige-by-day = Prestige by day
ui-rematch = Play again
ui-replay = Replay
ui-first = To the start
ui-step-back = One step back
ui-step = One step on
ui-run = Let it run
ui-pause = Pause
ui-last = To the end
ui-scrub = Move of the game
ui-viewpoint = Seen by
ui-turning-points = Go to
ui-play-on = Play on from here
ui-download = Save as text
ui-to-table = To the table
ui-analysis = Analysis
ui-analyse = Let the bots judge the moves
ui-analysing = The bots are thinking …
ui-analysis-about = The strongest bot looks at every choice that was not forced and says what it would have done.
ui-analysis-failed = The analysis could not be finished. Try again.
ui-analysis-standing = Who stood how
ui-analysis-quality = How the choices were
ui-analysis-mean = { $percent } % of the chance given away a choice
ui-analysis-turning = Turning points
ui-analysis-calm = No choice cost much.
ui-analysis-here = The choice at this moment
ui-analysis-forced = Nothing was chosen here, or there was only one choice.
ui-analysis-best = The best choice.
ui-analysis-cost = { $percent } % of the chance given away
ui-analysis-instead = Better: { $choice }
ui-analysis-chosen = chosen

## Troupe’s table

ui-days = Days
ui-day = Day
ui-phases = Phases of the day
ui-acts = The three acts
ui-act = Act { $act }
ui-act-1-about = At a dress rehearsal: spaces 1 to 3 lose 1 prestige; from space 5, 7 and 9 on you gain 1, 3 or 5 pounds.
ui-act-2-about = At a dress rehearsal: spaces 1 to 3 lose 1 prestige; the foremost disc gains 2 prestige, the second 1.
ui-act-3-about = At a dress rehearsal: spaces 1 to 3 lose 1 prestige; from space 6, 8 and 10 on you gain 1, 2 or 3 prestige.
ui-on-space = { $name } on space { $space }
ui-neutral = the neutral disc
ui-market = Elements on offer
ui-market-costume = Costumes
ui-market-set = Set
ui-element-value = worth { $value }
ui-element-left = { $offer } on offer, { $bag } still in the bag
ui-standings = Order, prestige and purses
ui-order = Order today
ui-order-short = Order
ui-troupe = Troupe
ui-prestige = Prestige
ui-initiative = Initiative
ui-initiative-short = Init.
ui-purse = Purse
ui-purse-about = Pounds, and the wages owed at the end
ui-pounds = pounds
ui-cylinders = Cylinders left today, or a sealed wager
ui-cylinders-short = Cyl.
ui-cylinders-left = { $n ->
    [one] 1 cylinder left
   *[other] { $n } cylinders left
}
ui-to-act = has to decide
ui-sealed = has decided, sealed
ui-display = For hire
ui-display-empty = No cards.
ui-stage = Stage
ui-printed = printed element
ui-empty = empty
ui-ambiance = Ambiance
ui-board-of = The troupe of { $name }
ui-characters = Your company
ui-characters-of = The company of { $name }
ui-wages-owed = wages { $wages }
ui-wages-then = wages then { $wages }
ui-token = “+3” token
ui-turn-sums = { $cylinders ->
    [one] 1 cylinder left
   *[other] { $cylinders } cylinders left
} · £{ $pounds }, wages { $wages }
ui-passed = passed
ui-objectives = Objectives
ui-objectives-kept = { $n ->
    [one] 1 objective
   *[other] { $n } objectives
}
ui-gains = A complete costume earns
ui-gains-value = Value
ui-status-used = worked today
ui-status-resting = resting
ui-costume-state = costume { $count } of 3, value { $value }
ui-costume-sum = { $count } of 3, value { $value }
ui-costume-complete = complete: { $value } → £{ $pounds }, { $prestige } prestige
ui-short-recruit = Hire
ui-short-extra = As Extra
ui-short-activate = Activate
ui-short-boost = With +3
ui-short-draft = Take
ui-short-dress = Dress
ui-short-spare = Keep awake

## Globe’s table

ui-globe-board = The board
ui-the-globe = The Globe
ui-sonnets = The Sonnets
ui-class-comedy = comedy
ui-class-history = history
ui-class-tragedy = tragedy
ui-pink = pink: a “nearest” card leads here
ui-card = PICK CARD
ui-piece-on = Piece { $piece } of { $name }, on { $space }
ui-dice-title = Dice
ui-dice = The dice show { $dice }
ui-throw-turn = an ordinary throw
ui-throw-double = the throw for a double
ui-throw-interim = the throw out of a shared space
ui-again = A double: you throw once more afterwards.
ui-names-so-far = { $n ->
    [0] { $level ->
        [solitaire] Up to three names, a point for each.
       *[other] Up to three names, a space ahead for each.
    }
    [one] 1 name so far.
   *[other] { $n } names so far.
}
ui-card-title = The quotation card
ui-claims = Claimed so far
ui-card-says = The card: { $instruction }.
ui-book-page = For your eyes only
ui-pile = { $n } cards in the pile
ui-score-sum = { $n ->
    [one] 1 point
   *[other] { $n } points
}
ui-score-sheet = Score sheet
ui-named = Names already used
ui-zoom = Larger
ui-type-claim = Whom do you name?
ui-type-state = Which play, or the Sonnets?
ui-type-line = Which line?
ui-claim = Say it
ui-no-such-name = { $verb ->
    [state] No play has that title.
    [line] A line is given by its number.
   *[claim] Nobody of that name can be named here.
}
ui-all-plays = Choose from the list
ui-booklet-closed = The booklet is closed while a question is open.
ui-piece = Piece { $piece }
ui-piece-to = Piece { $piece } goes here
ui-piece-left = Piece { $piece }: { $left }
ui-to-go = { $n } to go
ui-choice-to = { $choice } to { $space }
ui-race = The race
ui-turns-lost = { $n ->
    [one] loses a turn.
   *[other] loses { $n } turns.
}
ui-turns-extra = { $n ->
    [one] has an extra turn.
   *[other] has { $n } extra turns.
}
ui-road = The road ahead
ui-road-of = Of which piece
ui-ahead = { $n } ahead
ui-you-stand = Here it stands
ui-claim-open = may be challenged
ui-claim-stands = stands
ui-window-left = { $seconds ->
    [one] 1 second to challenge
   *[other] { $seconds } seconds to challenge
}
ui-window-of = Whoever does not challenge within { $seconds } seconds lets it pass.
ui-matches = { $n ->
    [one] 1 name may be meant.
   *[other] { $n } names may be meant. Arrow keys choose among them.
}
ui-to-thespian = { $n ->
    [one] 1 point to a true Thespian
   *[other] { $n } points to a true Thespian
}
ui-thespian = A true Thespian!
ui-booklet-open = Open the booklet
ui-legend = Signs on the board
ui-legend-card = take a quotation card
ui-legend-lose = lose your next turn
ui-legend-steps = go on, or back
ui-legend-rungs = rungs of a ladder: spaces to the Globe

## Learning

ui-learn-begin = Begin the lesson
ui-learn-troupe = A first day with a guide: you draft, wager, recruit, activate, sew and build, against one bot.
ui-learn-globe = Eight short scenes with a guide, a decision each: dice, cards, ladders, names, a challenge, and home to the Globe.
ui-guide = Your guide
ui-guide-seen = What you have seen
ui-guide-close = Go on without a guide
ui-guide-next = A game against bots

## About

ui-about-data = What is ours
ui-about-troupe =
    Troupe’s cards, objectives, costume gains and the lengths of its acts are not printed in the rulebooks. What we had to
    make up is marked with a ° and called reconstructed; it is not the published value. Owners of the box can enter theirs.
ui-credits = With thanks
ui-credit-icons = Icons:
ui-credit-fonts = Typefaces:
