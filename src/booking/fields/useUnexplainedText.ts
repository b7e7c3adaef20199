import { useTranslate } from 'react-admin';
import type { Failure } from '../state/failure.ts';

/** What is known of a failed call to which the server gave no explanation. */
export function useUnexplainedText(): (failure: Failure) => string {
  const translate = useTranslate();
  return ({ status, isUnreadable }) => {
    if (isUnreadable) return translate('booking.status.unreadable');
    // For example a proxy's error page. Without a status, nobody answered.
    return status === 0
      ? translate('booking.status.noAnswer')
      : translate('common.failure.status', { status });
  };
}
