import { useQuery } from '@tanstack/react-query';
import type { PolicyQuestion } from '../../../contract/booking/policy.ts';
import { canLeave } from '../../../contract/booking/draftRules.ts';
import { toBookingRequest } from '../../../contract/booking/draftRequest.ts';
import { previewPolicy } from '../../dataProvider/bookingCalls.ts';
import { useBooking } from '../state/BookingContext.ts';
import { PolicyPanel } from './PolicyPanel.tsx';

const STALE_MS = 30_000;

/** What a policy is asked about the draft; null while too little of it is known. */
function usePolicyQuestion(): PolicyQuestion | null {
  const { wizard, context } = useBooking();
  const { draft } = wizard;
  const { offer, paymentType } = context;
  const isReady = (['passenger', 'address'] as const).every((step) =>
    canLeave(step, draft, context),
  );
  if (!offer || !paymentType || !isReady) return null;
  const { origin, destination, waypoints, numberOfVehicles, passengerInfo, payment, pickupTime } =
    toBookingRequest(draft, { offer, paymentType, accountFields: [] });
  const offerId = offer.id;
  const way = { origin, destination, waypoints };
  return { offerId, ...way, numberOfVehicles, passengerInfo, payment, pickupTime };
}

/** Tells before the trip is sent whether it would be allowed. */
export function DraftPolicy() {
  const question = usePolicyQuestion();
  const { data, isError } = useQuery({
    queryKey: ['policy-preview', question],
    queryFn: ({ signal }) => (question ? previewPolicy(question, { signal }) : null),
    enabled: question !== null,
    staleTime: STALE_MS,
    placeholderData: (before) => before,
  });
  return question ? <PolicyPanel preview={data ?? undefined} isFailed={isError} /> : null;
}
