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
import type { TripColumn } from '../../../contract/booking/tripColumns.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { rowMark } from '../../list/rowFocus.ts';
import { useRowKeys } from '../../list/useRowKeys.ts';
import { TableFrame } from '../../list/TableFrame.tsx';
import { isPressed } from '../../shell/shortcuts/keyPress.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { tripColumn } from './TripColumns.tsx';
import { TripDetails } from './parts.ts';
import { useDetailsAhead } from './useDetailsAhead.ts';
import { useReuse } from './useReuse.ts';

/** A row that opens its details by click, Enter or Space; opening one closes the other. */
function TripRow(props: DataTableRowProps) {
  const trip = useRecordContext<Trip>();
  const reuse = useReuse(trip?.id ?? '');
  const [isExpanded, toggle] = useExpanded('bookings', trip?.id ?? '', true);
  const details = useDetailsAhead(trip?.id ?? '');
  const openAhead = () => {
    if (!isExpanded) details.opening();
  };
  return (
    <DataTableRow
      {...props}
      {...details.nearing}
      onClickCapture={openAhead}
      tabIndex={0}
      {...(trip && rowMark(trip.id))}
      aria-keyshortcuts={reuse ? 'Enter R' : 'Enter'}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.target !== event.currentTarget) return;
        const isToggle = event.key === ' ' || event.key === 'Enter';
        const isReuse = reuse !== null && isPressed('r', event.nativeEvent);
        if (!isToggle && !isReuse) return;
        // Space would also scroll the page.
        event.preventDefault();
        if (!isToggle) return reuse?.();
        openAhead();
        toggle();
      }}
    />
  );
}

/** The column of the arrows also has a name, for users of screen readers. */
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

const Body = (props: { children?: ReactNode }) => <DataTableBody {...props} row={TripRow} />;

const TABLE = {
  '& .RaDataTable-headerCell, & .RaDataTable-rowCell': { px: 1 },
  // Details that are open below a row stay in view when the columns are scrolled sideways.
  '& .RaDataTable-tableWrapper': { containerType: 'inline-size' },
  '& .RaDataTable-expandRow > td > *': { position: 'sticky', left: 0, maxWidth: '100cqw' },
};

/** Trips as a table; each row opens its details below it. J and K go from row to row. */
export function TripsTable({ columns }: { columns: readonly TripColumn[] }) {
  useRowKeys();
  return (
    <TableFrame>
      <DataTable<Trip>
        rowClick="expand"
        expand={<TripDetails />}
        expandSingle
        bulkActionButtons={false}
        sx={TABLE}
        head={Head}
        body={Body}
      >
        {columns.map(tripColumn)}
      </DataTable>
    </TableFrame>
  );
}
