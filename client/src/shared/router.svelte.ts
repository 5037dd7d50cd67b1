/** Addresses of the page: a path each, so that every screen can be linked to. */
const state = $state({ path: location.pathname, query: location.search });

export const route = (): string[] => state.path.split('/').filter(Boolean);
export const query = (): URLSearchParams => new URLSearchParams(state.query);

export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  arrive();
  if (replace) return;
  scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

function arrive(): void {
  state.path = location.pathname;
  state.query = location.search;
}

/** Links of our own change the screen without loading the page again. */
export function watchLinks(): void {
  addEventListener('popstate', arrive);
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
