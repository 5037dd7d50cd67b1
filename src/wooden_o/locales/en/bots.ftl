### Bots, the arena and the analysis.

bot-troupe-random = Chance
    .about = Any choice the rules allow, all alike.
bot-troupe-greedy = Apprentice
    .about = Takes what looks best at once.
bot-troupe-planner = Stage manager
    .about = Thinks its own turn through and plays the day out in its head.
bot-troupe-searcher = Director
    .about = Searches through what everybody might do today.
bot-troupe-master = Master of the Revels
    .about = Searches with a judgement learned from thousands of its own games.
bot-globe-random = Chance
    .about = Any choice the rules allow, all alike.
bot-globe-groundling = Groundling
    .about = Moves without much thought and knows a fifth of the book.
bot-globe-player = Player
    .about = Looks a turn ahead and knows half of the book.
bot-globe-scholar = Scholar
    .about = Weighs every move and knows nearly all of the book.

## Arena

arena-heading = Arena: { $game }
arena-how = { $games } games at tables of { $seats }; mirrored games share their luck. ± is a 95 % interval.
arena-playing = playing
arena-written = Report: { $path }
arena-data-set = Data set: { $path }
arena-interrupted = Interrupted. The same command with the same folder goes on: { $path }
arena-share = Share of the points
arena-sources = Where the points came from
arena-scores = Scores
arena-head-bot = bot
arena-head-share = points
arena-head-score = score
arena-head-margin = margin
arena-head-elo = Elo
arena-head-time = a choice
arena-option-game = which game
arena-option-bots = levels of bots, with a budget a choice if wanted: master, master@100ms (of one core's work), master@500 (iterations); in Globe with its knowledge: scholar:0.6
arena-option-games = how many games at least; mirrored ones are always completed
arena-option-seats = seats at a table
arena-option-seed = the same seed gives the same luck
arena-option-option = an option of the game, such as rest=strategic
arena-option-data = a file of values to play with
arena-option-workers = processes; without it one a core
arena-option-ray = play on the Ray cluster at this address (local starts one here)
arena-option-out = folder for records, results and a CSV sheet, where an interrupted series resumes; or a file NAME.parquet for a data set
arena-option-report = write an HTML page with plots

## Analysis

analyse-option-seconds = how long to think about each choice
analyse-option-all = tell every choice, not only the turning points
analyse-option-json = print everything as JSON
analyse-error-seconds = seconds must be more than 0 and at most 3600
analyse-working = thinking
analyse-turning = Turning points
analyse-none = None: nobody gave much away.
analyse-all = Every choice
analyse-head-step = move
analyse-head-player = player
analyse-head-chosen = chosen
analyse-head-better = better
analyse-head-cost = cost
analyse-head-course = chances
analyse-head-choices = choices
analyse-head-best = best found
analyse-head-loss = given away a choice
analyse-percent = { $value } %
analyse-unfinished = The game was not played to its end.
