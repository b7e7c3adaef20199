import { flightName } from '../../contract/booking/flight.ts';
import {
  type BookingStatus,
  CANCELLED_STATUSES,
  isFinal,
  PAST_STATUSES,
} from '../../contract/booking/status.ts';
import type { TrackedTrip } from '../../contract/booking/tracking.ts';
import type { Language } from '../../contract/core/languages.ts';
import {
  formatDate,
  formatDuration,
  formatLocale,
  formatTimeIn,
} from '../../contract/core/format.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import { vehicleName } from '../../contract/messages/vehicles.ts';
import { sideBySide } from '../../contract/receipts/letters.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import type { TrackingTexts } from './trackingText.ts';

const STEPS = ['booked', 'found', 'coming', 'here', 'aboard', 'arrived'] as const;
const STEP_OF: Partial<Record<BookingStatus, (typeof STEPS)[number]>> = {
  PREBOOKED: 'booked',
  NEW: 'booked',
  ASSIGN: 'found',
  ENROUTE: 'coming',
  MADECONTACT: 'here',
  DROPPINGOFF: 'aboard',
};

const isIn = (list: readonly BookingStatus[], status: BookingStatus) => list.includes(status);
export const isCancelled = (status: BookingStatus) => isIn(CANCELLED_STATUSES, status);
const isPast = (status: BookingStatus) => isIn(PAST_STATUSES, status);

function words(status: BookingStatus): { title: keyof TrackingTexts['status']; hint: string } {
  if (isPast(status)) return { title: 'over', hint: 'over' };
  if (status === 'NOSHOW') return { title: 'NOSHOW', hint: 'cancelled' };
  if (isCancelled(status)) return { title: 'cancelled', hint: 'cancelled' };
  return { title: status as keyof TrackingTexts['status'], hint: status };
}

/** How long it still takes, in words; null if that is unknown or nothing is expected. */
function eta(trip: TrackedTrip, texts: TrackingTexts, locale: string): string | null {
  const { status, estimatedTimeArrival, destinationEtaMinutes } = trip;
  if (status === 'ENROUTE' && estimatedTimeArrival !== null)
    return estimatedTimeArrival === 0
      ? texts.now
      : fillIn(texts.pickupIn, { duration: formatDuration(estimatedTimeArrival, locale) });
  if (status === 'DROPPINGOFF' && destinationEtaMinutes !== null)
    return destinationEtaMinutes === 0
      ? texts.now
      : fillIn(texts.arrivalIn, { duration: formatDuration(destinationEtaMinutes, locale) });
  return null;
}

function Steps({ trip, texts }: { trip: TrackedTrip; texts: TrackingTexts }) {
  const reached = isPast(trip.status) ? 'arrived' : STEP_OF[trip.status];
  if (!reached) return null;
  const at = STEPS.indexOf(reached);
  return (
    <ol className="track-steps" aria-label={texts.steps.label}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index <= at ? 'track-step-done' : ''}
          aria-current={index === at ? 'step' : undefined}
        >
          {texts.steps[step]}
        </li>
      ))}
    </ol>
  );
}

interface TripCardProps {
  trip: TrackedTrip;
  texts: TrackingTexts;
  language: Language;
}

/** The trip's status, the car to look for, and the destination. */
export function TripCard({ trip, texts, language }: TripCardProps) {
  const { vehicle, companyName, companyPhone, stops } = trip;
  const { title, hint } = words(trip.status);
  const hints: Record<string, string> = texts.hint;
  const locale = formatLocale(language, pageConfig().locale);
  const remark =
    eta(trip, texts, locale) ?? (hints[hint] && fillIn(hints[hint], { company: companyName }));
  const car = [vehicle.make, vehicle.model].filter(Boolean).join(' ');
  const kind = vehicleName(vehicle.name, texts.vehicles);
  const flight = trip.flight && flightName(trip.flight);
  const [pickup, dropoff] = [stops.at(0), stops.at(-1)];
  return (
    <>
      <div aria-live="polite">
        <h1>{texts.status[title]}</h1>
        {remark && <p className="track-remark">{remark}</p>}
      </div>
      <Steps trip={trip} texts={texts} />
      {(vehicle.registration || car) && !isCancelled(trip.status) && (
        <section className="track-car" aria-label={texts.car}>
          <div>
            <b>{car || kind}</b>
            <span>{sideBySide([car && kind, companyName])}</span>
          </div>
          {vehicle.registration && (
            <span className="track-plate">
              <span className="start-hidden">{texts.plate} </span>
              {vehicle.registration}
            </span>
          )}
        </section>
      )}
      <dl className="track-facts">
        <div>
          <dt>{texts.pickupTime}</dt>
          <dd>
            {trip.scheduleType === 'ASAP' && !isFinal(trip.status)
              ? texts.asap
              : fillIn(texts.localTime, {
                  date: formatDate(trip.pickupAt, locale, trip.pickupTimeZone),
                  time: formatTimeIn(trip.pickupAt, locale, trip.pickupTimeZone),
                })}
          </dd>
        </div>
        {flight && (
          <div>
            <dt>{texts.flight}</dt>
            <dd>{flight}</dd>
          </div>
        )}
        {pickup?.address && (
          <div>
            <dt>{texts.pickup}</dt>
            <dd>
              {pickup.address}
              {stops.length > 2 && (
                <small>{fillIn(texts.stops, { number: stops.length - 2 })}</small>
              )}
            </dd>
          </div>
        )}
        {dropoff?.address && (
          <div>
            <dt>{texts.dropoff}</dt>
            <dd>{dropoff.address}</dd>
          </div>
        )}
      </dl>
      {companyPhone && (
        <a className="start-button start-button-quiet track-call" href={`tel:${companyPhone}`}>
          {fillIn(texts.call, { company: companyName })}
        </a>
      )}
    </>
  );
}
