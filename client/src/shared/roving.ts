/** One tab stop for a whole board: arrow keys go to the nearest thing in that direction. */
import type { Attachment } from 'svelte/attachments';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function roving(): Attachment<Element> {
  return (board) => {
    let current: Element | undefined;
    let inside = false;

    const stops = () => [...board.querySelectorAll('[data-stop]')];
    const settle = (to: Element | undefined) => {
      current = to;
      for (const stop of stops()) stop.setAttribute('tabindex', stop === to ? '0' : '-1');
    };
    const refresh = () => {
      const all = stops();
      const lost = inside && current && !current.isConnected;
      const lit = all.find((stop) => stop.matches('[data-lit]'));
      const held =
        current?.isConnected && (current.matches('[data-lit]') || current === document.activeElement || !lit);
      settle(held ? current : (lit ?? all[0])); // who tabs into a board comes to something to choose
      if (lost && document.activeElement === document.body) focusOn(current);
    };
    const press = (event: Event) => {
      const pressed = (event as KeyboardEvent).key;
      const all = stops();
      const from = all.find((stop) => stop === document.activeElement);
      if (!from) return;
      const to = target(pressed, from, all);
      if (!to) return;
      event.preventDefault();
      settle(to);
      focusOn(to);
    };
    const arrive = (event: Event) => {
      inside = true;
      const stop = (event.target as Element).closest('[data-stop]');
      if (stop) settle(stop);
    };
    const leave = (event: Event) => {
      const next = (event as FocusEvent).relatedTarget as Node | null;
      if (next) inside = board.contains(next);
    };

    const watch = new MutationObserver(refresh);
    watch.observe(board, { childList: true, subtree: true, attributeFilter: ['data-lit', 'data-stop'] });
    board.addEventListener('keydown', press);
    board.addEventListener('focusin', arrive);
    board.addEventListener('focusout', leave);
    refresh();
    return () => {
      watch.disconnect();
      board.removeEventListener('keydown', press);
      board.removeEventListener('focusin', arrive);
      board.removeEventListener('focusout', leave);
    };
  };
}

function focusOn(node: Element | undefined): void {
  (node as HTMLElement | SVGElement | undefined)?.focus();
}

function target(pressed: string, from: Element, all: Element[]): Element | undefined {
  if (pressed === 'Home') return all[0];
  if (pressed === 'End') return all.at(-1);
  const way = ARROWS[pressed];
  return way && nearest(from, all, way);
}

/** The nearest stop that lies that way; what lies aside counts as further off. */
function nearest(from: Element, all: Element[], [dx, dy]: [number, number]): Element | undefined {
  const [x, y] = middle(from);
  let best: Element | undefined;
  let least = Infinity;
  for (const stop of all) {
    const [sx, sy] = middle(stop);
    const along = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    const far = along + 2.5 * aside;
    if (stop !== from && along > 2 && far < least) [best, least] = [stop, far];
  }
  return best;
}

function middle(node: Element): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
