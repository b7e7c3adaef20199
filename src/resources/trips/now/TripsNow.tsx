import type { FocusEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  OPEN_COUNTED,
  OPEN_SHOWN,
  OPEN_STATUSES,
} from '../../../../contract/booking/openTripLimits.ts';
import type { OpenTrip } from '../../../../contract/booking/openTrips.ts';
import { sideBySide } from '../../../../contract/receipts/letters.ts';
import { OPEN_TRIP } from '../../../shell/addresses.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { PickupTime, Route, useArrival } from '../TripCells.tsx';
import { useOpenTrips } from './openTrips.ts';

const listed = (tab: string, more: Record<string, string>): string =>
  `/trips/${tab}?${new URLSearchParams({ ...more, sort: 'pickupAt', order: 'ASC' }).toString()}`;

/** All of them, the earliest on top. */
const ALL = listed('all-trips', { filter: JSON.stringify({ status: OPEN_STATUSES }) });

/** Opens the trip among those of its tab, the earliest on top, where it is on the first page. */
const addressOf = ({ id, status }: OpenTrip): string =>
  listed(status === 'PREBOOKED' ? 'pre-bookings' : 'in-progress', { [OPEN_TRIP]: id });

/** A browser leaves what is partly in view where it is; a press must not move what is pressed. */
const showWhole = ({ currentTarget }: FocusEvent): void => {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

function NowCard({ trip }: { trip: OpenTrip }) {
  const arrival = useArrival()(trip);
  const taxi = sideBySide([trip.driverName, trip.registration], ', ');
  return (
    <li className="now-item">
      <Link className="now-card" to={addressOf(trip)} onFocus={showWhole}>
        <span className="now-line">
          <b className="now-when">{arrival ?? <PickupTime trip={trip} />}</b>
          <StatusBadge status={trip.status} />
        </span>
        <span className="one-line" title={sideBySide([trip.passengerName, taxi])}>
          <span className="one-line-name">{trip.passengerName}</span>
          {taxi && <span className="cell-muted"> · {taxi}</span>}
        </span>
        <Route trip={trip} />
      </Link>
    </li>
  );
}

/**
 * The trips under way and the next pickups, above a list that is in another order. Plain elements
 * (`theme/trips.ts`), because they are part of the first page.
 */
export function TripsNow({ accountId }: { accountId: string | null }) {
  const translate = useTranslate();
  const { data: open } = useOpenTrips(accountId);
  if (!open || open.trips.length === 0) return null;
  const { trips, others } = open;
  const isAtLeast = others >= OPEN_COUNTED - OPEN_SHOWN;
  return (
    <ul className="now" aria-label={translate('trips.now.label')}>
      {trips.map((trip) => (
        <NowCard key={trip.id} trip={trip} />
      ))}
      {others > 0 && (
        <li className="now-item now-rest">
          <Link className="now-card" to={ALL} onFocus={showWhole}>
            {translate(isAtLeast ? 'trips.now.moreThan' : 'trips.now.more', {
              smart_count: others,
            })}
          </Link>
        </li>
      )}
    </ul>
  );
}
