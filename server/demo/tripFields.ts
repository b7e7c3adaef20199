import type { TripPayment } from '../../contract/booking/trip.ts';
import { accountFieldsOf } from '../sandbox/dispatch/accounts.ts';
import type { BookingRow } from './trip.ts';
import type { Random } from './random.ts';

/** Answers to the fields that the simulated fleet asks for with an account's trips. */
export function pickFields(
  { type }: TripPayment,
  lastDigit: string,
  random: Random,
): BookingRow['businessAccountConfig'] {
  if (type !== 'businessAccount') return null;
  const fields = accountFieldsOf(`00000${lastDigit}`)
    .filter(({ active, validation }) => active && (validation.required || random.chance(0.5)))
    .map(({ id, title, values }) => ({
      id,
      title,
      value: values.length > 0 ? random.pick(values) : String(random.int(10_000, 99_999)),
    }));
  return fields.length > 0 ? { fields } : null;
}
