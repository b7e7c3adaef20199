import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  LinkBase,
  RecordContextProvider,
  useListContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import type { FieldKind } from '../../../contract/core/fields.ts';
import { useRowAhead } from '../../list/useRowAhead.ts';
import { useRowKeys } from '../../list/useRowKeys.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
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

/** Kinds whose values need no label; the others are shown after their name. */
const SPEAKING: ReadonlySet<FieldKind> = new Set(['email', 'phone', 'choice', 'reference']);

/** Empty values take no room on a card. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
const hasValue = (row: RaRecord, { fields }: Column): boolean =>
  fields.some((name) => !isEmpty(row[name]));

/** The list on a narrow screen: a low card for each row instead of a table wider than the screen. */
export function DeclaredCards({ actions }: { actions?: ReactNode }) {
  const translate = useTranslate();
  const { declaration, cells } = useDeclared();
  const { data = [] } = useListContext();
  const { may } = useGrants(declaration);
  const paths = usePagePaths();
  const fetchRow = useRowAhead(declaration.name);
  useRowKeys();
  const columns = useShownColumns();
  const head = columns.find(({ source }) => source === declaration.label[0]) ?? columns[0];
  const speaks = ({ source }: Column): boolean =>
    SPEAKING.has(declaration.fields[source]?.kind ?? 'text');
  // A link in small type is too small for a thumb, so the address is shown as text.
  const isAddress = ({ source }: Column): boolean =>
    declaration.fields[source]?.kind === 'email' && !cells?.[source];
  const headText = head && <Cell fields={head.fields} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <Box component="li" {...rowMark(row.id)} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ pb: 0.75, pl: 2, pr: 1 }}>
              <Box sx={{ display: 'flex', alignItems: { xs: 'start', sm: 'center' }, gap: 1 }}>
                <Typography
                  component="div"
                  sx={{
                    flex: 1,
                    alignSelf: 'center',
                    minWidth: 0,
                    fontWeight: 600,
                    overflowWrap: 'anywhere',
                  }}
                >
                  {may('update') ? (
                    <Link
                      component={LinkBase}
                      to={paths.edit(row.id)}
                      onClick={() => fetchRow(row.id)}
                      color="inherit"
                      underline="hover"
                      // The whole width can be pressed, not only the letters; and a name of several
                      // lines keeps its distance from the divider above it.
                      sx={[
                        {
                          display: 'flex',
                          alignItems: 'center',
                          boxSizing: 'border-box',
                          py: { xs: 1.25, sm: 0.5 },
                        },
                        phoneTarget,
                      ]}
                    >
                      {headText}
                    </Link>
                  ) : (
                    headText
                  )}
                </Typography>
                {actions ?? <RowActions />}
              </Box>
              <dl className="facts">
                {columns
                  .filter((column) => column !== head && hasValue(row, column))
                  .toSorted((one, other) => Number(speaks(other)) - Number(speaks(one)))
                  .map((column) => (
                    <div key={column.source}>
                      <dt style={speaks(column) ? visuallyHidden : undefined}>
                        {translate(columnLabel(declaration.name, column))}
                      </dt>
                      <dd>
                        {isAddress(column) ? row[column.source] : <Cell fields={column.fields} />}
                      </dd>
                    </div>
                  ))}
              </dl>
            </Box>
          </Box>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
