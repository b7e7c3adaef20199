import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import type { TripColumn } from '../../../contract/booking/tripView.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { PaymentIcon } from './PaymentIcon.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import {
  AccountFields,
  Clamped,
  Cost,
  CreatedDate,
  Distance,
  From,
  PickupTime,
  To,
  Vehicle,
} from './TripCells.tsx';

const label = (column: TripColumn): string => `tripList.names.${column}`;
/** All ten columns of a fleet manager fit on a screen 1440 pixels wide. */
const address = { minWidth: 132, maxWidth: 260 };
const short = { minWidth: 104, maxWidth: 160, overflowWrap: 'anywhere' };

/** Every column the trip table can have. */
export const TRIP_COLUMN: Record<TripColumn, ReactElement> = {
  createdAt: (
    <DataTable.Col<Trip>
      key="createdAt"
      source="createdAt"
      label={label('createdAt')}
      render={(trip) => <CreatedDate trip={trip} />}
    />
  ),
  pickupAt: (
    <DataTable.Col<Trip>
      key="pickupAt"
      source="pickupAt"
      label={label('pickupAt')}
      sortByOrder="DESC"
      render={(trip) => <PickupTime trip={trip} />}
    />
  ),
  passengerName: (
    <DataTable.Col<Trip>
      key="passengerName"
      source="passengerName"
      label={label('passengerName')}
      sx={{ minWidth: 104, maxWidth: 180 }}
      render={(trip) => <Clamped text={trip.passengerName} />}
    />
  ),
  originAddress: (
    <DataTable.Col<Trip>
      key="originAddress"
      source="originAddress"
      label={label('originAddress')}
      disableSort
      sx={address}
      render={(trip) => <From trip={trip} />}
    />
  ),
  destinationAddress: (
    <DataTable.Col<Trip>
      key="destinationAddress"
      source="destinationAddress"
      label={label('destinationAddress')}
      disableSort
      sx={address}
      render={(trip) => <To trip={trip} />}
    />
  ),
  paymentType: (
    <DataTable.Col<Trip>
      key="paymentType"
      source="paymentType"
      label={label('paymentType')}
      disableSort
      align="center"
      render={(trip) => <PaymentIcon payment={trip.payment} />}
    />
  ),
  total: (
    <DataTable.Col<Trip>
      key="total"
      source="total"
      label={label('total')}
      align="right"
      render={(trip) => <Cost trip={trip} />}
    />
  ),
  companyName: (
    <DataTable.Col<Trip>
      key="companyName"
      source="companyName"
      label={label('companyName')}
      disableSort
      sx={short}
      render={(trip) => <Clamped text={trip.companyName} />}
    />
  ),
  status: (
    <DataTable.Col<Trip>
      key="status"
      source="status"
      label={label('status')}
      disableSort
      // “Pre-booked” stays on its line.
      sx={{ minWidth: 100 }}
      render={(trip) => <StatusBadge status={trip.status} />}
    />
  ),
  dispatchId: (
    <DataTable.Col<Trip>
      key="dispatchId"
      source="dispatchId"
      label={label('dispatchId')}
      disableSort
    />
  ),
  corporationName: (
    <DataTable.Col<Trip>
      key="corporationName"
      source="corporationName"
      label={label('corporationName')}
      disableSort
      sx={short}
      render={(trip) => <Clamped text={trip.corporationName} />}
    />
  ),
  vehicle: (
    <DataTable.Col<Trip>
      key="vehicle"
      source="vehicle.name"
      label={label('vehicle')}
      disableSort
      sx={short}
      render={(trip) => <Vehicle trip={trip} />}
    />
  ),
  bookedBy: (
    <DataTable.Col<Trip>
      key="bookedBy"
      source="bookedByUserInfo.familyName"
      label={label('bookedBy')}
      disableSort
      sx={short}
      render={({ bookedByUserInfo: by }) => `${by.givenName} ${by.familyName}`}
    />
  ),
  distanceMeters: (
    <DataTable.Col<Trip>
      key="distanceMeters"
      source="distanceMeters"
      label={label('distanceMeters')}
      disableSort
      align="right"
      render={(trip) => <Distance trip={trip} />}
    />
  ),
  accountFields: (
    <DataTable.Col<Trip>
      key="accountFields"
      source="businessAccountConfig"
      label={label('accountFields')}
      disableSort
      sx={{ minWidth: 140, maxWidth: 220 }}
      render={(trip) => <AccountFields trip={trip} />}
    />
  ),
};
