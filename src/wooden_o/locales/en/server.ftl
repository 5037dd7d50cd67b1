### What the server says: why something was not done, and its options.

## Refusals

problem-no-such-table = There is no such table.
problem-no-such-seat = There is no such seat.
problem-not-your-seat = That seat is not yours.
problem-not-seated = Only somebody at the table may do that.
problem-not-host = Only the one who made the table may do that.
problem-no-open-seat = No seat is open.
problem-waiting = The game has not begun.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-illegal = The rules do not allow that now.
problem-stale = The table has moved on.
problem-no-time = Your time for this game is used up; a bot plays on for you.
problem-take-back = That cannot be taken back.
problem-no-offer = There is no such question any more.
problem-bad-token = That link opens no seat at this table.
problem-bad-options = A table like that cannot be set up.
problem-bad-record = That record cannot be played.
problem-bad-data = That data file has mistakes.
problem-broken = The stored game cannot be replayed; nothing of it has been changed or lost.
problem-bad-request = The request is not understood.
problem-foreign-origin = Requests from that site are not allowed.
problem-too-many = Too many requests; wait a little.
problem-too-large = That is too large.
problem-storage = The storage does not answer; nothing was changed. Try again.
problem-storage-full = The disk is full; nothing was changed.
problem-storage-locked = Another program keeps the storage locked; nothing was changed. Try again.
problem-booklet-closed = The booklet is closed while it would answer a question that is open at one of your tables.
problem-webhooks-off = Webhooks are not allowed on this server.
problem-bad-webhook = That address cannot be used.
problem-not-found = There is nothing here.
problem-server = The server made a mistake; it has been noted.

## Why a step cannot be taken back at once

take-back-nothing-to-take-back = There is nothing of yours to take back.
take-back-something-was-revealed = Something hidden or random has come up since.
take-back-another-seat-acted = Somebody else has acted since.
take-back-nothing-to-redo = There is nothing to play again.
take-back-not-now = Not now.

## Options of `wooden-o serve`

cli-serve-host = the address to listen on; 0.0.0.0 opens the server to the network
cli-serve-port = the port to listen on
cli-serve-folder = where games are kept
cli-serve-database = a PostgreSQL database instead of a file, as postgresql://…
cli-serve-channels = a Redis through which several servers tell each other, as redis://…
cli-serve-origin = a further site whose pages may talk to this server; may be given several times
cli-serve-workers = how many processes compute for bots
cli-serve-window-seconds = how many seconds people have to challenge a claim in Globe, where the table does not say; 0: no limit
cli-serve-no-browser = do not open a browser
cli-serve-no-limits = without limits on how often anybody may ask
cli-serve-log-json = write the log as JSON
cli-serve-https = the server stands behind https: cookies travel only there
cli-serve-proxy = believe the proxy in front about who asks
cli-serve-webhooks = let players have an address outside told when it is their turn
cli-serve-missing = the server’s parts are not installed ({ $module } is missing): pip install "wooden-o[server]"
cli-serve-bad-port = --port is a number from 0 to 65535
cli-serve-bad-database = --database is an address such as postgresql://user@host/name, or sqlite:///file
cli-serve-bad-channels = --channels is an address such as redis://host:6379
