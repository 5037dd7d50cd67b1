/** Bringing what may be chosen before the eyes. */
const LIT = '[data-lit]:not([aria-disabled="true"])';
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const see = (node: Element, block: ScrollLogicalPosition): void =>
  node.scrollIntoView({ block, behavior: still() ? 'auto' : 'smooth' });

/** To the first thing lit in a place of the table; the keyboard comes along. */
export function goTo(place: string): void {
  const found = document.querySelector(`[data-place="${place}"]`);
  const lit = found?.querySelector<HTMLElement>(LIT);
  (lit ?? undefined)?.focus({ preventScroll: true });
  const node = lit ?? found;
  if (node) see(node, 'center');
}

const GAP = 8; // pixels between what is lit and the edge

/** If nothing that is lit can be seen whole, scroll to it; over a sheet, on to all that can be seen together with it. */
export function revealLit(board: Element | undefined, sheet: Element | undefined): void {
  const boxes = [...(board?.querySelectorAll(LIT) ?? [])].map((node) => node.getBoundingClientRect());
  const covers = sheet !== undefined && getComputedStyle(sheet).position === 'fixed';
  const floor = covers ? sheet.getBoundingClientRect().top : innerHeight;
  const whole = boxes.filter(({ top, bottom }) => top >= 0 && bottom <= floor);
  if (!boxes.length || (whole.length && !covers)) return;
  const top = Math.min(...(whole.length ? whole : boxes.slice(0, 1)).map((box) => box.top));
  const low = Math.max(top, ...boxes.map(({ bottom }) => bottom).filter((bottom) => bottom - top <= floor - 2 * GAP));
  const by = whole.length ? Math.max(0, low + GAP - floor) : (top + low - floor) / 2;
  if (by) scrollBy({ top: by, behavior: still() ? 'auto' : 'smooth' });
}
