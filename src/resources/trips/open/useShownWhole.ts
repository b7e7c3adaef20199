import { useEffect, type RefObject } from 'react';
import { SCROLL_ROOM_TOP } from '../../../shell/frame/useDrawer.ts';

/**
 * Scrolls what was just opened into view, once it has its full height: all of it with its row if
 * that fits, otherwise from the row on.
 * @param row the element above it that it belongs to
 */
export function useShownWhole(
  panel: RefObject<HTMLElement | null>,
  row: (panel: HTMLElement) => Element | null,
): void {
  useEffect(() => {
    const opened = panel.current;
    const frame = opened?.closest('.MuiCollapse-root');
    if (!opened || !frame) return undefined;
    const show = () => {
      const head = row(opened);
      const height = opened.offsetHeight + (head?.clientHeight ?? 0);
      if (height > window.innerHeight - SCROLL_ROOM_TOP) head?.scrollIntoView({ block: 'start' });
      else {
        head?.scrollIntoView({ block: 'nearest' });
        opened.scrollIntoView({ block: 'nearest' });
      }
    };
    // It unfolds, and until then there is nothing to scroll to.
    const unfolding = new ResizeObserver(() => {
      if (frame.clientHeight < opened.offsetHeight) return;
      unfolding.disconnect();
      show();
    });
    unfolding.observe(frame);
    return () => unfolding.disconnect();
    // Only when it opens: later changes in it must not move the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
