import { airportEnd, pickupTimeOf, type BookingDraft, type DraftAddress } from './draft.ts';
import type { DraftContext, DraftErrors, DraftReason } from './draftErrors.ts';
import { flightNumberReason } from './flight.ts';
import type { BookingRequest } from './request.ts';
import {
  addMinutes,
  checkReturnTime,
  clockChange,
  earliestReturn,
  instantOf,
  instantsOf,
  RETURN_GAP_MINUTES,
  type ClockChange,
} from './schedule.ts';

/** The time and zones from which a return is calculated. */
type ReturnContext = Pick<DraftContext, 'now' | 'zone' | 'returnZone'>;

const MINUTE_MS = 60_000;
const wholeMinuteFrom = (instant: Date) =>
  new Date(Math.ceil(instant.getTime() / MINUTE_MS) * MINUTE_MS);

/** The draft's route from its dropoff back to its pickup, through the same stops. */
export function returnRoute<Stop extends DraftAddress>(draft: {
  origin: DraftAddress;
  destination: DraftAddress;
  waypoints: readonly Stop[];
}) {
  return {
    origin: draft.destination,
    destination: draft.origin,
    waypoints: draft.waypoints.toReversed(),
  };
}

/** The end of the way back that is an airport; null where neither is. */
export const returnAirportEnd = (draft: Pick<BookingDraft, 'origin' | 'destination'>) =>
  airportEnd({ origin: draft.destination, destination: draft.origin });

/**
 * When the outbound trip starts. A trip as soon as possible starts shortly after the request, so it
 * counts from the next whole minute.
 */
function outboundAt(draft: BookingDraft, { now, zone }: ReturnContext): Date {
  const local = pickupTimeOf(draft);
  return (local === null ? null : instantOf(local, zone, now)) ?? wholeMinuteFrom(now);
}

/** The first instant at which the way back can start. */
export const returnFrom = (draft: BookingDraft, context: ReturnContext): Date =>
  addMinutes(outboundAt(draft, context), RETURN_GAP_MINUTES);

/** The first minute at which the way back can start, local there. */
export const earliestReturnOf = (draft: BookingDraft, context: ReturnContext): string =>
  earliestReturn(outboundAt(draft, context), context.now, context.returnZone);

/**
 * What the return dialog proposes, local where the return starts: ten minutes after the passenger's
 * expected arrival, and never less than ten minutes after the outbound pickup.
 * @param durationSeconds of the outbound trip; null while it is not known
 */
export function proposedReturn(
  draft: BookingDraft,
  context: ReturnContext,
  durationSeconds: number | null,
): string {
  const arrival = addMinutes(outboundAt(draft, context), (durationSeconds ?? 0) / 60);
  return earliestReturn(wholeMinuteFrom(arrival), context.now, context.returnZone);
}

/** Why the way back cannot start at a local time; undefined where it can. */
export function returnTimeReason(
  pickupTime: string,
  draft: BookingDraft,
  context: ReturnContext,
): DraftReason | undefined {
  const checked = checkReturnTime(
    pickupTime,
    context.returnZone,
    outboundAt(draft, context),
    context.now,
  );
  return checked.ok ? undefined : { code: checked.code };
}

/** What a change of the clock does to a local time of the way back; null for every other time. */
export function returnClockChange(
  pickupTime: string,
  draft: BookingDraft,
  context: ReturnContext,
): ClockChange | null {
  const { returnZone, now } = context;
  const checked = checkReturnTime(pickupTime, returnZone, outboundAt(draft, context), now);
  const change = clockChange(pickupTime, returnZone, now);
  if (!checked.ok || change === null) return change;
  const [first] = instantsOf(pickupTime, returnZone);
  return checked.instant.getTime() === first?.getTime() ? 'twice' : 'second';
}

function returnFlightReason(draft: BookingDraft): DraftReason | undefined {
  if (returnAirportEnd(draft) === null) return undefined;
  return flightNumberReason(draft.returnTrip?.flightNumber ?? '');
}

/**
 * Why the return cannot be booked as it is: because of the offer, its time or its flight number.
 */
export function returnErrors(
  draft: BookingDraft,
  context: ReturnContext & Pick<DraftContext, 'canReturn'>,
): DraftErrors {
  const { returnTrip } = draft;
  if (!returnTrip) return {};
  return {
    returnTrip: context.canReturn ? undefined : { code: 'noReturn' },
    returnTime: returnTimeReason(returnTrip.pickupTime, draft, context),
    returnFlight: returnFlightReason(draft),
  };
}

/**
 * The request for the way back: the outbound one with its ends swapped and its stops in reverse, at
 * the return's time, and with only the number of its flight. Null where no return is wanted.
 */
export function toReturnRequest(
  outbound: BookingRequest,
  draft: BookingDraft,
  expectedFare: BookingRequest['expectedFare'] = null,
): BookingRequest | null {
  const { returnTrip } = draft;
  if (!returnTrip) return null;
  const type = returnAirportEnd(draft);
  const number = returnTrip.flightNumber.trim();
  return {
    ...outbound,
    origin: outbound.destination,
    destination: outbound.origin,
    waypoints: (outbound.waypoints ?? []).toReversed(),
    pickupTime: returnTrip.pickupTime,
    bookingProperties: type !== null && number !== '' ? { flightInfo: { type, number } } : null,
    expectedFare,
  };
}
