import tzLookup from '@photostructure/tz-lookup';
import { isAirport } from '../../../contract/booking/geo.ts';
import type { ParsedBookingRequest } from '../../../contract/booking/request.ts';
import {
  checkPickupTime,
  checkReturnTime,
  localTime,
  type ScheduleType,
} from '../../../contract/booking/schedule.ts';
import { goesNowhere } from '../../../contract/booking/sameDoor.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import type { FieldErrors } from '../../../contract/core/errors.ts';

export interface PickupSchedule {
  scheduleType: ScheduleType;
  /** Local at the pickup, without zone. */
  pickupTime: string;
  pickupAt: Date;
  pickupTimeZone: string;
}

/**
 * When the trip starts by the clock at the pickup, or why it cannot start then.
 * @param outboundAt for a return: the start of its outbound trip
 */
export function scheduleOf(
  request: Pick<ParsedBookingRequest, 'origin' | 'pickupTime'>,
  now: Date,
  outboundAt: Date | null = null,
): PickupSchedule | { errors: FieldErrors } {
  const { latitude, longitude } = request.origin;
  const pickupTimeZone = tzLookup(latitude, longitude);
  if (request.pickupTime === null) {
    const pickupTime = localTime(now, pickupTimeZone);
    return { scheduleType: 'ASAP', pickupTime, pickupAt: now, pickupTimeZone };
  }
  const { pickupTime } = request;
  const checked = outboundAt
    ? checkReturnTime(pickupTime, pickupTimeZone, outboundAt, now)
    : checkPickupTime(pickupTime, pickupTimeZone, now);
  if (!checked.ok) return { errors: { pickupTime: { code: checked.code } } };
  return { scheduleType: 'PREBOOKING', pickupTime, pickupAt: checked.instant, pickupTimeZone };
}

/** Where more people come than the vehicles asked for have seats. */
export function seatRules(
  { bookingProperties, numberOfVehicles }: ParsedBookingRequest,
  offer: { seats: number },
): FieldErrors {
  const passengers = bookingProperties?.flightInfo?.totalPassengers ?? 1;
  const seats = offer.seats * numberOfVehicles;
  return passengers <= seats
    ? {}
    : {
        'bookingProperties.flightInfo.totalPassengers': {
          code: 'notEnoughSeats',
          params: { seats },
        },
      };
}

/** The errors of fields that can be checked without looking anything up. */
export function fieldRules(request: ParsedBookingRequest, channel: Channel): FieldErrors {
  const errors: FieldErrors = {};
  if (request.waypoints.length > 0 && !channel.features.includes('address-vias'))
    errors['waypoints'] = { code: 'notAllowed' };
  if (goesNowhere(request)) errors['destination'] = { code: 'samePlace' };
  const flight = request.bookingProperties?.flightInfo;
  if (flight) {
    const atPickup = isAirport(request.origin);
    if (!atPickup && !isAirport(request.destination))
      errors['bookingProperties.flightInfo'] = { code: 'notAllowed' };
    else if (flight.type !== (atPickup ? 'pickup' : 'dropoff'))
      errors['bookingProperties.flightInfo.type'] = { code: 'choice' };
  }
  return errors;
}
