/** Everything that is a colour is also a symbol: path data in a box of 24 by 24. */
import type { TroupeView } from '../wire';

export type Colour = NonNullable<TroupeView['question']['held']>;

export const COLOURS: Colour[] = ['black', 'pink', 'purple', 'blue', 'green', 'yellow'];

export const SYMBOLS: Record<Colour, string> = {
  black: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  pink: 'M12 18.3 6.2 12.4a3.6 3.6 0 0 1 5.1-5.1l.7.7.7-.7a3.6 3.6 0 0 1 5.1 5.1z',
  purple: 'M12 5.2 17 12l-5 6.8L7 12z',
  blue: 'M12 5c3 3.6 4.6 6 4.6 8.4a4.6 4.6 0 0 1-9.2 0C7.400 11 9 8.600 12 5z',
  green:
    'M12 5.500a2.900 2.900 0 0 1 2.300 4.700 2.900 2.900 0 1 1-1.500 4.900l.8 3.400h-3.200l.8-3.400a2.900 2.900 0 1 1-1.500-4.900A2.900 2.900 0 0 1 12 5.500z',
  yellow: 'm12 5 2 4.700 5.100.4-3.900 3.300 1.200 5L12 15.700l-4.400 2.700 1.200-5L4.900 10.100l5.100-.4z',
};

/** Marks on light elements are drawn in ink. */
export const isLight = (colour: Colour): boolean => colour === 'yellow' || colour === 'pink';

export const PORTRAITS: Record<string, string> = {
  author: 'quill-ink',
  falstaff: 'beer-stein',
  handyman: 'toolbox',
  queen: 'queen-crown',
  extra: 'domino-mask',
  'lady-macbeth': 'plain-dagger',
  hamlet: 'crowned-skull',
  viola: 'duality-mask',
  juliet: 'dagger-rose',
  romeo: 'hearts',
  beatrice: 'curly-mask',
  iago: 'snake',
  puck: 'fairy',
  othello: 'bleeding-heart',
  macbeth: 'cauldron',
  portia: 'scales',
  prospero: 'wizard-staff',
  titania: 'fairy-wings',
  cleopatra: 'cleopatra',
};

const KINDS: Record<string, string> = {
  actor: 'drama-masks',
  'costume-mistress': 'sewing-needle',
  'set-dresser': 'theater-curtains',
  handyman: 'toolbox',
  jeweller: 'cut-diamond',
  assistant: 'person',
  queen: 'queen-crown',
};

export const portrait = (id: string, kind: string): string => PORTRAITS[id] ?? KINDS[kind] ?? 'drama-masks';
