import { Box } from '@mui/material';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { SCROLL_ROOM_TOP, TOP_BAR_HEIGHT } from '../../shell/frame/useDrawer.ts';
import { PAGER_HEIGHT } from '../../theme/pager.ts';

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

/**
 * Keeps the heads of a table visible. A table that fits scrolls with the page, and its heads stay
 * below the bar at the top. A wider one scrolls inside the frame, which is then as high as the
 * window allows.
 */
export function TableFrame({ children }: { children: ReactNode }) {
  const { frame, isWider } = useIsWider();
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
