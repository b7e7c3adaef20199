import { Box, Divider, Link, MenuItem, Select, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { LinkBase, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { Cell } from './Cell.tsx';
import { columnsOf } from './columns.ts';
import { rowMark } from './deletion/focusRow.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { columnLabel } from './DeclaredTable.tsx';
import { RowActions } from './RowActions.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';
import { usePagePaths } from './usePagePaths.ts';

/** Sorting where there are no column heads to press. */
function SortSelect() {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const { sort, setSort } = useListContext();
  const labelId = useId();
  const options = columnsOf(declaration)
    .filter(({ sortable }) => sortable)
    .flatMap((column) => {
      const label = translate(columnLabel(declaration.name, column));
      return (['ASC', 'DESC'] as const).map((order) => ({
        value: `${column.source} ${order}`,
        text: `${label} ${order === 'ASC' ? '↑' : '↓'}`,
      }));
    });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pb: 1 }}>
      <Typography id={labelId} variant="body2" color="text.secondary">
        {translate('resources.list.sortBy')}
      </Typography>
      <Select
        variant="standard"
        disableUnderline
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

/** The list on a phone: a card for each row instead of a table wider than the screen. */
export function DeclaredCards({ actions }: { actions?: ReactNode }) {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const { data = [] } = useListContext();
  const { may } = useGrants(declaration);
  const paths = usePagePaths();
  const columns = columnsOf(declaration);
  const head = columns.find(({ source }) => source === declaration.label[0]) ?? columns[0];
  const headText = head && <Cell fields={head.fields} />;
  return (
    <>
      <SortSelect />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((row) => (
          <RecordContextProvider key={row.id} value={row}>
            <Box component="li" {...rowMark(row.id)}>
              <Divider />
              <Box sx={{ py: 1.5, px: 2 }}>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: -1 }}>
                  <Typography sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {may('update') ? (
                      <Link
                        component={LinkBase}
                        to={paths.edit(row.id)}
                        color="inherit"
                        underline="hover"
                        // The whole width answers to a thumb, not only the letters.
                        sx={{ display: 'block', py: 0.5 }}
                      >
                        {headText}
                      </Link>
                    ) : (
                      headText
                    )}
                  </Typography>
                  {actions ?? <RowActions />}
                </Box>
                <Box
                  component="dl"
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: 'minmax(96px, auto) 1fr',
                    columnGap: 2,
                    rowGap: 0.5,
                    m: 0,
                    typography: 'body2',
                  }}
                >
                  {columns
                    .filter((column) => column !== head)
                    .map((column) => (
                      <Box key={column.source} sx={{ display: 'contents' }}>
                        <Box component="dt" sx={{ color: 'text.secondary' }}>
                          {translate(columnLabel(declaration.name, column))}
                        </Box>
                        <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                          <Cell fields={column.fields} />
                        </Box>
                      </Box>
                    ))}
                </Box>
              </Box>
            </Box>
          </RecordContextProvider>
        ))}
      </Box>
    </>
  );
}
