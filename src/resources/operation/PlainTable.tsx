import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

export interface PlainColumn<T> {
  head: string;
  cell: (row: T) => ReactNode;
  isNumber?: boolean;
  /** Where the cells speak for themselves. */
  isHeadUnseen?: boolean;
  /** Left out where there is little room. */
  isSpare?: boolean;
}

interface PlainTableProps<T> {
  title: string;
  action?: ReactNode;
  /** Instead of rows. */
  empty?: string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  columns: readonly PlainColumn<T>[];
  children?: ReactNode;
}

const spare = { display: { xs: 'none', sm: 'table-cell' } };

/** Rows that are all shown, in one order, under a heading. */
export function PlainTable<T>({
  title,
  action,
  empty,
  rows,
  keyOf,
  columns,
  children,
}: PlainTableProps<T>) {
  const id = useId();
  const of = ({ isNumber, isSpare }: PlainColumn<T>) => ({
    align: isNumber ? ('right' as const) : ('left' as const),
    // Air for what takes two lines; a single one has it by the height of its row.
    sx: { py: 0.5, ...(isNumber && { whiteSpace: 'nowrap' }), ...(isSpare && spare) },
  });
  return (
    <Card variant="outlined" component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, minHeight: 48 }}>
        <Typography id={id} variant="h6" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {rows.length === 0 && empty ? (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, pb: 2 }}>
          {empty}
        </Typography>
      ) : (
        <TableContainer>
          <Table size="small" aria-labelledby={id}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column.head} {...of(column)}>
                    {column.isHeadUnseen ? (
                      <span style={visuallyHidden}>{column.head}</span>
                    ) : (
                      column.head
                    )}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={keyOf(row)}>
                  {columns.map((column) => (
                    <TableCell key={column.head} {...of(column)}>
                      {column.cell(row)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {children}
    </Card>
  );
}
