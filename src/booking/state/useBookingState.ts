import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { hasEntries } from '../../../contract/booking/draft.ts';
import {
  canLeave,
  DRAFT_STEPS,
  stepErrors,
  stepsOf,
} from '../../../contract/booking/draftRules.ts';
import { toBookingRequest } from '../../../contract/booking/draftRequest.ts';
import { expectedFareOf } from '../../../contract/booking/fare.ts';
import { toReturnRequest } from '../../../contract/booking/returnTrip.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { useMe } from '../../shell/useMe.ts';
import { useFormAddress, useNamedPrefill } from '../useFormAddress.ts';
import type { DraftForm, Progress, Quotes } from './BookingContext.ts';
import { draftStoreOf } from './draftStore.ts';
import { refusedFieldsOf } from './failure.ts';
import { RECENT_RECIPIENTS } from './queries.ts';
import { unfilledSteps } from './stepHistory.ts';
import { isFormOpen, type Submission } from './submissionState.ts';
import { useDiscard } from './useDiscard.ts';
import { useStepHistory } from './useStepHistory.ts';
import { useStored } from './useStored.ts';
import { useSubmission } from './useSubmission.ts';
import { useTripQuotes } from './useTripQuotes.ts';
import type { WizardAction, WizardState } from './wizard.ts';
import { pageConfig } from '../../shell/pageConfig.ts';

/** The booking as its page's parts share it, in three objects that change at different times. */
export interface Booking {
  form: DraftForm;
  quotes: Quotes;
  progress: Progress;
}

/** The fields that the server refused in the outbound trip, by path, in the user's language. */
function refusedFields(submission: Submission): Record<string, string> | null {
  if (submission.phase === 'idle' || submission.outbound.phase !== 'refused') return null;
  return refusedFieldsOf(submission.outbound.failure);
}

const entryOf = ({ run, firstStep }: WizardState) => ({ run, firstStep });

/**
 * Everything the booking page's parts share. What is typed stays in its store: the page is only
 * redrawn for what is sent to the server and what decides about the steps.
 */
export function useBookingState(): Booking {
  const me = useMe();
  const accountId = useSelectedAccountId();
  const queryClient = useQueryClient();
  const store = draftStoreOf(queryClient, me.id, accountId);
  const change = store.dispatch;
  const [submission, actions] = useSubmission(me.id);
  const quotes = useTripQuotes(store);
  const { context, asked, policy, payment } = quotes;
  const { accountFields } = context;

  const startOver = (): void => {
    actions.release();
    // The passenger of the last booking now comes first.
    queryClient.removeQueries({ queryKey: [RECENT_RECIPIENTS] });
    change({ type: 'restarted', accountId, run: crypto.randomUUID() });
  };
  const discard = useDiscard(store, actions, startOver);
  const history = useStepHistory({
    ...useStored(store, entryOf),
    submission,
    unfilled: useStored(store, ({ draft }) => unfilledSteps(draft, context)),
    store,
    isAsked: asked.state !== 'known' || accountFields.length > 0,
    isCopying: useNamedPrefill() !== null,
    address: useFormAddress(),
    onForgotten: startOver,
    onLeft: discard,
  });
  const { step, open, leave, isOffered, isAnew, entryKey } = history;
  useEffect(() => {
    if (step !== 'confirmation') change({ type: 'stepShown', step });
  }, [step, change]);
  useEffect(() => {
    // A half-typed name from before would mix with what is typed now.
    if (isAnew && !hasEntries(store.state().draft)) change({ type: 'recipientTyped', text: '' });
    // Only when the page is opened: what is typed after that stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [entryKey]);

  const dispatch = useCallback(
    (action: WizardAction): void => {
      if (action.type === 'stepOpened') open(action.step);
      // A draft that is changed after a failure is another booking than the one that failed.
      else if (action.type !== 'tried' && isFormOpen(actions.state())) actions.release();
      change(action);
    },
    [open, actions, change],
  );
  useEffect(() => {
    const refused = refusedFields(submission);
    if (refused) change({ type: 'refused', refusals: refused });
  }, [submission, change]);

  const book = (): void => {
    const { draft } = store.state();
    const { offer, paymentType } = context;
    const present = { ...context, now: new Date() };
    const unready = DRAFT_STEPS.find((one) => !canLeave(one, draft, present));
    if (unready) {
      if (unready !== step) dispatch({ type: 'stepOpened', step: unready });
      dispatch({ type: 'tried', step: unready });
      return;
    }
    if (policy.isStopped) {
      // This step says why; the rules may also have changed since.
      if (step !== 'vehicle' && step !== 'fields')
        dispatch({ type: 'stepOpened', step: 'vehicle' });
      policy.recheck();
      return;
    }
    if (asked.state === 'failed') void asked.refetch();
    if (asked.state !== 'known' || !offer || !paymentType) return;
    const paymentMethodId = payment?.card ? payment.id : null;
    const paymentProviderName = pageConfig().payment.provider;
    const outbound = toBookingRequest(draft, {
      offer,
      paymentType,
      paymentMethodId,
      paymentProviderName,
      accountFields,
      expectedFare: expectedFareOf(quotes.fareOf(offer)?.data, draft.numberOfVehicles),
    });
    const back = expectedFareOf(quotes.returnFare.data, draft.numberOfVehicles);
    const inbound = toReturnRequest(outbound, draft, back);
    void actions.submit({ outbound, inbound });
    open('confirmation');
  };

  const formStep = step === 'confirmation' ? (stepsOf(context).at(-1) ?? 'vehicle') : step;
  const form = useMemo<DraftForm>(
    () => ({
      store,
      dispatch,
      step: formStep,
      clock: context,
      errorsOf: (draft) => stepErrors(formStep, draft, context),
    }),
    [store, dispatch, formStep, context],
  );
  return {
    form,
    quotes,
    progress: {
      step,
      submission,
      actions,
      isOffered,
      resume() {
        // The account's questions come after the vehicle step, which shows the whole booking.
        if (step === 'fields') change({ type: 'stepShown', step: 'vehicle' });
        history.resume();
      },
      discard,
      leave,
      proceed() {
        if (accountFields.length > 0) dispatch({ type: 'stepOpened', step: 'fields' });
        else book();
      },
      book,
      startOver,
    },
  };
}
