import { Box, Button } from '@mui/material';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { ago } from './ago.ts';

const TICK_MS = 5000;

/**
 * How late the surrounding list is, in milliseconds since its last read; 0 while it is not late.
 */
function useLateness(lateAfterMs: number): number {
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const [readAt, setReadAt] = useState(() => Date.now());
  const [seenAt, setSeenAt] = useState(() => Date.now());
  const [now, setNow] = useState(readAt);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        const [of, kind] = event.query.queryKey;
        const isAnswer = event.type === 'updated' && event.action.type === 'success';
        if (isAnswer && of === resource && kind === 'getList') setReadAt(Date.now());
      }),
    [queryClient, resource],
  );
  // A page in the background is not read again, so it only counts as late some time after it is
  // seen.
  useEffect(() => focusManager.subscribe((isSeen) => isSeen && setSeenAt(Date.now())), []);
  useEffect(() => {
    const dueIn = Math.max(readAt, seenAt) + lateAfterMs - Date.now();
    let ticking: ReturnType<typeof setInterval> | undefined;
    const tick = () => setNow(Date.now());
    const waiting = setTimeout(() => {
      tick();
      ticking = setInterval(tick, TICK_MS);
    }, dueIn);
    return () => {
      clearTimeout(waiting);
      clearInterval(ticking);
    };
  }, [readAt, seenAt, lateAfterMs]);
  const isLate = now - Math.max(readAt, seenAt) >= lateAfterMs;
  return isLate ? now - readAt : 0;
}

/** Says how old the rows of the surrounding list are, once a refresh is overdue. */
export function ListAge({ lateAfterMs }: { lateAfterMs: number }) {
  const translate = useTranslate();
  const { locale } = useFormats();
  const { refetch, isFetching } = useListContext();
  const age = ago(useLateness(lateAfterMs), locale);
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {age && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 0.5,
            typography: 'body2',
            color: 'warning.main',
            bgcolor: 'action.hover',
          }}
        >
          {/* Read aloud once, not with each tick. */}
          <Box component="span" sx={visuallyHidden}>
            {translate('trips.age.late')}
          </Box>
          <span aria-hidden>{translate('trips.age.updated', { ago: age })}</span>
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {translate('trips.age.refresh')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
