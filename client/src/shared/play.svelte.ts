/** What a board needs: a view to draw, the choices to offer, and somebody to tell. Boards know no rules. */
import { getContext, setContext } from 'svelte';
import type { CatalogueInfo, ChoiceInfo, Matched, Snapshot, StandingInfo, TypedInfo } from '../wire';

/** What is told about a thing while it is pointed at. */
export interface About {
  title: string;
  lines: string[];
}

export interface Hint extends About {
  why: string;
  box: DOMRect;
}

export class Play<V> {
  view = $state.raw() as V;
  names = $state.raw<string[]>([]);
  choices = $state.raw<ChoiceInfo[]>([]);
  typed = $state.raw<TypedInfo[]>([]);
  /** All that the server told with the view; nothing in a replay. */
  snapshot = $state.raw<Snapshot | null>(null);
  /** How the game ended; nothing until then. */
  standing = $state.raw<StandingInfo | null>(null);
  seat = $state<number | null>(null);
  /** People whose page is not connected; nobody in a replay. */
  gone = $state.raw<number[]>([]);
  busy = $state(false);
  hint = $state.raw<Hint | null>(null);
  readonly legal = $derived(new Map(this.choices.map((choice) => [choice.key, choice])));
  readonly tables: CatalogueInfo['tables'];

  constructor(
    view: V,
    readonly catalogue: CatalogueInfo,
    private readonly tell: (key: string) => void = () => {},
    private readonly ask: (key: string) => Promise<string> = () => Promise.resolve(''),
    /** Which choices typed words may mean; for verbs that have too many to list. */
    readonly find: (text: string, verb: string) => Promise<Matched[]> = () => Promise.resolve([]),
  ) {
    this.view = view;
    this.tables = catalogue.tables;
  }

  /** The first of these keys that may be chosen now. */
  first(keys: string[]): string | undefined {
    return keys.find((key) => this.legal.has(key));
  }

  choose(key: string): void {
    this.hint = null;
    if (!this.busy && this.legal.has(key)) this.tell(key);
  }

  /** A choice found by typing; the server looks it up among the legal ones. */
  chooseTyped(key: string): void {
    if (!this.busy) this.tell(key);
  }

  /** Why a key cannot be chosen, in words; nothing if it can, or if nobody is asked. */
  async why(key: string | undefined): Promise<string> {
    if (!key || this.legal.has(key) || !this.choices.length) return '';
    return this.ask(key);
  }

  name(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }
}

const KEY = Symbol('play');
export const givePlay = <V>(play: Play<V>): Play<V> => setContext(KEY, play);
export const usePlay = <V>(): Play<V> => getContext<Play<V>>(KEY);
