import tzLookup from '@photostructure/tz-lookup';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import {
  canLeave,
  DRAFT_STEPS,
  paymentTypesFor,
  standingOffer,
  stepErrors,
  stepOfField,
  stepsOf,
} from '../../../contract/booking/draftRules.ts';
import { toBookingRequest } from '../../../contract/booking/draftRequest.ts';
import { paymentOptions, standingPayment } from '../../../contract/booking/paymentChoice.ts';
import { toReturnRequest } from '../../../contract/booking/returnTrip.ts';
import type { Place } from '../../../contract/booking/request.ts';
import { problemOf } from '../../dataProvider/http.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { useSelectedAccount } from '../../shell/account/useSelectedAccount.ts';
import { useMe } from '../../shell/useMe.ts';
import type { Booking } from './BookingContext.ts';
import { useCopiedTripId, useFormAddress } from '../useCopiedTrip.ts';
import { useAccountFields } from './useAccountFields.ts';
import { refusedFieldsOf } from './leg.ts';
import {
  RECENT_RECIPIENTS,
  useFares,
  useOffers,
  usePaymentMethods,
  useReturnFare,
} from './queries.ts';
import { isFormOpen, type Submission } from './submissionState.ts';
import { useNow } from './useNow.ts';
import { usePolicy } from './usePolicy.ts';
import { useStepHistory } from './useStepHistory.ts';
import { useSubmission } from './useSubmission.ts';
import { useKeptWizard, useWizard } from './useWizard.ts';
import type { WizardAction } from './wizard.ts';

const zoneAt = (place: Place | null): string =>
  place ? tzLookup(place.latitude, place.longitude) : pageConfig().timeZone;

/** The fields that the server refused of the outbound trip, by path, in the user's language. */
function refusedFields(submission: Submission): Record<string, string> | null {
  if (submission.phase === 'idle' || submission.outbound.phase !== 'refused') return null;
  return refusedFieldsOf(submission.outbound.failure);
}

/** Everything the booking page's parts share, derived from the draft and the server's answers. */
export function useBookingState(): Booking {
  const me = useMe();
  const channel = pageConfig();
  const { accountId, account } = useSelectedAccount();
  const [state, change] = useWizard(me.id, accountId);
  const [submission, actions] = useSubmission(me.id);
  const queryClient = useQueryClient();
  const now = useNow();
  const { draft, refusals, triedStep } = state;

  const zone = zoneAt(draft.origin.place);
  const returnZone = zoneAt(draft.destination.place);
  const offers = useOffers(draft);
  const offer = standingOffer(draft.offerId, offers.data ?? []);
  const paymentMethods = usePaymentMethods(draft.accountId);
  const options = paymentMethods.isPending
    ? []
    : paymentOptions(
        paymentMethods.data ?? null,
        paymentTypesFor(offer, channel.allowedPaymentMethods),
        draft,
        { now, zone, returnZone },
      );
  const payment = standingPayment(draft, account?.defaultPaymentMethod ?? null, options);
  const paymentType = payment?.type ?? null;
  const fares = useFares(draft, offers.data ?? [], paymentType);
  const returnFare = useReturnFare(draft, offer, paymentType);
  const canReturn = problemOf(returnFare.error)?.code !== 'OFFER_NOT_AVAILABLE';
  const isSettled =
    offers.isFetched &&
    (offers.data?.length === 0 || (!paymentMethods.isPending && paymentType !== null));
  const asked = useAccountFields(
    {
      corporationId: draft.accountId,
      fleetId: offer?.fleetId ?? null,
      isBilled: isSettled ? paymentType === 'businessAccount' : null,
    },
    Object.keys(refusals).some((path) => stepOfField(path) === 'fields'),
  );
  const accountFields = asked.fields;
  const paymentReason = payment?.reason ?? null;
  const stands = { offer, paymentType, paymentReason };
  const context = { now, zone, returnZone, ...stands, canReturn, accountFields };
  const policy = usePolicy(draft, context);

  const startOver = (): void => {
    actions.release();
    // Whom the last booking was for comes first now.
    queryClient.removeQueries({ queryKey: [RECENT_RECIPIENTS] });
    change({ type: 'restarted', accountId });
  };
  const { step, open, leave } = useStepHistory({
    ...state,
    submission,
    context,
    isAsked: asked.state !== 'known' || accountFields.length > 0,
    isCopying: useCopiedTripId() !== null,
    address: useFormAddress(),
    onForgotten: startOver,
  });
  useKeptWizard(me.id, state, step);

  const dispatch = useCallback(
    (action: WizardAction): void => {
      if (action.type === 'stepOpened') open(action.step);
      // What is changed after a failure is another booking than the one that failed.
      else if (action.type !== 'tried' && isFormOpen(actions.state())) actions.release();
      change(action);
    },
    [open, actions, change],
  );
  useEffect(() => {
    const refused = refusedFields(submission);
    if (refused) change({ type: 'refused', refusals: refused });
  }, [submission, change]);

  const draftStep = step === 'confirmation' ? (stepsOf(context).at(-1) ?? 'vehicle') : step;
  const booking: Booking = {
    wizard: { draft, refusals, step: draftStep, isTried: triedStep === draftStep },
    dispatch,
    step,
    leave,
    context,
    errors: stepErrors(draftStep, draft, context),
    offers,
    fares,
    returnFare,
    asked,
    paymentMethods,
    paymentOptions: options,
    payment,
    policy,
    fareOf: (wanted) => fares[offers.data?.findIndex(({ id }) => id === wanted?.id) ?? -1],
    submission,
    actions,
    proceed() {
      if (accountFields.length > 0) dispatch({ type: 'stepOpened', step: 'fields' });
      else booking.book();
    },
    book() {
      const present = { ...context, now: new Date() };
      const unready = DRAFT_STEPS.find((one) => !canLeave(one, draft, present));
      if (unready) {
        if (unready !== step) dispatch({ type: 'stepOpened', step: unready });
        dispatch({ type: 'tried', step: unready });
        return;
      }
      if (policy.isStopped) {
        // Where it stands why; the rules may have changed since.
        if (step !== 'vehicle' && step !== 'fields')
          dispatch({ type: 'stepOpened', step: 'vehicle' });
        policy.recheck();
        return;
      }
      if (asked.state === 'failed') void asked.refetch();
      if (asked.state !== 'known' || !offer || !paymentType) return;
      const paymentMethodId = payment?.card ? payment.id : null;
      const standing = { offer, paymentType, paymentMethodId, accountFields };
      const outbound = toBookingRequest(draft, standing);
      void actions.submit({ outbound, inbound: toReturnRequest(outbound, draft) });
      open('confirmation');
    },
    startOver,
  };
  return booking;
}
