import type { ReactElement, ReactNode } from 'react';
import type { TripColumn } from '../../../contract/booking/tripColumns.ts';
import { bookings, type Trip } from '../../../contract/resources/bookings.ts';
import { DataColumn } from '../../admin/list/columns/DataColumn.tsx';
import { waitingWidth } from '../../admin/list/columns/waitingWidth.ts';
import { inOneLine } from '../../admin/list/inOneLine.tsx';
import { PaymentIcon } from './PaymentIcon.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import {
  AccountFields,
  Cost,
  CreatedDate,
  Distance,
  From,
  PickupTime,
  To,
  Vehicle,
} from './TripCells.tsx';

interface Shape {
  /** The field that it is about, where its name is another. */
  source?: string;
  /** The order when its head is pressed first; ascending by default. */
  firstOrder?: 'DESC';
  align?: 'center' | 'right';
  /** Its share of the space that the other columns leave, in percent, and its least width. */
  share?: readonly [share: number, minWidth: number];
  cell: (trip: Trip) => ReactNode;
}

const ADDRESS = [27, 93] as const;
const NAME = [14, 84] as const;
/** Names of passengers should be legible as a whole; addresses are cut anyway. */
const PASSENGER = [20, 84] as const;

const SHAPES: Record<TripColumn, Shape> = {
  createdAt: { cell: (trip) => <CreatedDate trip={trip} /> },
  pickupAt: { firstOrder: 'DESC', cell: (trip) => <PickupTime trip={trip} /> },
  passengerName: { share: PASSENGER, cell: (trip) => trip.passengerName },
  originAddress: { share: ADDRESS, cell: (trip) => <From trip={trip} /> },
  destinationAddress: { share: ADDRESS, cell: (trip) => <To trip={trip} /> },
  paymentType: { align: 'center', cell: (trip) => <PaymentIcon payment={trip.payment} /> },
  total: { align: 'right', cell: (trip) => <Cost trip={trip} /> },
  companyName: { share: NAME, cell: (trip) => trip.companyName },
  status: { cell: (trip) => <StatusBadge status={trip.status} /> },
  dispatchId: { cell: (trip) => trip.dispatchId },
  corporationName: { share: NAME, cell: (trip) => trip.corporationName },
  vehicle: { source: 'vehicle.name', share: NAME, cell: (trip) => <Vehicle trip={trip} /> },
  bookedBy: {
    source: 'bookedByUserInfo.familyName',
    share: NAME,
    cell: ({ bookedByUserInfo: by }) => `${by.givenName} ${by.familyName}`,
  },
  distanceMeters: { align: 'right', cell: (trip) => <Distance trip={trip} /> },
  accountFields: {
    source: 'businessAccountConfig',
    share: ADDRESS,
    cell: (trip) => <AccountFields trip={trip} />,
  },
};

/** A column of the trip table. */
export function tripColumn(column: TripColumn): ReactElement {
  const { source = column, firstOrder, align, share, cell } = SHAPES[column];
  return (
    <DataColumn<Trip>
      key={column}
      source={source}
      label={`tripList.names.${column}`}
      disableSort={!bookings.list.sortable.some((field) => field === source)}
      {...(firstOrder && { sortByOrder: firstOrder })}
      {...(align && { align })}
      {...(share && { share })}
      render={(trip) => inOneLine(cell(trip))}
    />
  );
}

const ARROW = '16px';

/** The widths of the table while it is loading. */
export const waitingColumns = (columns: readonly TripColumn[]): string[] => [
  ARROW,
  ...columns.map((column) => waitingWidth(SHAPES[column].share ?? null)),
];
