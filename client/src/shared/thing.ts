/** Makes a drawn thing something to point at: it lights up if one of its keys is legal, and says why not otherwise. */
import type { Attachment } from 'svelte/attachments';
import type { About, Play } from './play.svelte';

interface Options {
  keys?: string[];
  about?: () => About;
}

const PAUSE = 220; // milliseconds of pointing before something is explained

export function thing<V>(play: Play<V>, { keys = [], about }: Options): Attachment<Element> {
  return (node) => {
    const key = play.first(keys);
    dress(node, key !== undefined, keys.length > 0);
    let timer = 0;
    const explain = async () => {
      const told = about?.();
      const why = await play.why(keys[0]);
      if (!node.isConnected || (!told && !why)) return;
      play.hint = { title: told?.title ?? '', lines: told?.lines ?? [], why, box: node.getBoundingClientRect() };
    };
    const soon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(explain, PAUSE);
    };
    const leave = () => {
      clearTimeout(timer);
      if (play.hint) queueMicrotask(() => (play.hint = null)); // a blur may come from within an update
    };
    const act = () => (key === undefined ? void explain() : play.choose(key));
    const press = (event: Event) => {
      if (event.target !== node) return; // a button inside answers for itself
      const { key: pressed } = event as KeyboardEvent;
      if (pressed === 'Escape') leave();
      if (pressed !== 'Enter' && pressed !== ' ') return;
      event.preventDefault();
      act();
    };
    const focus = () => node.matches(':focus-visible') && soon();
    const events: [string, (event: Event) => void][] = [
      ['pointerenter', soon],
      ['pointerleave', leave],
      ['focus', focus],
      ['blur', leave],
      ['click', act],
      ['keydown', press],
    ];
    for (const [name, listener] of events) node.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of events) node.removeEventListener(name, listener);
    };
  };
}

function dress(node: Element, lit: boolean, button: boolean): void {
  node.setAttribute('data-stop', '');
  if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1');
  if (node.localName !== 'button') node.setAttribute('role', button ? 'button' : 'group');
  node.toggleAttribute('data-lit', lit);
  if (button && !lit) node.setAttribute('aria-disabled', 'true');
  else node.removeAttribute('aria-disabled');
}
