import { Box, TableCell, TableHead, TableRow } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import {
  DataTable,
  DataTableBody,
  DataTableClasses,
  DataTableRow,
  useExpanded,
  useRecordContext,
  useTranslate,
  type DataTableRowProps,
} from 'react-admin';
import type { TripColumn } from '../../../contract/booking/tripView.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { isPressed } from '../../shell/shortcuts/keyPress.ts';
import { useShortcut } from '../../shell/shortcuts/useShortcut.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { TRIP_COLUMN } from './TripColumns.tsx';
import { TripDetails } from './TripDetails.tsx';
import { useReuse } from './useReuse.ts';

/** A row that opens its details by click, Enter or Space; opening one closes the other. */
function TripRow(props: DataTableRowProps) {
  const trip = useRecordContext<Trip>();
  const reuse = useReuse(trip?.id ?? '');
  const [, toggle] = useExpanded('bookings', trip?.id ?? '', true);
  return (
    <DataTableRow
      {...props}
      tabIndex={0}
      data-trip
      aria-keyshortcuts={reuse ? 'Enter R' : 'Enter'}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.target !== event.currentTarget) return;
        const isToggle = event.key === ' ' || event.key === 'Enter';
        const isReuse = reuse !== null && isPressed('r', event.nativeEvent);
        if (!isToggle && !isReuse) return;
        // Space would also scroll the page.
        event.preventDefault();
        if (isToggle) toggle();
        else reuse?.();
      }}
    />
  );
}

/** The column of the arrows has a name, too, for those who hear the table. */
function Head({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const { headerCell, expandHeader, headerRow, row, thead } = DataTableClasses;
  return (
    <TableHead className={thead}>
      <TableRow className={`${row} ${headerRow}`}>
        <TableCell padding="none" variant="head" className={`${headerCell} ${expandHeader}`}>
          <Box component="span" sx={visuallyHidden}>
            {translate('trips.columns.details')}
          </Box>
        </TableCell>
        {children}
      </TableRow>
    </TableHead>
  );
}

/** Moves the focus by rows, from the one that has it or holds it; to the first where none does. */
function focusTrip(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-trip]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  rows[Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus();
}

const Body = (props: { children?: ReactNode }) => <DataTableBody {...props} row={TripRow} />;

const TABLE = {
  '& .RaDataTable-headerCell, & .RaDataTable-rowCell': { px: 1.25 },
  // What is open below a row stays in view when the columns are scrolled.
  '& .RaDataTable-tableWrapper': { containerType: 'inline-size' },
  '& .RaDataTable-expandRow > td > *': { position: 'sticky', left: 0, maxWidth: '100cqw' },
};

/** Trips as a table; each row opens its details below it. J and K go from row to row. */
export function TripsTable({ columns }: { columns: readonly TripColumn[] }) {
  useShortcut('j', () => focusTrip(1));
  useShortcut('k', () => focusTrip(-1));
  return (
    <DataTable<Trip>
      rowClick="expand"
      expand={<TripDetails />}
      expandSingle
      bulkActionButtons={false}
      sx={TABLE}
      head={Head}
      body={Body}
    >
      {columns.map((column) => TRIP_COLUMN[column])}
    </DataTable>
  );
}
