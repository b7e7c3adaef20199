import { useTranslate } from 'react-admin';
import {
  CANCELLED_STATUSES,
  PAST_STATUSES,
  statusName,
  type BookingStatus,
} from '../../../contract/booking/status.ts';

type Tone = 'success' | 'error' | 'info' | 'warning';

const among = (list: readonly BookingStatus[], status: BookingStatus): boolean =>
  list.includes(status);

/**
 * Groups a status by what readers look for in a long list: ahead, under way, done or cancelled.
 */
function toneOf(status: BookingStatus): Tone {
  if (among(PAST_STATUSES, status)) return 'success';
  if (among(CANCELLED_STATUSES, status)) return 'error';
  return status === 'NEW' || status === 'PREBOOKED' ? 'info' : 'warning';
}

/** A trip's status in the reader's language, on a tint that keeps the words legible. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const translate = useTranslate();
  return (
    <span className={`badge badge-${toneOf(status)}`}>
      {translate(`statuses.${statusName(status)}`)}
    </span>
  );
}
