import { Box, Skeleton, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import type { Import, ImportRow } from '../../../contract/import/calls.ts';
import { type ImportColumn, importColumns } from '../../../contract/import/columns.ts';
import { PAGE, rowsQuery, type Shown } from '../importCalls.ts';
import { isPlaceColumn } from '../../../contract/import/tripLines.ts';
import { TRIP_WIDTH } from '../trips/TripCell.tsx';
import { useColumnLabel } from '../useColumnLabel.ts';
import { cellHeight } from './EditableCell.tsx';
import { Line, type LineProps, STAYS } from './Line.tsx';

/** What the rest of the dialog leaves of a tall window, but never less than four lines. */
const HEIGHT = 'max(320px, 100dvh - 520px)';
const OVERSCAN = 4;

/** The width of a line's number and result. */
const lineWidth = (isPhone: boolean): number => (isPhone ? 96 : 116);
/**
 * The width that a column and its reasons need to be read. The line, a name and an address fit in the
 * dialog; on a phone, the line and a name or an address do.
 */
function widthOf({ key = '', kind, part }: Partial<ImportColumn> = {}): number {
  if (isPlaceColumn(key)) return 220;
  if (kind === 'email' || part === 'number') return 244;
  return kind === 'text' || part === 'prefix' ? 122 : 168;
}

interface RowsTableProps extends Omit<LineProps, 'row'> {
  one: Import;
  shown: Shown;
  total: number;
  /** The key of a column that is scrolled into view first; null begins with the first one. */
  column: string | null;
}

/** The lines that are shown, of any number: they are read and drawn when they come into view. */
export function RowsTable(props: RowsTableProps) {
  const { declaration, one, keys, shown, total, onCommit, onChoose, onLeaveOut } = props;
  const translate = useTranslate();
  const labelOf = useColumnLabel(declaration);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const rowHeight = cellHeight(isPhone) + 8;
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react-hooks-js/incompatible-library
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
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
  const isBooked = declaration.importable?.booked !== undefined;
  const lineOnly = lineWidth(isPhone);
  const line = lineOnly + (isBooked ? TRIP_WIDTH : 0);
  const template = [
    `${lineOnly}px`,
    ...(isBooked ? [`${TRIP_WIDTH}px`] : []),
    ...widths.map((width) => `minmax(${width}px, 1fr)`),
  ].join(' ');
  const widthUpTo = (end: number) => widths.slice(0, end).reduce((sum, one) => sum + one, line);
  // Of lines that were corrected automatically, the column with the first correction.
  const isCorrected = (key: string) => queries[0]?.data?.some((row) => key in row.corrected);
  const column =
    props.column ?? (shown.show === 'corrected' ? keys.find(isCorrected) : undefined) ?? null;
  const scrollToColumn = useEvent((to: string | null) => {
    if (!scroller.current || to === null) return;
    const hidden = widthUpTo(keys.indexOf(to) + 1) - scroller.current.clientWidth;
    scroller.current.scrollLeft = Math.max(0, hidden);
  });
  useLayoutEffect(() => scrollToColumn(column), [scrollToColumn, column]);
  return (
    <Box
      ref={scroller}
      sx={{
        height: `min(${HEIGHT}, ${(total + 1) * rowHeight + 8}px)`,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box
        component="table"
        aria-rowcount={total + 1}
        sx={{ display: 'block', minWidth: widthUpTo(keys.length) }}
      >
        <Box
          component="thead"
          sx={{
            display: 'block',
            position: 'sticky',
            top: 0,
            zIndex: 2,
            bgcolor: 'background.paper',
            borderBottom: 1,
            borderColor: 'divider',
            py: 1,
          }}
        >
          <Box component="tr" sx={{ display: 'grid', gridTemplateColumns: template }}>
            {[
              translate('imports.line'),
              ...(isBooked ? [translate('tripImports.trip')] : []),
              ...keys.map(labelOf),
            ].map((heading, at) => (
              <Typography
                key={heading}
                component="th"
                variant="caption"
                noWrap
                sx={{
                  px: at === 0 ? 1 : 1.5,
                  fontWeight: 600,
                  textAlign: 'start',
                  ...(at === 0 && STAYS),
                }}
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
                  height: rowHeight,
                  pt: 0.5,
                  // The note of a cell being edited covers the row below.
                  '&:focus-within': { zIndex: 1 },
                }}
                style={{ transform: `translateY(${start}px)` }}
              >
                {row ? (
                  <Line
                    row={row}
                    declaration={declaration}
                    keys={keys}
                    onCommit={onCommit}
                    onChoose={onChoose}
                    onLeaveOut={onLeaveOut}
                  />
                ) : (
                  <td style={{ gridColumn: '1 / -1' }}>
                    <Skeleton variant="text" sx={{ mx: 1, height: rowHeight - 24 }} />
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
