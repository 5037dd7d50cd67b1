/** The rules of the project as modules: Markdown as HTML, made when the page is built. */
import { marked } from 'marked';
import type { Plugin } from 'vite';

const module = (value: unknown) => ({
  code: `export default ${JSON.stringify(value)}`,
  map: null,
  moduleType: 'js' as const,
});

/** Links between the project's documents lead nowhere on the page: only their words are kept. Sections can be linked to. */
function html(source: string): string {
  const words = source.replace(/\[([^\]]+)\]\((?!https?:|#)[^)]*\)/g, '$1');
  return marked
    .parse(words, { async: false })
    .replace(/<h([23])>§([\d.]+)/g, '<h$1 id="s$2">§$2')
    .replace(/<table>/g, '<div class="wide-table" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>');
}

export function content(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    transform(source, id) {
      if (id.endsWith('.md')) return module(html(source));
    },
  };
}
