/** The rules in our own words: a page of their own, or a drawer beside the table opened where they matter. */
const FILES = import.meta.glob<string>('$rules/*.md', { import: 'default' });

export const drawer = $state({ game: '', at: '', open: false });

export function openRules(game: string, at = ''): void {
  Object.assign(drawer, { game, at, open: true });
}

export function readRules(game: string, language: string): Promise<string> {
  const find = (name: string) => Object.keys(FILES).find((path) => path.endsWith(`/${name}.md`));
  const path = find(`${game}.${language}`) ?? find(game);
  return path ? FILES[path]!() : Promise.resolve('');
}

/** The main sections of a rules text, for a list of contents. */
export function contents(html: string): { id: string; title: string }[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({ id, title }));
}
