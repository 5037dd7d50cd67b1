"""A series as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import isfinite

from wooden_o.arena import plots
from wooden_o.arena.statistics import Estimate, Summary, elo, labels, seats_of, summaries
from wooden_o.arena.table import Result
from wooden_o.words import Words

STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #f7f1e3; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee4d0; --paper: #221c16; } }
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { border-bottom: 3px double #8886; padding-bottom: .4rem; } h2 { margin: 2rem 0 .4rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #8886; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; margin: .5rem 0 1.5rem; } svg text { fill: var(--ink); font-size: 13px; }
.bar { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.mark { stroke: var(--ink); stroke-dasharray: 4 4; opacity: .6; }
.zero { stroke: var(--ink); } .key { font-size: .9rem; } .key span { margin-right: 1rem; white-space: nowrap; }
.key i { display: inline-block; width: .9em; height: .9em; margin-right: .3em; }
"""


def page(results: list[Result], heading: str, words: Words) -> str:
    """All of it."""
    told = summaries(results)
    parts = [
        f"<h1>{escape(heading)}</h1>",
        f"<p>{escape(words.text('arena-how', games=len(results), seats=len(results[0].lineup)))}</p>",
        table(heads(words), rows(told, elo(results), words)),
        section(words, "arena-share", share_plot(told, len(results[0].lineup), words)),
        section(words, "arena-sources", sources_key(told, words) + sources_plot(told, words)),
        section(words, "arena-scores", score_plots(results, words)),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(heading)}</title>'
    body = f"<head>{head}<style>{STYLE}</style></head><body>{''.join(parts)}</body>"
    return f'<!doctype html><html lang="{words.language}">{body}</html>\n'


def heads(words: Words) -> list[str]:
    ids = ("bot", "share", "score", "margin", "elo", "time")
    return [words.text(f"arena-head-{name}") for name in ids]


def rows(told: Sequence[Summary], strengths: Mapping[str, float], words: Words) -> list[list[str]]:
    return [
        [
            each.label,
            percent(each.share, words),
            plain(each.score, words),
            plain(each.margin, words),
            figure(f"{strengths[each.label]:+.0f}", words),
            figure(f"{each.milliseconds:.1f} ms", words),
        ]
        for each in told
    ]


def percent(value: Estimate, words: Words) -> str:
    return figure(f"{100 * value.mean:.1f} %", words) + margin(100 * value.error, words)


def plain(value: Estimate, words: Words) -> str:
    return figure(f"{value.mean:.1f}", words) + margin(value.error, words)


def margin(error: float, words: Words) -> str:
    """How far off it may be; one observation alone cannot say."""
    return figure(f" ± {error:.1f}", words) if isfinite(error) else ""


def figure(text: str, words: Words) -> str:
    """With a real minus and the language's decimal sign."""
    shown = text.replace("-", "−")
    return shown.replace(".", ",") if words.language == "de" else shown


def table(head: Iterable[str], body: Iterable[Iterable[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in body)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"


def section(words: Words, message: str, inside: str) -> str:
    return f"<h2>{escape(words.text(message))}</h2>{inside}"


def share_plot(told: Sequence[Summary], seats: int, words: Words) -> str:
    shown = [(each.label, 100 * each.share.mean, 100 * each.share.low, 100 * each.share.high) for each in told]
    return plots.bars(words.text("arena-share"), shown, 0, 100, 100 / seats)


def source_names(told: Sequence[Summary]) -> list[str]:
    return list(dict.fromkeys(name for each in told for name in each.sources))


def sources_key(told: Sequence[Summary], words: Words) -> str:
    return colour_key([words.text(f"source-{name}") for name in source_names(told)])


def colour_key(names: Sequence[str]) -> str:
    """Which colour is which."""
    spans = []
    for index, name in enumerate(names):
        colour = plots.COLOURS[index % len(plots.COLOURS)]
        spans.append(f'<span><i style="background:{colour}"></i>{escape(name)}</span>')
    return f'<p class="key">{" ".join(spans)}</p>'


def sources_plot(told: Sequence[Summary], words: Words) -> str:
    return plots.stacks(words.text("arena-sources"), [(each.label, each.sources) for each in told], source_names(told))


def score_plots(results: list[Result], words: Words) -> str:
    by_bot = [
        (label, [float(result.scores[seat]) for result in results for seat in seats_of(result, label)])
        for label in labels(results)
    ]
    key = colour_key([label for label, _ in by_bot])
    return key + plots.histogram(words.text("arena-scores"), by_bot)
