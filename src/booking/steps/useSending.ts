import { useRetryToast } from '../fields/useRetryToast.tsx';
import { useBooking } from '../state/BookingContext.ts';

/** How the form's last button before the account's questions, or before the booking, stands. */
export function useSending(): { label: 'next' | 'book'; isWaiting: boolean } {
  const { context, fareOf, returnFare, asked } = useBooking();
  useRetryToast(asked, 'accountFields.failed');
  const fares = context.offer ? [fareOf(context.offer), returnFare] : [];
  const isFareLoading = fares.some((fare) => fare?.isFetching && !fare.data);
  const mayAsk = context.offer !== null && context.paymentType === 'businessAccount';
  const isAsked = asked.fields.length > 0 || (mayAsk && asked.state !== 'known');
  return {
    label: isAsked ? 'next' : 'book',
    isWaiting: isFareLoading || asked.state === 'waiting',
  };
}
