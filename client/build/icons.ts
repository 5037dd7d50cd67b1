/** Only the icons that the page names: `virtual:icons` maps each name to its path data. */
import { icons as set } from '@iconify-json/game-icons';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ID = 'virtual:icons';
const LIST = new URL('../src/shared/icons.txt', import.meta.url);

function body(name: string): string {
  const icon = set.icons[name];
  if (!icon) throw new Error(`icons.txt: game-icons has no ${name}`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
}

export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === ID ? '\0' + ID : undefined),
    load(id) {
      if (id !== '\0' + ID) return;
      const names = readFileSync(LIST, 'utf8').split('\n').filter(Boolean);
      const table = Object.fromEntries(names.map((name) => [name, body(name)]));
      return `export default ${JSON.stringify(table)}`;
    },
  };
}
