"""The addresses of the server, by concern."""

from wooden_o.server.routes.live import live
from wooden_o.server.routes.lobby import (
    booklet,
    catalogue,
    game,
    lobby,
    mine,
    new_table,
    record_in,
    server,
    words,
    words_file,
)
from wooden_o.server.routes.moves import ask, chat, choose, consent, redo, take_back, why
from wooden_o.server.routes.pages import health, metrics, site
from wooden_o.server.routes.replays import analyse, analysis, at, branch, record_out, rematch, replay
from wooden_o.server.routes.seats import begin, claim, close, join, leave, links, settings, table, webhook

HANDLERS = [
    server,
    game,
    words,
    words_file,
    booklet,
    lobby,
    mine,
    new_table,
    record_in,
    catalogue,
    table,
    join,
    claim,
    links,
    begin,
    close,
    leave,
    settings,
    webhook,
    choose,
    take_back,
    consent,
    redo,
    why,
    ask,
    chat,
    replay,
    at,
    record_out,
    branch,
    rematch,
    analyse,
    analysis,
    live,
    health,
    metrics,
    site,
]
