import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { RetryAlert } from '../../../connection/RetryAlert.tsx';
import type { AnyResource } from '../../../../contract/core/resource.ts';
import { EraseHistory } from './EraseHistory.tsx';
import { HistoryItem } from './HistoryItem.tsx';
import { useHistory } from './historyCalls.ts';

interface HistoryEntriesProps {
  declaration: AnyResource;
  id: string;
  /** Called once, when the newest changes or a failure are shown. Must not change. */
  onLoaded: () => void;
}

/** Who changed what in a row, newest first, with a way to load earlier changes. */
export default function HistoryEntries({ declaration, id, onLoaded }: HistoryEntriesProps) {
  const translate = useTranslate();
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useHistory(
    declaration.name,
    id,
  );
  useEffect(() => {
    if (!isPending) onLoaded();
  }, [isPending, onLoaded]);
  if (isPending)
    return (
      <Box component="output" aria-label={translate('common.loading')} sx={{ display: 'block' }}>
        <Skeleton height={40} />
        <Skeleton height={40} />
      </Box>
    );
  const entries = data?.pages.flat() ?? [];
  return (
    <>
      {error && (
        <RetryAlert isRetrying={isFetching} onRetry={() => void refetch()}>
          {translate('history.failed')}
        </RetryAlert>
      )}
      {!error && entries.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('history.empty')}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {entries.map((entry) => (
          <HistoryItem key={entry.id} declaration={declaration} entry={entry} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, mx: -1 }}>
        {hasNextPage && (
          <Button size="small" loading={isFetching} onClick={() => void fetchNextPage()}>
            {translate('history.more')}
          </Button>
        )}
        {entries.length > 0 && <EraseHistory declaration={declaration} id={id} />}
      </Box>
    </>
  );
}
