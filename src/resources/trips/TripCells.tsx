import { Box, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { Blank } from '../declared/Cell.tsx';
import { zoneNote } from '../declared/format.ts';
import { useFormats } from '../declared/useFormats.ts';

const clamp = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** A text that may be long, in two lines at most; all of it is in its tooltip. */
export const Clamped = ({ text }: { text: string }) => (
  <Box title={text} sx={clamp}>
    {text}
  </Box>
);

export function CreatedDate({ trip }: { trip: Trip }) {
  const formats = useFormats();
  return (
    <Box
      component="time"
      dateTime={trip.createdAt}
      title={formats.dateTime(trip.createdAt)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {formats.date(trip.createdAt)}
    </Box>
  );
}

/** Local time at the pickup; the zone is named where the browser's clock shows another time. */
export function PickupTime({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const formats = useFormats();
  const zone = zoneNote(trip.pickupAt, trip.pickupTimeZone, formats.locale);
  return (
    // Breaks between date and time only, where the two do not fit side by side.
    <time dateTime={trip.pickupAt}>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formats.date(trip.pickupAt, trip.pickupTimeZone)}
      </Box>{' '}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {formats.time(trip.pickupAt, trip.pickupTimeZone)}
        </Box>
        {zone && (
          <Tooltip title={translate('trips.zone', { zone: trip.pickupTimeZone })}>
            <Typography component="span" variant="caption" color="text.secondary">
              {' '}
              {zone}
            </Typography>
          </Tooltip>
        )}
      </Box>
    </time>
  );
}

function Eta({ minutes, message }: { minutes: number; message: string }) {
  const translate = useTranslate();
  return (
    <Typography variant="caption" component="div" color="primary" sx={{ fontWeight: 600 }}>
      {minutes > 0 ? translate(message, { smart_count: minutes }) : translate('trips.arriving')}
    </Typography>
  );
}

/** Pickup address, and when the driver will be there while on the way. */
export function From({ trip }: { trip: Trip }) {
  return (
    <>
      <Clamped text={trip.originAddress} />
      {trip.status === 'ENROUTE' && trip.estimatedTimeArrival !== null && (
        <Eta minutes={trip.estimatedTimeArrival} message="trips.pickupEta" />
      )}
    </>
  );
}

/** Dropoff address, and when the passenger will be there while on board. */
export function To({ trip }: { trip: Trip }) {
  return (
    <>
      <Clamped text={trip.destinationAddress} />
      {trip.status === 'DROPPINGOFF' && trip.destinationEtaMinutes !== null && (
        <Eta minutes={trip.destinationEtaMinutes} message="trips.dropoffEta" />
      )}
    </>
  );
}

/** The trip's total; before it is final, the estimate marked as one. */
export function Total({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const formats = useFormats();
  if (trip.total === null) return <Blank />;
  const currency = trip.pricingDetails?.currency ?? trip.fareEstimate?.currency;
  const text = formats.money(trip.total, currency);
  const isFinal = trip.pricingDetails !== null;
  return (
    <Box
      component="span"
      title={isFinal ? undefined : translate('trips.estimated')}
      sx={{
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        color: isFinal ? undefined : 'text.secondary',
      }}
    >
      {isFinal ? text : `≈ ${text}`}
    </Box>
  );
}

/** How far the trip goes, in the channel's unit. */
export function Distance({ trip }: { trip: Trip }) {
  const formats = useFormats();
  if (trip.distanceMeters === null) return <Blank />;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {formats.distance(trip.distanceMeters)}
    </Box>
  );
}

/** What the account files the trip by: `Cost centre: 4711`. */
export function AccountFields({ trip }: { trip: Trip }) {
  const fields = trip.businessAccountConfig?.fields ?? [];
  if (fields.length === 0) return <Blank />;
  const text = fields.map(({ title, value }) => `${title}: ${value}`).join(' · ');
  return (
    <Box title={text} sx={clamp}>
      {text}
    </Box>
  );
}
