/** Every word a person reads, from the project's Fluent files, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'de';
export type Words = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(['$locales/*/*.ftl', '!**/cli.ftl'], { import: 'default' });
const LATER = ['booklet', 'learn', 'rules']; // fetched where they are read
const STORE = 'wooden-o-language';

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const state = $state({ language: 'en' as Language, files: 0 });

const fileOf = (path: string): string => path.split('/').at(-1)!.replace('.ftl', '');
const FIRST = [...new Set(Object.keys(FILES).map(fileOf))].filter((file) => !LATER.includes(file));

function pathOf(language: Language, file: string): string | undefined {
  return Object.keys(FILES).find((path) => path.endsWith(`/${language}/${file}.ftl`));
}

/** Load files of words for a language; what is there already costs nothing. */
export async function load(files: string[], language: Language = state.language): Promise<void> {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  const missing = files.filter((file) => !loaded.has(language + file));
  await Promise.all(
    missing.map(async (file) => {
      const path = pathOf(language, file);
      if (path) bundle.addResource(new FluentResource(await FILES[path]!()), { allowOverrides: true });
      loaded.add(language + file);
    }),
  );
  if (missing.length) state.files += 1;
}

export async function speak(language: Language): Promise<void> {
  const more = [...loaded].filter((name) => name.startsWith(state.language)).map((name) => name.slice(2));
  await load([...new Set([...FIRST, ...more])], language);
  state.language = language;
  document.documentElement.lang = language;
  localStorage.setItem(STORE, language);
}

/** The language of last time, or the browser's. */
export function preferred(): Language {
  const kept = localStorage.getItem(STORE);
  if (kept === 'en' || kept === 'de') return kept;
  return navigator.language.startsWith('de') ? 'de' : 'en';
}

export const language = (): Language => state.language;

export function has(id: string): boolean {
  return state.files >= 0 && !!bundles.get(state.language)?.hasMessage(id);
}

/** A message in words; an unknown id stays readable. */
export function say(id: string, args: Words = {}): string {
  const bundle = state.files >= 0 ? bundles.get(state.language) : undefined;
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args, []);
}

/** An attribute of a message, or nothing. */
export function sayMore(id: string, attribute: string, args: Words = {}): string {
  const bundle = state.files >= 0 ? bundles.get(state.language) : undefined;
  const pattern = bundle?.getMessage(id)?.attributes[attribute];
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : '';
}

export function list(items: string[]): string {
  return new Intl.ListFormat(state.language, { type: 'conjunction' }).format(items);
}
