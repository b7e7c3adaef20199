import { useTranslate } from 'react-admin';
import { cancellationTermsOf } from '../../../contract/booking/cancellation.ts';
import { costOfCancelling } from '../../../contract/booking/cost.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { useNow } from '../../dates/useNow.ts';
import { useFormats } from '../../i18n/useFormats.ts';

const MINUTES_IN_HOUR = 60;

/**
 * What somebody who is about to cancel a trip has to know, in sentences: who is informed, and
 * what it costs. The texts change with the clock, because a trip that is free to cancel now may not
 * be in a minute.
 */
export function useCancellingTexts(): (trip: Trip) => string[] {
  const translate = useTranslate();
  const { money } = useFormats();
  const now = useNow();

  /** From when cancelling costs something, and how much. */
  function later(trip: Trip, currency: string | undefined): string | null {
    const terms = cancellationTermsOf(trip);
    if (!terms || terms.fee === 0) return null;
    const fee = money(terms.fee * trip.numberOfVehicles, currency);
    if (trip.scheduleType === 'ASAP') return translate('trips.cancel.freeUntilDriver', { fee });
    const { minutesBefore } = terms;
    const isHours = minutesBefore > 0 && minutesBefore % MINUTES_IN_HOUR === 0;
    return translate(`trips.cancel.${isHours ? 'freeUntilHours' : 'freeUntilMinutes'}`, {
      smart_count: isHours ? minutesBefore / MINUTES_IN_HOUR : minutesBefore,
      fee,
    });
  }

  return (trip) => {
    const { driverName: driver } = trip.vehicle;
    const { kind, high, currency } = costOfCancelling(trip, now);
    const told = driver ? [translate('trips.cancel.driver', { driver })] : [];
    if (kind === 'charged')
      return [
        ...told,
        translate('trips.cancel.fee', { fee: money(high ?? 0, currency ?? undefined) }),
      ];
    if (kind === 'unknown')
      return [...told, translate(`trips.cancel.${driver ? 'maybe' : 'unknown'}`)];
    return [...told, later(trip, currency ?? undefined) ?? translate('trips.cancel.free')];
  };
}
