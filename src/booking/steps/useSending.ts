import { useRetryToast } from '../fields/useRetryToast.tsx';
import { useQuotes } from '../state/BookingContext.ts';

/** What the last button before the account's questions, or before the booking, does. */
type SendingLabel = 'next' | 'book' | 'checking' | 'retry';

/**
 * The state of that button. It is named after what it does: it leads on to the account's questions
 * only if there are any, and says so while this is not known. `awaited` is what it needs first.
 */
export function useSending(): { label: SendingLabel; awaited: 'fare' | 'fields' | null } {
  const { context, awaitedFares, asked } = useQuotes();
  useRetryToast(asked, 'accountFields.failed');
  const isFareLoading =
    context.offer !== null && awaitedFares.some((fare) => fare?.isFetching && !fare.data);
  const mayAsk = context.offer !== null && context.paymentType === 'businessAccount';
  const label = (): SendingLabel => {
    if (mayAsk && asked.state === 'waiting') return 'checking';
    if (mayAsk && asked.state === 'failed') return 'retry';
    return asked.fields.length > 0 ? 'next' : 'book';
  };
  const isAsking = asked.state === 'waiting';
  return { label: label(), awaited: isFareLoading ? 'fare' : isAsking ? 'fields' : null };
}
