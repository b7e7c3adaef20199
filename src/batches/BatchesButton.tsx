import RecentIcon from '@mui/icons-material/ManageHistory';
import { Badge, Box, IconButton, Popover, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Batch } from '../../contract/core/batch.ts';
import { BatchItem } from './BatchItem.tsx';
import { isBusy, useBatches } from './batchCalls.ts';
import { useBatchNotices } from './useBatchNotices.ts';

const NONE: readonly Batch[] = [];

/** What was done to many rows in the last day, at the top of every page; not there without any. */
export default function BatchesButton() {
  const translate = useTranslate();
  const { data: batches = NONE } = useBatches();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useBatchNotices(batches);
  if (batches.length === 0) return null;
  const busy = batches.filter(isBusy).length;
  const label =
    busy > 0 ? translate('batches.recentBusy', { smart_count: busy }) : translate('batches.recent');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge color="warning" badgeContent={busy}>
            <RecentIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('batches.recent'),
            sx: { width: 420, maxWidth: 'calc(100vw - 32px)', mt: 0.5, p: 2 },
          },
        }}
      >
        <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
          {translate('batches.recent')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('batches.recentText')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {batches.map((batch) => (
            <BatchItem key={batch.id} batch={batch} />
          ))}
        </Box>
      </Popover>
    </>
  );
}
