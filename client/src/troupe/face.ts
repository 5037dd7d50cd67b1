/** Troupe for the table screen. */
import type { Face } from '../shared/face';
import type { Play } from '../shared/play.svelte';
import type { TroupeView } from '../wire';
import { say, sayMore } from '../words/words.svelte';
import Boards from './Boards.svelte';
import Token from './Token.svelte';
import Wager from './Wager.svelte';
import * as words from './words';

const LISTED = ['pass', 'done', 'queen:pounds', 'queen:objectives', 'advance', 'retreat', 'keep', 'under'];
const PLACES: Record<string, string> = {
  bid: '',
  draft: 'display',
  recruit: 'display',
  extra: 'display',
  'take:costume': 'market',
  'take:set': 'market',
  build: 'stage',
};
const RULES: Record<string, string> = {
  draft: '2',
  bid: '3',
  turn: '4',
  advance: '4.3',
  retreat: '6.2',
  take: '5.1',
  dress: '5.2',
  build: '5.3',
  queen: '4.4',
  keep: '4.4',
  under: '4.4',
  spare: '9',
};

const troupe = (play: Play<never>): Play<TroupeView> => play as unknown as Play<TroupeView>;

function sums({ view, seat }: Play<TroupeView>): string[] {
  const { ask, budget, left, jewels } = view.question;
  const own = seat === null ? undefined : view.troupes[seat];
  if (ask === 'advance' && left > 0) return [sayMore('ask-advance', 'left', { left })];
  if (['take', 'dress', 'build'].includes(ask) && !jewels) return [sayMore('ask-take', 'budget', { budget })];
  if (ask === 'turn' && own) {
    return [say('ui-turn-sums', { cylinders: own.cylinders, pounds: own.pounds, wages: own.wages })];
  }
  return [];
}

/** What a turn may be used for, as the words for it are called. */
function can({ choices }: Play<TroupeView>): string {
  const verbs = choices.map(({ verb }) => verb);
  if (verbs.includes('pass')) return 'activate-pass';
  return verbs.includes('activate') ? 'recruit-activate' : 'recruit';
}

function question(told: Play<never>): { text: string; sums: string[]; rule?: string } {
  const play = troupe(told);
  const { ask, kinds, held } = play.view.question;
  const text = say(`ask-${ask}`, {
    kinds: kinds ? say(`element-${kinds}`) : '',
    held: held ? say(`colour-${held}`) : '',
    can: can(play),
  });
  return { text, sums: sums(play), rule: RULES[ask] };
}

/** At a real table: what comes out of which bag or deck next. */
function drawn(told: Play<never>): string {
  return say(`ask-${troupe(told).view.question.ask}`);
}

export const face: Face = {
  Boards,
  Answer: Wager,
  Token,
  question,
  drawn,
  choice: (choice, named) => words.choice(choice, named),
  event: (event, named) => words.event(event, named),
  listed: ({ verb }) => LISTED.includes(verb),
  place: ({ verb }) => PLACES[verb] ?? 'company',
};
