import type { KeyboardEvent, ReactNode } from 'react';
import {
  DataTable,
  DataTableBody,
  DataTableRow,
  useExpanded,
  useRecordContext,
  type DataTableRowProps,
} from 'react-admin';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { PaymentIcon } from './PaymentIcon.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { CreatedDate, From, PickupTime, To, Total } from './TripCells.tsx';
import { TripDetails } from './TripDetails.tsx';

/** A row that opens its details by click or Enter; opening one closes the other. */
function TripRow(props: DataTableRowProps) {
  const trip = useRecordContext<Trip>();
  const [, toggle] = useExpanded('bookings', trip?.id ?? '', true);
  return (
    <DataTableRow
      {...props}
      tabIndex={0}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) toggle();
      }}
    />
  );
}

const Body = (props: { children?: ReactNode }) => <DataTableBody {...props} row={TripRow} />;

const label = (column: string): string => `trips.columns.${column}`;
const address = { minWidth: 152, maxWidth: 260 };

/** Trips as a table; each row opens its details below it. */
export function TripsTable() {
  return (
    <DataTable<Trip>
      rowClick="expand"
      expand={<TripDetails />}
      expandSingle
      bulkActionButtons={false}
      sx={{ '& .RaDataTable-headerCell, & .RaDataTable-rowCell': { px: 1.25 } }}
      body={Body}
    >
      <DataTable.Col<Trip>
        source="createdAt"
        label={label('created')}
        render={(trip) => <CreatedDate trip={trip} />}
      />
      <DataTable.Col<Trip>
        source="pickupAt"
        label={label('pickupTime')}
        sortByOrder="DESC"
        render={(trip) => <PickupTime trip={trip} />}
      />
      <DataTable.Col<Trip>
        source="passengerName"
        label={label('name')}
        sx={{ minWidth: 108, maxWidth: 180, overflowWrap: 'anywhere' }}
      />
      <DataTable.Col<Trip>
        source="originAddress"
        label={label('from')}
        disableSort
        sx={address}
        render={(trip) => <From trip={trip} />}
      />
      <DataTable.Col<Trip>
        source="destinationAddress"
        label={label('to')}
        disableSort
        sx={address}
        render={(trip) => <To trip={trip} />}
      />
      <DataTable.Col<Trip>
        source="paymentType"
        label={label('payment')}
        disableSort
        align="center"
        render={(trip) => <PaymentIcon payment={trip.payment} />}
      />
      <DataTable.Col<Trip>
        source="total"
        label={label('total')}
        align="right"
        render={(trip) => <Total trip={trip} />}
      />
      <DataTable.Col<Trip>
        source="companyName"
        label={label('company')}
        sx={{ minWidth: 116, maxWidth: 160 }}
      />
      <DataTable.Col<Trip>
        source="status"
        label={label('status')}
        render={(trip) => <StatusBadge status={trip.status} />}
      />
    </DataTable>
  );
}
