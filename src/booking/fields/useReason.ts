import { useTranslate } from 'react-admin';
import type { DraftReason } from '../../../contract/booking/draftErrors.ts';

/** Texts that name the field, where the general text would not. */
const NAMED: Partial<Record<string, Partial<Record<string, string>>>> = {
  account: { required: 'account' },
  offer: { required: 'offer' },
  payment: { required: 'payment' },
  date: { timeInPast: 'dateInPast' },
  recipient: { required: 'recipient' },
  origin: { required: 'pickup' },
  destination: { required: 'dropoff' },
  waypoints: { required: 'stop' },
  time: { required: 'time' },
  'flight.number': { plainText: 'flightNumber' },
  'flight.terminal': { plainText: 'terminal' },
  returnFlight: { plainText: 'flightNumber' },
};
/** The fields of stops, which contain the stops' keys. */
const OF_STOPS = /^waypoints\./;

/** Writes why a field is not valid yet, with its label if it has one; undefined if it is. */
export function useReason(): (
  field: string,
  reason: DraftReason | undefined,
  label?: string,
) => string | undefined {
  const translate = useTranslate();
  return (field, reason, label) => {
    if (!reason) return undefined;
    if (label && reason.code === 'required') return translate('resources.form.missing', { label });
    const named = NAMED[OF_STOPS.test(field) ? 'waypoints' : field];
    const key = named?.[reason.code] ?? reason.code;
    // The booking's own wording first, then the one that the server uses.
    return (
      translate(`booking.error.${key}`, { ...reason.params, _: '' }) ||
      translate(`validation.${reason.code}`, reason.params)
    );
  };
}
