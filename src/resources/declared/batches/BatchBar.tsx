import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { lazyPart } from '../../../loading/lazyPart.tsx';
import { PAGER_HEIGHT } from '../../../theme/pager.ts';
import { useSelection } from './Selection.tsx';

/** Only needed once a row is selected. */
const BatchActions = lazyPart(async () => (await import('./BatchActions.tsx')).BatchActions);

/** How many rows are selected, on all pages, and what can be done with them. */
export function BatchBar() {
  const translate = useTranslate();
  const { data = [], total = 0, selectedIds, onUnselectItems } = useListContext();
  const { count, isAll, isSelecting, setSelecting, selectAll } = useSelection();
  const isPageSelected = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  if (count === 0 && !isSelecting) return null;
  return (
    // Covers the last visible rows, so that selecting one moves none.
    <Box sx={{ position: 'sticky', bottom: { xs: 0, md: PAGER_HEIGHT }, zIndex: 3 }}>
      <Box
        role="toolbar"
        aria-label={translate('batches.toolbar')}
        sx={(theme) => ({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 1.5,
          py: 0.5,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          // A tint may be transparent, so it is laid over the background.
          backgroundImage: `linear-gradient(${theme.palette.action.selected}, ${theme.palette.action.selected})`,
        })}
      >
        <IconButton
          size="small"
          aria-label={translate('resources.list.clearSelection')}
          onClick={() => {
            setSelecting(false);
            onUnselectItems();
          }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
        <Typography variant="body2" aria-live="polite">
          {isAll && count === total
            ? translate('batches.selectedAll', { count })
            : translate('resources.list.selected', { smart_count: count })}
        </Typography>
        {!isAll && isPageSelected && total > count && (
          <Button size="small" onClick={selectAll}>
            {translate('batches.selectAll', { total })}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        {count > 0 && <BatchActions />}
      </Box>
    </Box>
  );
}
