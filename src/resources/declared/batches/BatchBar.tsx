import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, GlobalStyles, IconButton, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { lazyPart } from '../../../loading/lazyPart.tsx';
import { TO_THE_EDGES } from '../../../shell/pageRoom.ts';
import { useSelection } from './Selection.tsx';

/** Only needed once a row is selected. */
const BatchActions = lazyPart(async () => (await import('./BatchActions.tsx')).BatchActions);

/** As high as its buttons, with room around them. */
const HEIGHT = 48;

/** The foot of the list stays in view above the bar, and the bar covers nothing the keyboard comes to. */
const footAbove = (
  <GlobalStyles
    styles={{ html: { scrollPaddingBottom: HEIGHT }, 'main .pager': { bottom: HEIGHT } }}
  />
);

/**
 * How many rows are selected, on all pages, and what can be done with them: at the end of the window,
 * so that selecting a row moves none and the bar is always found in the same place.
 */
export function BatchBar() {
  const translate = useTranslate();
  const { data = [], total = 0, selectedIds, onUnselectItems } = useListContext();
  const { count, isAll, isSelecting, setSelecting, selectAll } = useSelection();
  const isPageSelected = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  if (count === 0 && !isSelecting) return null;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        // In a short list there is room between the list and the bar.
        mt: 'auto',
        ...TO_THE_EDGES,
      }}
    >
      {footAbove}
      <Box
        role="toolbar"
        aria-label={translate('batches.toolbar')}
        sx={(theme) => ({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          minHeight: HEIGHT,
          px: { xs: 1, sm: 2 },
          py: 0.5,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          // A tint may be transparent, so it is laid over the background.
          backgroundImage: `linear-gradient(${theme.palette.action.selected}, ${theme.palette.action.selected})`,
          boxShadow: 4,
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
