/** Fluent files as strings, without the remarks that nobody reads in a browser. */
import type { Plugin } from 'vite';

export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return;
      const kept = source.split('\n').filter((line) => !line.startsWith('#') && line.trim());
      return { code: `export default ${JSON.stringify(kept.join('\n'))}`, map: null, moduleType: 'js' };
    },
  };
}
