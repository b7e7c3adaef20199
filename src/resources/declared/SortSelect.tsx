import { Box, InputBase, MenuItem, Select, Typography } from '@mui/material';
import { useId } from 'react';
import { useListSortContext, useTranslate } from 'react-admin';
import { useDeclared } from './DeclaredContext.tsx';
import { columnLabel } from './DeclaredTable.tsx';
import { useShownColumns } from './ShownColumns.ts';

/** Sorting for narrow screens, which have no table and no column heads to press. */
export function SortSelect() {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const { sort, setSort } = useListSortContext();
  const labelId = useId();
  const columns = useShownColumns();
  const options = columns
    .filter(({ sortable }) => sortable)
    .flatMap((column) => {
      const label = translate(columnLabel(declaration.name, column));
      return (['ASC', 'DESC'] as const).map((order) => ({
        value: `${column.source} ${order}`,
        text: `${label} ${order === 'ASC' ? '↑' : '↓'}`,
      }));
    });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography id={labelId} variant="body2" color="textSecondary">
        {translate('resources.list.sortBy')}
      </Typography>
      <Select
        variant="standard"
        input={<InputBase />}
        labelId={labelId}
        value={`${sort.field} ${sort.order}`}
        onChange={(event) => {
          const [field = '', order] = event.target.value.split(' ');
          setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
        }}
        sx={{ typography: 'body2', fontWeight: 500 }}
      >
        {options.map(({ value, text }) => (
          <MenuItem key={value} value={value}>
            {text}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}
