import { useTranslate } from 'react-admin';
import type { DraftReason } from '../../../contract/booking/draftRules.ts';

/** Texts that name the field where the plain one would leave it open. */
const NAMED: Partial<Record<string, Partial<Record<string, string>>>> = {
  account: { required: 'account' },
  offer: { required: 'offer' },
  payment: { required: 'payment' },
  date: { timeInPast: 'dateInPast' },
};

/** Writes why a field is not right yet; undefined where it is. */
export function useReason(): (
  field: string,
  reason: DraftReason | undefined,
) => string | undefined {
  const translate = useTranslate();
  return (field, reason) => {
    if (!reason) return undefined;
    const key = NAMED[field]?.[reason.code] ?? reason.code;
    // The booking's own wording first, else the one that the server uses.
    return (
      translate(`booking.error.${key}`, { ...reason.params, _: '' }) ||
      translate(`validation.${reason.code}`, reason.params)
    );
  };
}
