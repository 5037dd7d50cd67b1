### The terminal’s own texts.

## Commands and their options

cli-usage-play = play a game in the terminal
cli-usage-data = the data of Troupe: check, template, show
cli-usage-replay = read a recorded game
cli-usage-booklet = read the booklet of Globe
cli-usage-serve = serve the web page
cli-usage-arena = let programs play each other
cli-usage-analyse = look into a recorded game

cli-option-lang = language: en or de (otherwise by LANG)
cli-option-version = tell the version and whether the rules are compiled
cli-option-game = troupe or globe
cli-option-seats = how many play, 1 to 4
cli-option-people = how many of them are people at this terminal; the rest are programs
cli-option-names = the players’ names, separated by commas
cli-option-rest = Troupe: everybody rests at once, or strategic: one after the other
cli-option-level = Globe: basic, advanced, tournament or solitaire
cli-option-pieces = Globe: pieces a player, 2 or 3
cli-option-act-scene-line = Globe, tournament: act, scene and line may be stated too
cli-option-data = a file with values to play with instead of ours
cli-option-save = write the game to this file after every step
cli-option-resume = go on with the game in this file, and keep saving it there
cli-option-seed = make chance repeatable
cli-option-bot = who plays the other seats: random, or how strong a program
cli-option-record = the file of a recorded game
cli-option-seat = see the table as that seat sees it, from 1
cli-option-to = stop after so many steps
cli-option-table = show the table at the end as well
cli-option-file = a data file in TOML
cli-option-check = check a data file; every mistake is named
cli-option-template = print our data as a file to fill in
cli-option-show = tell which values are reconstructed
cli-option-topic = a play’s id or title, or: kings, life, quotations; nothing lists the plays

## Errors

