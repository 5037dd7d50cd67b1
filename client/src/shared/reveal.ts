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

/** If nothing that is lit can be seen, scroll to it: the table may be longer than the window, or the sheet cover it. */
export function revealLit(board: Element | undefined, sheet: Element | undefined): void {
  const lit = [...(board?.querySelectorAll(LIT) ?? [])];
  const covers = sheet && getComputedStyle(sheet).position === 'fixed';
  const floor = covers ? sheet.getBoundingClientRect().top : innerHeight;
  const seen = ({ top, bottom }: DOMRect): boolean => bottom > 40 && top < floor - 30;
  if (lit.length && !lit.some((node) => seen(node.getBoundingClientRect()))) see(lit[0]!, 'center');
}
