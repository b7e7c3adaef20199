import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

const OVER_THE_PAGE = 'dialog, [role=dialog], .MuiModal-root';

/**
 * After a move to another page focus goes to its heading, so that a screen reader reads it. Pages
 * load late, so the heading is waited for; whoever puts focus into the page meanwhile keeps it, and so
 * does whoever opens something over the page and begins to type there.
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
      // What the move was made from, such as a drawer, is about to close.
      return over ? !over.contains(from) : element.contains(document.activeElement);
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
