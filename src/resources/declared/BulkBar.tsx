import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { Box, Button, Collapse, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { useDeclared } from './DeclaredContext.tsx';

/** What can be done with the selected rows of the page at hand. */
export function BulkBar() {
  const translate = useTranslate();
  const { declaration, isDeletable = () => true } = useDeclared();
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const selected = data.filter((row) => selectedIds.includes(row.id));
  const rows = selected.filter((row) => isDeletable(row));
  return (
    <Collapse in={selected.length > 0}>
      <Box
        role="toolbar"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          bgcolor: 'action.selected',
        }}
      >
        <IconButton
          size="small"
          aria-label={translate('resources.list.clearSelection')}
          onClick={() => onUnselectItems()}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
        <Typography variant="body2" sx={{ flex: 1 }} aria-live="polite">
          {translate('resources.list.selected', { smart_count: selected.length })}
        </Typography>
        <Button
          color="error"
          size="small"
          startIcon={<DeleteIcon />}
          disabled={rows.length === 0}
          onClick={() => setAsking(true)}
        >
          {translate('ra.action.delete')}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDelete
          declaration={declaration}
          rows={rows}
          onClose={(deleted) => {
            setAsking(false);
            const gone = new Set(deleted.map(({ id }) => id));
            onSelect(selectedIds.filter((id) => !gone.has(id)));
          }}
        />
      )}
    </Collapse>
  );
}
