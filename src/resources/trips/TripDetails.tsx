import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { PersonInfo } from '../../../contract/booking/trip.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { formatPhone } from '../declared/format.ts';
import { useFormats } from '../declared/useFormats.ts';
import { usePaymentText } from './PaymentIcon.tsx';
import { Pricing } from './Pricing.tsx';
import { TripActions } from './TripActions.tsx';
import { TripFlight } from './TripFlight.tsx';
import { TripStops } from './TripStops.tsx';

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ mb: 1.5, minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

const Person = ({ person }: { person: PersonInfo }) => (
  <>
    {person.givenName} {person.familyName}
    {[person.email, person.phone && formatPhone(person.phone)].filter(Boolean).map((line) => (
      <Typography
        key={line}
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ display: 'block' }}
      >
        {line}
      </Typography>
    ))}
  </>
);

/** Minutes to the next point of the trip and its length: `5 min / 12.34 mi`. */
function useEtaDistance(): (trip: Trip) => string {
  const translate = useTranslate();
  const formats = useFormats();
  return (trip) => {
    const minutes =
      trip.status === 'DROPPINGOFF' ? trip.destinationEtaMinutes : trip.estimatedTimeArrival;
    const eta = minutes === null ? '–' : translate('trips.details.minutes', { minutes });
    const distance = trip.distanceMeters === null ? '–' : formats.distance(trip.distanceMeters);
    return `${eta} / ${distance}`;
  };
}

/** Everything about a trip, below its row. */
export function TripDetails() {
  const translate = useTranslate();
  const trip = useRecordContext<Trip>();
  const paymentText = usePaymentText();
  const etaDistance = useEtaDistance();
  if (!trip) return null;
  const label = (key: string): string => translate(`trips.details.${key}`);
  const { vehicle } = trip;
  const car = [vehicle.make, vehicle.model, vehicle.registration].filter(Boolean).join(' ');
  return (
    <Box sx={{ py: 2, px: { xs: 0, sm: 2 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, md: 4 },
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1.4fr 1fr' },
        }}
      >
        <Box component="dl" sx={{ m: 0 }}>
          <Detail label={label('passenger')}>
            <Person person={trip.userInfo} />
          </Detail>
          <Detail label={label('bookedBy')}>
            <Person person={trip.bookedByUserInfo} />
          </Detail>
          <Detail label={label('account')}>{trip.corporationName}</Detail>
        </Box>
        <Box component="dl" sx={{ m: 0 }}>
          <Detail label={label('vehicle')}>
            {trip.numberOfVehicles > 1 ? `${trip.numberOfVehicles} × ` : ''}
            {vehicle.name}
          </Detail>
          {(vehicle.driverName ?? car) && (
            <Detail label={label('driver')}>
              {[vehicle.driverName, car].filter(Boolean).join(', ')}
            </Detail>
          )}
          <Detail label={label('etaDistance')}>{etaDistance(trip)}</Detail>
          <Detail label={label('tripId')}>{trip.dispatchId ?? '–'}</Detail>
          <Detail label={label('reference')}>{trip.id}</Detail>
        </Box>
        <Box component="dl" sx={{ m: 0 }}>
          <Detail label={label('stops')}>
            <TripStops trip={trip} />
          </Detail>
          <TripFlight trip={trip} Detail={Detail} />
          {trip.notes && <Detail label={label('notes')}>{trip.notes}</Detail>}
          {trip.businessAccountConfig?.fields.map(({ id, title, value }) => (
            <Detail key={id} label={title}>
              {value}
            </Detail>
          ))}
        </Box>
        <Box>
          <Box component="dl" sx={{ m: 0 }}>
            <Detail label={label('payment')}>{paymentText(trip.payment)}</Detail>
          </Box>
          <Typography variant="caption" color="text.secondary">
            {label('pricing')}
          </Typography>
          <Pricing trip={trip} />
        </Box>
      </Box>
      <TripActions trip={trip} />
    </Box>
  );
}
