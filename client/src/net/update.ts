/** The build this page belongs to is the first one the server speaks of; another one later means an update. */
const RELOADED = 'wooden-o-reloaded';
const PAUSE = 20_000; // milliseconds; a server that cannot make up its mind must not keep the page loading

let ours = '';

export function outdated(build: string): boolean {
  ours ||= build;
  return build !== ours;
}

/** Fetch the new page, but never twice in a row. */
export function reload(): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < PAUSE) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
