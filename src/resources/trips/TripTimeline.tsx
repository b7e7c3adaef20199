import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { BookingEvent } from '../../../contract/booking/calls.ts';
import {
  CANCELLED_STATUSES,
  isFinal,
  PAST_STATUSES,
  type BookingStatus,
} from '../../../contract/booking/status.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { zoneNote } from '../declared/format.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Aside } from './Detail.tsx';
import { TripStops } from './TripStops.tsx';
import { eventsOf } from './tripReads.ts';

/** The remaining statuses of a trip that goes as planned. */
const COURSE: readonly BookingStatus[] = [
  'NEW',
  'ASSIGN',
  'ENROUTE',
  'MADECONTACT',
  'DROPPINGOFF',
  'COMPLETED',
];
const aheadOf = (status: BookingStatus): BookingStatus[] =>
  isFinal(status) ? [] : COURSE.slice(COURSE.indexOf(status) + 1);

const messageOf = ({ state, status }: BookingEvent): string =>
  status === null ? `trips.timeline.${state}` : `booking.live.${status}`;
const isBad = (status: BookingStatus | null): boolean =>
  CANCELLED_STATUSES.some((cancelled) => cancelled === status);

interface Moment {
  key: string;
  /** The places where it is. */
  places?: readonly string[];
  status: BookingStatus | null;
  message: string;
  /** Null for a status that is still to come. */
  at: string | null;
  colour: string;
}

function momentsOf(trip: Trip, events: readonly BookingEvent[]): Moment[] {
  // The settlement of a trip repeats how it ended, with a price, which stands elsewhere.
  const told = events.filter(
    (event, index) => index === 0 || messageOf(event) !== messageOf(events[index - 1] ?? event),
  );
  const past = told.map((event, index): Moment => ({
    key: `${index}`,
    status: event.status,
    message: messageOf(event),
    at: event.occurredAt,
    colour: isBad(event.status)
      ? 'error.main'
      : index === told.length - 1
        ? 'primary.main'
        : 'text.secondary',
  }));
  const ahead = aheadOf(trip.status).map((status): Moment => ({
    key: status,
    status,
    message: `booking.live.${status}`,
    at: null,
    colour: 'divider',
  }));
  return [...past, ...ahead];
}

/**
 * The moments with the places of the route where the trip is, or was, at each of them. Places that no
 * moment is about, for example of a trip that was cancelled, stand before the last one.
 */
function withRoute(moments: readonly Moment[], trip: Trip): Moment[] {
  const at = (...statuses: readonly BookingStatus[]) =>
    moments.find(({ status }) => status !== null && statuses.includes(status));
  const pickup = at('MADECONTACT') ?? at('DROPPINGOFF');
  const dropoff = at(...PAST_STATUSES);
  const places = (moment: Moment): string[] => [
    ...(moment === pickup ? [trip.origin.address] : []),
    ...(moment === dropoff
      ? [...trip.waypoints.map(({ address }) => address), trip.destination.address]
      : []),
  ];
  const alone = (name: 'pickup' | 'dropoff', addresses: string[]): Moment => ({
    key: name,
    status: null,
    message: `trips.details.${name}`,
    at: null,
    colour: 'divider',
    places: addresses,
  });
  const others = [
    ...(pickup ? [] : [alone('pickup', [trip.origin.address])]),
    ...(dropoff
      ? []
      : [
          alone('dropoff', [
            ...trip.waypoints.map(({ address }) => address),
            trip.destination.address,
          ]),
        ]),
  ];
  const all = moments.map((moment): Moment => ({ ...moment, places: places(moment) }));
  return all.toSpliced(Math.max(all.length - 1, 0), 0, ...others);
}

const dot = (moment: Moment, isLast: boolean) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px 1fr',
  columnGap: 3,
  pb: isLast ? 0 : 0.5,
  color: moment.at ? 'text.primary' : 'text.secondary',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 52,
    top: 6,
    width: 8,
    height: 8,
    borderRadius: '50%',
    border: 2,
    borderColor: moment.colour,
    bgcolor: moment.at ? moment.colour : 'transparent',
    boxSizing: 'border-box',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 55.5,
    top: 16,
    bottom: -4,
    borderLeft: 1,
    borderColor: 'divider',
  },
});

/** The statuses of a trip so far and those to come, in the pickup's time zone. */
export function TripTimeline({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { data, isError } = useQuery(eventsOf(trip.id));
  if (isError)
    return (
      <>
        {translate('trips.timeline.failed')}
        <TripStops trip={trip} />
      </>
    );
  if (!data) return <Skeleton variant="rounded" height={240} />;
  const day = ({ at }: Moment) => at && formats.date(at, trip.pickupTimeZone);
  const zone = ({ at }: Moment) => at && zoneNote(at, trip.pickupTimeZone, formats.locale);
  const moments = withRoute(momentsOf(trip, data), trip);
  return (
    <Box
      component="ol"
      aria-label={translate('trips.details.timeline')}
      sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, typography: 'body2' }}
    >
      {moments.map((moment, index) => {
        const before = moments[index - 1];
        const isNewDay = moment.at !== null && (!before || day(before) !== day(moment));
        // On the day that the clock is put back, a later moment may have an earlier time.
        const isOtherZone = zone(moment) && before && zone(before) !== zone(moment);
        return (
          <Box component="li" key={moment.key} sx={dot(moment, index === moments.length - 1)}>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {moment.at && (
                <time dateTime={moment.at}>{formats.time(moment.at, trip.pickupTimeZone)}</time>
              )}
            </Box>
            <span>
              {translate(moment.message)}
              {moment.places?.map((place, order) => (
                // A route may come to the same place twice.
                // oxlint-disable-next-line react/no-array-index-key
                <Aside key={`${order} ${place}`}>{place}</Aside>
              ))}
              {(isNewDay || isOtherZone) && (
                <Box
                  component="span"
                  sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
                >
                  {[isNewDay && day(moment), zone(moment)].filter(Boolean).join(', ')}
                </Box>
              )}
            </span>
          </Box>
        );
      })}
    </Box>
  );
}
