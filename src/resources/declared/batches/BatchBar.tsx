import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Collapse, IconButton, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useDeclared } from '../DeclaredContext.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useGrants } from '../../../authProvider/useGrant.ts';
import { batchFields } from './batchFields.ts';
import { useSelection } from './Selection.tsx';

/** How many rows are selected, on all pages, and what can be done with them. */
export function BatchBar() {
  const translate = useTranslate();
  const { locale } = useFormats();
  const { declaration } = useDeclared();
  const { may, canUpdate } = useGrants(declaration);
  const { data = [], total = 0, selectedIds, onUnselectItems } = useListContext();
  const { count, isAll, selectAll, begin } = useSelection();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const isPageSelected = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  return (
    <Collapse in={count > 0}>
      <Box
        role="toolbar"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
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
        <Typography variant="body2" aria-live="polite">
          {isAll && count === total
            ? translate('batches.selectedAll', { count: number(count) })
            : translate('resources.list.selected', { smart_count: number(count) })}
        </Typography>
        {!isAll && isPageSelected && total > count && (
          <Button size="small" onClick={selectAll}>
            {translate('batches.selectAll', { total: number(total) })}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        {batchFields(declaration, canUpdate).length > 0 && (
          <Button size="small" startIcon={<EditIcon />} onClick={() => begin('update')}>
            {translate('batches.edit')}
          </Button>
        )}
        {may('delete') && (
          <Button
            color="error"
            size="small"
            startIcon={<DeleteIcon />}
            onClick={() => begin('delete')}
          >
            {translate('batches.delete')}
          </Button>
        )}
      </Box>
    </Collapse>
  );
}
