import { useRetryToast } from '../fields/useRetryToast.tsx';
import { useQuotes } from '../state/BookingContext.ts';

/** What the last button before the account's questions, or before the booking, does when pressed. */
type SendingLabel = 'next' | 'book' | 'checking' | 'retry';

/**
 * How that button stands. It is named after what it does: only where the account is known to ask
 * something it leads on to that, and while this is not known it says so. `awaited` is what it cannot do
 * without.
 */
export function useSending(): { label: SendingLabel; awaited: 'fare' | 'fields' | null } {
  const { context, fareOf, returnFare, asked } = useQuotes();
  useRetryToast(asked, 'accountFields.failed');
  const fares = context.offer ? [fareOf(context.offer), returnFare] : [];
  const isFareLoading = fares.some((fare) => fare?.isFetching && !fare.data);
  const mayAsk = context.offer !== null && context.paymentType === 'businessAccount';
  const label = (): SendingLabel => {
    if (mayAsk && asked.state === 'waiting') return 'checking';
    if (mayAsk && asked.state === 'failed') return 'retry';
    return asked.fields.length > 0 ? 'next' : 'book';
  };
  const isAsking = asked.state === 'waiting';
  return { label: label(), awaited: isFareLoading ? 'fare' : isAsking ? 'fields' : null };
}
