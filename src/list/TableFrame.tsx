import { Box } from '@mui/material';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useListContext } from 'react-admin';
import { SCROLL_ROOM_TOP, TOP_BAR_HEIGHT } from '../shell/frame/useDrawer.ts';
import { PAGER_HEIGHT } from './ListPager.tsx';

/** Whether the table inside is wider than the frame. */
function useIsWider() {
  const frame = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);
  useLayoutEffect(() => {
    const box = frame.current;
    const table = box?.querySelector('table');
    if (!box || !table) return undefined;
    const measure = () => setWider(table.offsetWidth > box.clientWidth + 1);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    watch.observe(table);
    return () => watch.disconnect();
  }, []);
  return { frame, isWider };
}

/** The head by which the rows are sorted, as react-admin's table marks it. */
const SORTED_BY = '.MuiTableSortLabel-root.Mui-active';

/** Sets `aria-sort` on each head, because react-admin shows the order only by an arrow. */
function useToldOrder(frame: RefObject<HTMLDivElement | null>): void {
  const { sort } = useListContext();
  useLayoutEffect(() => {
    for (const head of frame.current?.querySelectorAll('th') ?? []) {
      if (head.querySelector(SORTED_BY))
        head.ariaSort = sort.order === 'ASC' ? 'ascending' : 'descending';
      else head.ariaSort = null;
    }
  });
}

/**
 * Keeps the heads of a table visible. A table that fits scrolls with the page, and its heads stay
 * below the bar at the top. A wider one scrolls inside the frame, which is then as high as the
 * window allows.
 */
export function TableFrame({ children }: { children: ReactNode }) {
  const { frame, isWider } = useIsWider();
  useToldOrder(frame);
  return (
    <Box
      ref={frame}
      sx={{
        '& .RaDataTable-headerCell': { top: isWider ? 0 : TOP_BAR_HEIGHT },
        '& .RaDataTable-tableWrapper': isWider
          ? { overflow: 'auto', maxHeight: `calc(100dvh - ${SCROLL_ROOM_TOP + PAGER_HEIGHT}px)` }
          : {},
      }}
    >
      {children}
    </Box>
  );
}
