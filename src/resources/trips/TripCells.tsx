import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Tip } from '../../admin/tooltips/Tip.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { isSettled, tripCost, type CostKind } from '../../../contract/booking/cost.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { useShortDates } from '../../dates/useShortDates.ts';
import { Blank } from '../declared/Blank.tsx';
import { zoneNote } from '../declared/format.ts';
import { addressParts, shortTerminal } from './addressParts.ts';
import { useVehicleName } from './useVehicleName.ts';
import { useFormats } from '../../i18n/useFormats.ts';

// Plain styles, because a list has hundreds of these and they never change.
const ONE_PIECE = { whiteSpace: 'nowrap' } as const;
const HOUR = { fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const;
const NUMBER = { ...ONE_PIECE, fontVariantNumeric: 'tabular-nums' } as const;

/** When the trip was booked, in the pickup's zone like all its times. */
export function CreatedDate({ trip }: { trip: Trip }) {
  const formats = useFormats();
  const { moment } = useShortDates();
  return (
    <time
      dateTime={trip.createdAt}
      title={formats.zonedDateTime(trip.createdAt, trip.pickupTimeZone)}
      style={ONE_PIECE}
    >
      {moment(trip.createdAt, trip.pickupTimeZone)}
    </time>
  );
}

/** Local time at the pickup; the zone is named where the browser's clock shows another time. */
export function PickupTime({ trip }: { trip: Pick<Trip, 'pickupAt' | 'pickupTimeZone'> }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { day } = useShortDates();
  const zone = zoneNote(trip.pickupAt, trip.pickupTimeZone, formats.locale);
  return (
    // On a card and in a narrow table, breaks only between date and time.
    <time
      dateTime={trip.pickupAt}
      title={formats.zonedDateTime(trip.pickupAt, trip.pickupTimeZone)}
      className="cell-date-time"
    >
      <span className="cell-day" style={ONE_PIECE}>
        {day(trip.pickupAt, trip.pickupTimeZone)}{' '}
      </span>
      <span style={ONE_PIECE}>
        <span style={HOUR}>{formats.time(trip.pickupAt, trip.pickupTimeZone)}</span>
        {zone && (
          <Tip letsThrough title={translate('trips.zone', { zone: trip.pickupTimeZone })}>
            <span className="cell-note"> {zone}</span>
          </Tip>
        )}
      </span>
    </time>
  );
}

type Arriving = Pick<Trip, 'status' | 'estimatedTimeArrival' | 'destinationEtaMinutes'>;

/** Minutes until the driver is at the pickup, or the passenger at the dropoff; null if unknown. */
function arrivalMinutes({ status, estimatedTimeArrival, destinationEtaMinutes }: Arriving) {
  if (status === 'DROPPINGOFF') return destinationEtaMinutes;
  return status === 'ENROUTE' ? estimatedTimeArrival : null;
}

/** When the driver of a trip is at the pickup, or its passenger at the dropoff; null if unknown. */
export function useArrival(): (trip: Arriving) => string | null {
  const translate = useTranslate();
  return (trip) => {
    const minutes = arrivalMinutes(trip);
    if (minutes === null) return null;
    if (minutes <= 0) return translate('trips.arriving');
    const key = trip.status === 'DROPPINGOFF' ? 'trips.dropoffEta' : 'trips.pickupEta';
    return translate(key, { smart_count: minutes });
  };
}

/**
 * When somebody is at this end. The table shows only the minutes, because the status in the same
 * row says who is on the way and the address needs the room.
 */
function ArrivalNote({ trip }: { trip: Arriving }) {
  const formats = useFormats();
  const arrival = useArrival()(trip);
  const minutes = arrivalMinutes(trip);
  if (arrival === null || minutes === null) return null;
  return (
    <b className="address-note" title={arrival}>
      <span style={visuallyHidden}>{arrival}</span>
      <span aria-hidden="true">{minutes > 0 ? formats.duration(minutes) : arrival}</span>{' '}
    </b>
  );
}

/**
 * An address in one line (`theme/oneLine.ts`). Where it is too long, its end gives way first, and
 * its terminal never.
 */
function Address({ text, note }: { text: string; note: ReactNode }) {
  const { place, terminal, rest } = addressParts(text);
  return (
    <span className="address" title={text}>
      <span className="address-name">
        {note}
        <span className="address-place" dir="auto">
          {place}
        </span>
        <span className="address-terminal">{terminal}</span>
      </span>
      <span className="address-rest">{rest}</span>
    </span>
  );
}

/** So many letters of a name stay in view. */
const SHORTEST_NAME = 5;

/** The names of both ends in one line; neither takes the room of the other. */
export function Route({ trip }: { trip: Pick<Trip, 'originAddress' | 'destinationAddress'> }) {
  const end = (address: string) => {
    const parts = addressParts(address);
    const terminal = shortTerminal(parts.terminal);
    const letters = Math.min(parts.place.length, SHORTEST_NAME) + terminal.length;
    return (
      <span className="address-name" style={{ minWidth: `${letters}ch` }}>
        <span className="address-place" dir="auto">
          {parts.place}
        </span>
        <span className="address-terminal">{terminal}</span>
      </span>
    );
  };
  return (
    <span className="trip-route" title={`${trip.originAddress} → ${trip.destinationAddress}`}>
      {end(trip.originAddress)}
      <span>{' → '}</span>
      {end(trip.destinationAddress)}
    </span>
  );
}

/** Pickup address, and when the driver will be there while on the way. */
export function From({ trip }: { trip: Trip }) {
  const note = trip.status === 'ENROUTE' && <ArrivalNote trip={trip} />;
  return <Address text={trip.originAddress} note={note} />;
}

/** Dropoff address, and when the passenger will be there while on board. */
export function To({ trip }: { trip: Trip }) {
  const note = trip.status === 'DROPPINGOFF' && <ArrivalNote trip={trip} />;
  return <Address text={trip.destinationAddress} note={note} />;
}

/** The note on an amount that is not simply what the trip cost. */
const COST_NOTE: Partial<Record<CostKind, string>> = {
  nothing: 'trips.pricing.nothing',
  fixed: 'trips.fixed',
  estimate: 'trips.estimated',
  range: 'trips.estimated',
};

/** What the trip cost or will cost; an amount that is only expected is marked. */
export function Cost({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const formats = useFormats();
  const cost = tripCost(trip);
  const { kind, low, high } = cost;
  if (low === null || high === null) return <Blank />;
  const money = (amount: number) => formats.money(amount, cost.currency ?? undefined);
  const isExpected = kind === 'nothing' || !isSettled(cost);
  const note = COST_NOTE[kind];
  const isRange = kind === 'range';
  // In a narrow table it may be broken after the dash.
  const text = isRange ? `${money(low)}\u00A0- ${money(high)}` : money(high);
  return (
    <span
      title={note && translate(note)}
      className={`cell-amount ${isRange ? 'cell-range ' : ''}${isExpected ? 'cell-muted' : ''}`}
    >
      {kind === 'estimate' ? `~ ${text}` : text}
    </span>
  );
}

/** How far the trip goes, in the channel's unit. */
export function Distance({ trip }: { trip: Trip }) {
  const formats = useFormats();
  if (trip.distanceMeters === null) return <Blank />;
  return <span style={NUMBER}>{formats.distance(trip.distanceMeters)}</span>;
}

/** The account's fields that the trip is filed under: `Cost centre: 4711`. */
export function AccountFields({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const fields = trip.businessAccountConfig?.fields ?? [];
  if (fields.length === 0) return <Blank />;
  return fields
    .map(({ title, value }) => translate('common.labelled', { label: title, value }))
    .join(' · ');
}

/** The vehicle class that was booked. */
export function Vehicle({ trip }: { trip: Trip }) {
  return useVehicleName()(trip.vehicle.name);
}
