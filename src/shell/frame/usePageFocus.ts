import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

// While the next page loads, the last one stays in the document, hidden, and keeps the focus for a
// moment.
const isShownIn = (page: HTMLElement, focused: Element | null): boolean =>
  focused !== null && page.contains(focused) && focused.checkVisibility();

function focusHeading(main: HTMLElement): boolean {
  const heading = [...main.querySelectorAll('h1')].find((one) => one.checkVisibility());
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

const OVER_THE_PAGE = 'dialog, [role=dialog], .MuiModal-root';

/**
 * After a move to another page, puts the focus on its heading, so that a screen reader reads it.
 * Pages load late, so it waits for the heading. A user who has moved the focus into the page by
 * then keeps it, and so does one who types in something that was opened over the page.
 */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const element = main.current;
    if (!element || lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    const from = document.activeElement;
    const isElsewhere = () => {
      const over = document.activeElement?.closest(OVER_THE_PAGE);
      // The element that the user left from, such as a drawer, is about to close.
      return over ? !over.contains(from) : isShownIn(element, document.activeElement);
    };
    if (isElsewhere() || focusHeading(element)) return undefined;
    const observer = new MutationObserver(() => {
      if (isElsewhere() || focusHeading(element)) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);

  return main;
}
