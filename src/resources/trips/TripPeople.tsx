import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PersonInfo } from '../../../contract/booking/trip.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { formatPhone } from '../../../contract/core/phone.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Aside, Detail } from './Detail.tsx';

const Person = ({ person }: { person: PersonInfo }) => (
  <>
    {person.givenName} {person.familyName}
    {[person.email, person.phone && formatPhone(person.phone)]
      .filter((line) => line !== null && line !== '')
      .map((line) => (
        <Aside key={line}>{line}</Aside>
      ))}
  </>
);

/** Who travels, on whose account, who booked it when, and the number of the booking at dispatch. */
export function TripPeople({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const formats = useFormats();
  const label = (key: string): string => translate(`trips.details.${key}`);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Detail label={label('passenger')}>
        <Person person={trip.userInfo} />
      </Detail>
      <Detail label={label('bookedBy')}>
        <Person person={trip.bookedByUserInfo} />
      </Detail>
      <Detail label={label('createdBy')}>
        {trip.corporationName}
        <Aside>{formats.zonedDateTime(trip.createdAt, trip.pickupTimeZone)}</Aside>
      </Detail>
      {trip.dispatchId !== null && <Detail label={label('tripId')}>{trip.dispatchId}</Detail>}
    </Box>
  );
}