cli-error = error: { $message }
cli-error-exists = { $path } exists already; go on with it by --resume { $path }, or choose another name
cli-error-read = { $path } cannot be read: { $why }
cli-error-write = { $path } cannot be written: { $why }
cli-error-not-text = { $path } is not UTF-8 text
cli-error-people = { $people } people do not fit on { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
cli-error-names = there are { $names } names for { $seats } seats
cli-error-seat = there is no seat { $seat }
cli-error-bot = there is no program called { $bot }; there are: { $levels }
cli-error-steps = the record has { $steps } steps, not { $to }
cli-error-topic = the booklet has nothing about “{ $topic }”; “wooden-o booklet” lists what there is

## At the table

cli-welcome-troupe = Six days until the Queen comes. Type a number to choose, ? for help.
cli-welcome-globe = Round the board and up your ladder into the Globe. Type a number to choose, ? for help.
cli-welcome-data = { $count } rows of the data are reconstructed by us and marked °; “wooden-o data show” lists them.
cli-you = You are { $name }.
cli-resumed = The game goes on after step { $steps }.
cli-saving = Saved in { $path } after every step.
cli-hand-over = Hand over to { $name }. Everybody else looks away.
cli-press-enter = Press Enter, { $name }.
cli-search = There are { $count } answers: type a name, or part of one.
cli-search-none = Nothing fits “{ $text }”.
cli-search-found = That may be:
cli-unknown = “{ $text }” is neither a number from 1 to { $count }, nor a key, nor a command; ? shows them.
cli-why-not = That cannot be done: { $reason }.
cli-why-legal = { $key } can be chosen right now.
cli-why-what = why what? Give a key, such as: why { $key }
cli-taken-back = Taken back.
cli-cannot-take-back = That cannot be taken back: { $reason }.
cli-cannot-redo = That cannot be played again: { $reason }.
cli-played = You: { $choice }.
cli-saved = Saved in { $path }.
cli-save-where = Say where: save FILE
cli-left-saved = The game is saved in { $path }; go on with: wooden-o play { $game } --resume { $path }
cli-left-unsaved = The game was not saved.
cli-log-empty = Nothing has happened yet.

## Words for commands; the English ones are always understood

cli-command-help = help
cli-command-why = why
cli-command-undo = undo
cli-command-redo = redo
cli-command-log = log
cli-command-table = table
cli-command-cards = cards
cli-command-save = save
cli-command-quit = quit
cli-help =
    number       choose what stands beside it
    key          the same by its spelling, such as { $key }
    why KEY      tells which rule forbids a choice
    undo, redo   take your last step back, play it again
    table        show the whole table again
    cards        what every card in sight does
    log          everything that has happened
    save FILE    write the game to a file
    quit         leave

## Headings of the table

cli-day = Day { $day } of 6
cli-order = Order
cli-initiative = Initiative
cli-act = Act { $act }
cli-costumes = Costumes
cli-sets = Set
cli-in-bag = left in the bag
cli-display = For hire
cli-deck = { $deck } cards in the deck, { $discards } discarded
cli-objectives-left = { $count } objectives in the pile
cli-board-of = { $name }’s board
cli-others = The others
cli-companies = The companies
cli-prestige = prestige
cli-wages = wages
cli-cylinders = { $n ->
    [one] 1 cylinder
   *[other] { $n } cylinders
}
cli-tokens = { $n ->
    [one] 1 “+3” token
   *[other] { $n } “+3” tokens
}
cli-ambiance = Ambiance
cli-stage-legend = · free   i candle   ▓ printed
cli-character = Character
cli-costume = Costume
cli-does = Activated
cli-power = In costume
cli-cost = Wage
cli-state-used = active
cli-state-resting = resting
cli-state-passed = passed
cli-state-sealed = decided
cli-state-recruited = recruited
cli-my-objectives = Objectives
cli-hidden-objectives = { $count ->
    [0] no objective
    [one] 1 hidden objective
   *[other] { $count } hidden objectives
}
cli-pile = { $pile } cards in the pile
cli-last-card = Last card
cli-lost-turns = turns to lose
cli-extra-turns = extra turns
cli-names-used = Names used
cli-globe-legend = ▣ corner   c h t comedy, history, tragedy (lit: a target)   ? card   × Lose Turn   +2 −2 forward, back   C H T to the nearest   ◎ the Globe

## Data

cli-data-good = { $path } is in order: { $fingerprint }
cli-data-bad = { $path } has { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}:
cli-data-heading = The data of Troupe, { $fingerprint }
cli-data-reconstructed = Reconstructed by us, not the published values:
cli-data-none = No value is reconstructed.
cli-data-all-fields = all
cli-data-how = Have the box? “wooden-o data template > my.toml” writes a file to fill in, “wooden-o data check my.toml” checks it, and --data my.toml plays with it.

## Replay and booklet

cli-replay-step = { $step }.
cli-replay-open = The game is not over: hidden cards stay hidden. --seat N shows what that seat knows.
cli-booklet-how = “wooden-o booklet hamlet” opens a play; kings, life and quotations can be opened too.
cli-booklet-spoken-by = { $speaker }, { $place }
cli-booklet-place = { $act }.{ $scene }.{ $line }
cli-booklet-unchecked = line number not checked
cli-booklet-sonnet = Sonnet { $number }

## What cards do, in short

cli-short-red = I +{ $n }
cli-short-yellow = II +{ $n }
cli-short-blue = III +{ $n }
cli-short-white = any +{ $n }
cli-short-ambiance = mood +{ $n }
cli-short-pounds = £{ $n }
cli-short-prestige = +{ $n } prestige
cli-short-costume = costume ≤ { $n }
cli-short-set = set ≤ { $n }
cli-short-costume-mistress = costumes ≤ { $n }
cli-short-set-dresser = sets ≤ { $n }
cli-short-handyman = both ≤ { $n }
cli-short-jeweller = 1 yellow
cli-short-assistant = craftsmen +1
cli-short-queen = £4 or objective
