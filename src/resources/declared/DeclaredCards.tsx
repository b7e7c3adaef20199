import { Box, Divider, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import type { FieldKind } from '../../../contract/core/fields.ts';
import { useRowKeys } from '../../list/useRowKeys.ts';
import { ON_PHONE, phoneTarget } from '../../theme/phoneTarget.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { Cell } from './Cell.tsx';
import type { Column } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { columnLabel } from './DeclaredTable.tsx';
import { rowMark } from '../../list/rowFocus.ts';
import { RowActions } from './RowActions.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';
import { useShownColumns } from './ShownColumns.ts';
import { usePagePaths } from './usePagePaths.ts';

/** Values that say by themselves what they are; the others stand behind their name. */
const SPEAKING: ReadonlySet<FieldKind> = new Set(['email', 'phone', 'choice', 'reference']);

/** The list on a narrow screen: a low card for each row instead of a table wider than the screen. */
export function DeclaredCards({ actions }: { actions?: ReactNode }) {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const { data = [] } = useListContext();
  const { may } = useGrants(declaration);
  const paths = usePagePaths();
  useRowKeys();
  const columns = useShownColumns();
  const head = columns.find(({ source }) => source === declaration.label[0]) ?? columns[0];
  const speaks = ({ source }: Column): boolean =>
    SPEAKING.has(declaration.fields[source]?.kind ?? 'text');
  const headText = head && <Cell fields={head.fields} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <Box component="li" {...rowMark(row.id)}>
            <Divider />
            <Box sx={{ pb: 0.5, pl: 2, pr: 1 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Typography
                  component="div"
                  sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
                >
                  {may('update') ? (
                    <Link
                      component={LinkBase}
                      to={paths.edit(row.id)}
                      color="inherit"
                      underline="hover"
                      // The whole width answers to a thumb, not only the letters.
                      sx={[{ display: 'flex', alignItems: 'center' }, phoneTarget]}
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
                  display: 'flex',
                  flexWrap: 'wrap',
                  columnGap: 2,
                  rowGap: 0.25,
                  m: 0,
                  fontSize: '0.8125rem',
                  lineHeight: 1.45,
                  color: 'text.secondary',
                  // As high as a fingertip without making the card higher.
                  [ON_PHONE]: {
                    '& a': { position: 'relative' },
                    '& a::after': { content: '""', position: 'absolute', inset: '-8px 0 -16px' },
                  },
                }}
              >
                {columns
                  .filter((column) => column !== head)
                  .toSorted((one, other) => Number(speaks(other)) - Number(speaks(one)))
                  .map((column) => (
                    <Box key={column.source} sx={{ display: 'flex', gap: 0.5, minWidth: 0 }}>
                      <Box component="dt" sx={speaks(column) ? visuallyHidden : {}}>
                        {translate(columnLabel(declaration.name, column))}
                      </Box>
                      <Box
                        component="dd"
                        sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', color: 'text.primary' }}
                      >
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
  );
}
