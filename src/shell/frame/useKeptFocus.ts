import { useEffect } from 'react';

const STOPS = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex]';
const PLACES = '[role=dialog], main, body';

/** What the Tab key reaches next to a button: what follows it in its row, or else what is before it. */
function neighbourOf(button: HTMLElement): HTMLElement | undefined {
  const place = button.closest(PLACES);
  for (let near = button.parentElement; near; near = near === place ? null : near.parentElement) {
    const stops = [...near.querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled'),
    );
    const follows = (stop: Node) =>
      button.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING;
    const found = stops.find(follows) ?? stops.at(-1);
    if (found) return found;
  }
  return undefined;
}

/**
 * Keeps the focus in its place when a button becomes disabled because it was pressed: browsers take
 * the focus away from it. It returns to a button that was only busy, and moves to its neighbour
 * otherwise. Only for keys and screen readers: after a press of a finger, a focused field would open
 * the keyboard of a phone.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let pressed: HTMLElement | null = null;
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      // A busy button may still become enabled again.
      if (!pressed || pressed.querySelector('[role=progressbar]')) return;
      if (activeElement !== body && activeElement !== pressed) observer.disconnect();
      else (pressed.matches(':disabled') ? neighbourOf(pressed) : pressed)?.focus();
    });
    const notePress = ({ detail, target }: MouseEvent): void => {
      observer.disconnect();
      pressed = target instanceof Element ? target.closest('button') : null;
      // Browsers count the presses of a pointer, and no others.
      if (!pressed || detail > 0 || pressed !== document.activeElement) return;
      observer.observe(pressed, { attributeFilter: ['disabled', 'class'] });
    };
    document.addEventListener('click', notePress, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('click', notePress, true);
    };
  }, []);
}
