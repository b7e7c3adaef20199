import { useQuery } from '@tanstack/react-query';
import type { BookingDraft } from '../../../contract/booking/draft.ts';
import { toBookingRequest } from '../../../contract/booking/draftRequest.ts';
import type { DraftContext } from '../../../contract/booking/draftErrors.ts';
import { canLeave } from '../../../contract/booking/draftRules.ts';
import type { PolicyPreview, PolicyQuestion } from '../../../contract/booking/policy.ts';
import { previewPolicy } from '../../dataProvider/bookingCalls.ts';
import { afterPause } from '../../dataProvider/retryAfter.ts';
import { typingPause } from './typingPause.ts';
import type { DraftStore } from './draftStore.ts';
import { useStored } from './useStored.ts';
import { pageConfig } from '../../shell/pageConfig.ts';

const STALE_MS = 30_000;

/** The first part of the query keys of what the travel rules say. */
export const POLICY_PREVIEW = 'policy-preview';

/** What the travel rules say about the draft, where that is known. */
export interface DraftPolicy {
  /** False while too little of the trip is known to ask. */
  isAsked: boolean;
  /** The latest answer; while another is awaited, the answer for the trip as it was before. */
  preview: PolicyPreview | undefined;
  isFailed: boolean;
  /**
   * The trip as it is now is not allowed. Not knowing it stops nobody, because the server decides.
   */
  isStopped: boolean;
  /** Asks again: the rules, or how much of a limit was used, may have changed. */
  recheck: () => void;
}

/** The question about the draft and its return; null while too little is known. */
function policyQuestion(draft: BookingDraft, context: DraftContext): PolicyQuestion | null {
  const { offer, paymentType } = context;
  const isReady = (['passenger', 'address'] as const).every((step) =>
    canLeave(step, draft, context),
  );
  if (!offer || !paymentType || !isReady) return null;
  const { origin, destination, waypoints, numberOfVehicles, passengerInfo, payment, pickupTime } =
    toBookingRequest(draft, {
      offer,
      paymentType,
      paymentProviderName: pageConfig().payment.provider,
      accountFields: [],
    });
  const offerId = offer.id;
  const route = { origin, destination, waypoints };
  const returnPickupTime = draft.returnTrip?.pickupTime ?? null;
  const times = { pickupTime, returnPickupTime };
  return { offerId, ...route, numberOfVehicles, passengerInfo, payment, ...times };
}

/** Finds out before the trip is sent whether it would be allowed. */
export function usePolicy(store: DraftStore, context: DraftContext): DraftPolicy {
  const question = useStored(store, ({ draft }) => policyQuestion(draft, context));
  const pauseMs = useStored(store, ({ draft }) => typingPause(draft));
  const ask = afterPause(pauseMs, async (read) =>
    question ? await previewPolicy(question, read) : null,
  );
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [POLICY_PREVIEW, question],
    queryFn: ask,
    enabled: question !== null,
    // A user who changed the rule in another tab should see it gone when they come back.
    staleTime: ({ state }) => (state.data?.isAllowed === false ? 0 : STALE_MS),
    placeholderData: (before) => before,
  });
  const isAsked = question !== null;
  const preview = (isAsked ? data : null) ?? undefined;
  return {
    isAsked,
    preview,
    isFailed: isError,
    isStopped: preview !== undefined && !isPlaceholderData && !preview.isAllowed,
    recheck: () => void refetch(),
  };
}
