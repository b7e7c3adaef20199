import { useEffect } from 'react';

/**
 * Puts the focus on an element that the Tab key does not reach, until it moves on from there. Not on
 * a button or field beside it: the second half of a doubled press would do something there.
 */
function focusPlace(place: HTMLElement | null): void {
  if (!place) return;
  place.tabIndex = -1;
  // The theme draws its ring.
  place.dataset['focusPlace'] = '';
  const leave = (): void => {
    place.removeAttribute('tabindex');
    delete place.dataset['focusPlace'];
  };
  place.addEventListener('blur', leave, { once: true });
  place.focus({ preventScroll: true });
}

/**
 * Keeps the focus in its place when a button becomes disabled because it was pressed: browsers take
 * the focus away from it. It returns to a button that was only busy, and otherwise stays on what
 * surrounds it. Only for keys and screen readers: pointers need no focus.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let pressed: HTMLElement | null = null;
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      // A busy button may still become enabled again.
      if (!pressed || pressed.querySelector('[role=progressbar]')) return;
      if (activeElement !== body && activeElement !== pressed) observer.disconnect();
      else if (pressed.matches(':disabled')) focusPlace(pressed.parentElement);
      else pressed.focus();
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
