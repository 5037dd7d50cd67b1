/** Data and rules of the project as modules: TOML as objects, Markdown as HTML, both made when the page is built. */
import { marked } from 'marked';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const module = (value: unknown) => ({
  code: `export default ${JSON.stringify(value)}`,
  map: null,
  moduleType: 'js' as const,
});

/** Links between the project's documents lead nowhere on the page: only their words are kept. */
function html(source: string): string {
  const words = source.replace(/\[([^\]]+)\]\((?!https?:|#)[^)]*\)/g, '$1');
  return marked
    .parse(words, { async: false })
    .replace(/<table>/g, '<div class="wide-table" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>');
}

export function content(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    transform(source, id) {
      if (id.endsWith('.toml')) return module(parse(source));
      if (id.endsWith('.md')) return module(html(source));
    },
  };
}
