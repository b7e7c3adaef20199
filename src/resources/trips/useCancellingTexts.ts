import { useTranslate } from 'react-admin';
import { cancellationTermsOf } from '../../../contract/booking/cancellation.ts';
import { costOfCancelling } from '../../../contract/booking/cost.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { useNow } from '../../dates/useNow.ts';
import { useFormats } from '../../i18n/useFormats.ts';

const MINUTES_IN_HOUR = 60;

/**
 * What whoever is about to call a trip off has to know, in sentences: who is told, and what it costs.
 * It goes with the clock, because a trip that was free to cancel may not be a minute later.
 */
export function useCancellingTexts(): (trip: Trip) => string[] {
  const translate = useTranslate();
  const { money } = useFormats();
  const now = useNow();

  /** When it begins to cost something, and how much. */
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
