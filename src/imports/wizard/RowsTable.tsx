import { Box, Chip, Skeleton, Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
import type { Import, ImportRow } from '../../../contract/import/calls.ts';
import { type ImportColumn, importColumns } from '../../../contract/import/columns.ts';
import { Tip } from '../../tooltips/Tip.tsx';
import { PAGE, rowsQuery, type Shown } from '../importCalls.ts';
import { useColumnLabel } from '../useColumnLabel.ts';
import { CELL_HEIGHT } from './EditableCell.tsx';
import { ImportCell } from './ImportCell.tsx';

const ROW_HEIGHT = CELL_HEIGHT + 8;
/** What the rest of the dialog leaves of a tall window, but never less than four lines. */
const HEIGHT = 'max(320px, 100dvh - 520px)';
const OVERSCAN = 4;

const COLOURS = {
  created: 'success',
  updated: 'info',
  unchanged: 'default',
  failed: 'error',
} as const;

const LINE_WIDTH = '116px';
/** The width that a column and its reasons need to be read. The line, a name and an address fit in the dialog. */
function widthOf({ kind, part }: Partial<ImportColumn> = {}): number {
  if (kind === 'email' || part === 'number') return 250;
  return kind === 'text' || part === 'prefix' ? 128 : 168;
}

interface RowsTableProps {
  declaration: AnyResource;
  one: Import;
  /** The imported columns of the file, in order. */
  keys: readonly string[];
  shown: Shown;
  total: number;
  onCommit: (row: ImportRow, key: string, text: string) => void;
}

interface LineProps extends Pick<RowsTableProps, 'declaration' | 'keys' | 'onCommit'> {
  row: ImportRow;
}

/** One line: its number, its result, and its cells. */
function Line({ row, declaration, keys, onCommit }: LineProps) {
  const translate = useTranslate();
  return (
    <>
      <Box component="th" scope="row" sx={{ px: 1, minWidth: 0, textAlign: 'start' }}>
        <Typography variant="body2">{row.line}</Typography>
        {row.outcome && (
          <Tip title={row.message ?? ''} describeChild isInRow>
            <Chip
              size="small"
              variant="outlined"
              color={COLOURS[row.outcome]}
              label={translate(`imports.outcomes.${row.outcome}`)}
              sx={{ height: 18, fontSize: 11 }}
            />
          </Tip>
        )}
      </Box>
      {keys.map((key) => (
        <ImportCell
          key={key}
          declaration={declaration}
          row={row}
          column={key}
          onCommit={(text) => onCommit(row, key, text)}
        />
      ))}
    </>
  );
}

/** The lines that are shown, of any number: they are read and drawn when they come into view. */
export function RowsTable({ declaration, one, keys, shown, total, onCommit }: RowsTableProps) {
  const translate = useTranslate();
  const labelOf = useColumnLabel(declaration);
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react-hooks-js/incompatible-library
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const items = virtual.getVirtualItems();
  const pages = [...new Set(items.map(({ index }) => Math.floor(index / PAGE)))];
  const queries = useQueries({
    queries: pages.map((page) => ({
      ...rowsQuery(one.id, shown, page),
      placeholderData: (before: ImportRow[] | undefined) => before,
    })),
  });
  const rowAt = (index: number): ImportRow | undefined =>
    queries[pages.indexOf(Math.floor(index / PAGE))]?.data?.[index % PAGE];
  const columns = new Map(importColumns(declaration).map((column) => [column.key, column]));
  const widths = keys.map((key) => widthOf(columns.get(key)));
  const template = [LINE_WIDTH, ...widths.map((width) => `minmax(${width}px, 1fr)`)].join(' ');
  const width = Number.parseInt(LINE_WIDTH, 10) + widths.reduce((sum, one) => sum + one, 0);
  return (
    <Box
      ref={scroller}
      sx={{
        height: `min(${HEIGHT}, ${(total + 1) * ROW_HEIGHT + 8}px)`,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box component="table" aria-rowcount={total + 1} sx={{ display: 'block', minWidth: width }}>
        <Box
          component="thead"
          sx={{
            display: 'block',
            position: 'sticky',
            top: 0,
            zIndex: 1,
            bgcolor: 'background.paper',
            borderBottom: 1,
            borderColor: 'divider',
            py: 1,
          }}
        >
          <Box component="tr" sx={{ display: 'grid', gridTemplateColumns: template }}>
            {[translate('imports.line'), ...keys.map(labelOf)].map((heading, at) => (
              <Typography
                key={heading}
                component="th"
                variant="caption"
                noWrap
                sx={{ px: at === 0 ? 1 : 1.5, fontWeight: 600, textAlign: 'start' }}
              >
                {heading}
              </Typography>
            ))}
          </Box>
        </Box>
        <Box
          component="tbody"
          sx={{ display: 'block', position: 'relative' }}
          style={{ height: virtual.getTotalSize() }}
        >
          {items.map(({ index, start }) => {
            const row = rowAt(index);
            return (
              <Box
                component="tr"
                key={row?.position ?? `open ${index}`}
                aria-rowindex={index + 2}
                sx={{
                  position: 'absolute',
                  top: 0,
                  left: 0,
                  right: 0,
                  display: 'grid',
                  gridTemplateColumns: template,
                  height: ROW_HEIGHT,
                  pt: 0.5,
                  // The note of a cell being edited covers the row below.
                  '&:focus-within': { zIndex: 1 },
                }}
                style={{ transform: `translateY(${start}px)` }}
              >
                {row ? (
                  <Line row={row} declaration={declaration} keys={keys} onCommit={onCommit} />
                ) : (
                  <td style={{ gridColumn: '1 / -1' }}>
                    <Skeleton variant="text" sx={{ mx: 1, height: ROW_HEIGHT - 24 }} />
                  </td>
                )}
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}
