/** Troupe's events, choices and cards in words: ids become names, then the Fluent messages are filled in. */
import { signed } from '../shared/figures';
import type { About } from '../shared/play.svelte';
import type { ChoiceInfo } from '../wire';
import { has, list, say, sayMore, type Words } from '../words/words.svelte';
import { isReconstructed, type Box, type Character, type Effects, type Objective } from './box';

export const ROMAN = ['', 'I', 'II', 'III'];
type Named = (seat: number) => string;

export const character = (id: string): string => say(`character-${id}`);
const object = (id: string): string => sayMore(`character-${id}`, 'object') || character(id);

/** A craftsman's own name: what he is and his value are seen on the card. */
export function shortName(box: Box, id: string): string {
  const whole = character(id);
  const kind = say(`kind-${box.characters.get(id)?.kind}`);
  if (!whole.toLowerCase().startsWith(kind.toLowerCase())) return whole;
  return (
    whole
      .slice(kind.length)
      .replace(/\(\d+\)/, '')
      .trim() || whole
  );
}

export function cell(id: string): string {
  const [row = '', place = ''] = id.split('.');
  return say('cell', { row, place });
}

function counted(counts: Record<string, number>): string {
  return list(Object.entries(counts).map(([colour, n]) => `${n} ${say(`colour-${colour}`)}`)) || say('list-nothing');
}

/** One argument of a message, from the id or number the engine gave. */
function argument(name: string, value: unknown, named: Named): string | number {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return many(name, value, named);
  if (typeof value === 'object') return counted(value as Record<string, number>);
  return one(name, value as string | number, named);
}

function one(name: string, value: string | number, named: Named): string | number {
  switch (name) {
    case 'seat':
      return named(Number(value));
    case 'character':
    case 'spared':
      return object(String(value));
    case 'colour':
    case 'held':
      return say(`colour-${value}`);
    case 'objective':
      return say(`objective-${value}`);
    case 'cell':
      return cell(String(value));
    case 'source':
      return say(`source-${value}`);
    case 'act':
      return ROMAN[Number(value)] ?? value;
    case 'steps':
    case 'points':
      return signed(Number(value));
    case 'ambiance':
      return say(`ambiance-${value}`);
    default:
      return value;
  }
}

function many(name: string, values: unknown[], named: Named): string {
  if (!values.length) return 'none';
  if (name === 'order') return list(values.map((seat) => named(Number(seat))));
  if (name === 'bids' || name === 'scores') return values.map((n, seat) => `${named(seat)} ${n}`).join(', ');
  return list(values.map((id) => object(String(id))));
}

function filled(fields: Record<string, unknown>, named: Named): Words {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, argument(name, value, named)]));
}

export function event(told: Record<string, unknown>, named: Named): string {
  const { event: id, ...fields } = told;
  return say(`event-${id}`, filled(fields, named));
}

export function choice({ verb, fields }: ChoiceInfo, named: Named): string {
  return say(`choice-${verb.replaceAll(':', '-')}`, filled(fields, named));
}

export function effects(effects: Effects): string {
  return list(Object.entries(effects).map(([kind, n]) => say(`effect-${kind}`, { n })));
}

/** What a card says of itself. */
export function card(box: Box, id: string, extra = false): About {
  const row: Character | undefined = box.characters.get(id);
  if (extra) return { title: say('character-extra'), lines: [say('card-extra', { power: effects(box.extra) })] };
  if (!row) return { title: character(id), lines: [] };
  const does = say(`card-${row.kind}`, {
    n: row.value ?? 0,
    activation: effects(row.activation ?? {}),
    power: effects(row.power ?? {}),
  });
  const lines = shortName(box, id) === character(id) ? [say(`kind-${row.kind}`), does] : [does];
  if (row.cost) lines.push(say('card-cost', { n: row.cost }));
  if (isReconstructed(row.provenance)) lines.push(`° ${say('provenance-reconstructed')}`);
  return { title: character(id), lines };
}

export function objective(row: Objective): About {
  const [first = 0, second = 0, third = 0] = row.steps;
  const measure = say(`measure-${row.measure}`);
  const lines = [say('objective-worth', { measure, first, second, third })];
  if (isReconstructed(row.provenance)) lines.push(`° ${say('provenance-reconstructed')}`);
  return { title: say(`objective-${row.id}`), lines };
}

export function reason(id: string): string {
  return has(`reason-${id}`) ? say(`reason-${id}`) : id;
}
