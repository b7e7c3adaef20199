import { Box, Divider, Link, MenuItem, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { Cell } from './Cell.tsx';
import { columnsOf } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { columnLabel } from './DeclaredTable.tsx';
import { RowActions } from './RowActions.tsx';
import { useGrants } from './useGrant.ts';
import { usePagePaths } from './usePagePaths.ts';

/** Sorting where there are no column heads to press. */
function SortSelect() {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const { sort, setSort } = useListContext();
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
    <TextField
      select
      size="small"
      variant="outlined"
      label={translate('resources.list.sortBy')}
      value={`${sort.field} ${sort.order}`}
      onChange={(event) => {
        const [field = '', order] = event.target.value.split(' ');
        setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
      }}
      sx={{ m: 2, mb: 1, minWidth: 200 }}
    >
      {options.map(({ value, text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
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
            <Box component="li">
              <Divider />
              <Box
                sx={{ display: 'flex', alignItems: 'flex-start', py: 1.5, pl: 2, pr: 1, gap: 1 }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
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
                  <Box
                    component="dl"
                    sx={{
                      display: 'grid',
                      gridTemplateColumns: 'minmax(96px, auto) 1fr',
                      columnGap: 2,
                      rowGap: 0.25,
                      m: 0,
                      mt: 0.5,
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
                          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                            <Cell fields={column.fields} />
                          </Box>
                        </Box>
                      ))}
                  </Box>
                </Box>
                {actions ?? <RowActions />}
              </Box>
            </Box>
          </RecordContextProvider>
        ))}
      </Box>
    </>
  );
}
