import { useEffect, type RefObject } from 'react';
import { SCROLL_ROOM_TOP } from '../../../shell/frame/useDrawer.ts';

/** With so much of it in view, in pixels, the reader sees what was opened, and nothing moves. */
const ENOUGH = 240;

/**
 * Scrolls what was just opened into view, once it has its full height: from the row on if it is higher
 * than the window, otherwise all of it with its row, and only if hardly any of it is in view.
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
      const { top, height } = opened.getBoundingClientRect();
      if (height + (head?.clientHeight ?? 0) > window.innerHeight - SCROLL_ROOM_TOP)
        return head?.scrollIntoView({ block: 'start' });
      if (Math.min(top + height, window.innerHeight) - Math.max(top, 0) >= Math.min(ENOUGH, height))
        return;
      head?.scrollIntoView({ block: 'nearest' });
      opened.scrollIntoView({ block: 'nearest' });
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
