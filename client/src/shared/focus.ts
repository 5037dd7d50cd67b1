/** Where the keyboard goes on when what it was on has gone. */
const CHOICE = '.prompt :is(input:not([type="checkbox"]), [data-lit]:not([aria-disabled="true"]))';
const TITLE = '[data-home]';

let last: Element | undefined;
let byKeys = false;

/** Remember what in the page was reached last; who presses elsewhere has left it. */
export function watchFocus(): void {
  addEventListener('pointerdown', () => (last = undefined), { capture: true });
  addEventListener('focusin', ({ target }) => {
    last = target as Element;
    byKeys = last.matches(':focus-visible');
  });
}

/** If what had the focus is gone, go to the first choice, or to what is asked; who is elsewhere stays there. */
export function regainFocus(): void {
  if (document.activeElement !== document.body || !last || last.isConnected) return;
  const find = (wanted: string) => document.querySelector<HTMLElement>(wanted);
  const next = (byKeys && find(CHOICE)) || find(TITLE);
  next?.focus({ preventScroll: true });
}
