import tzLookup from '@photostructure/tz-lookup';
import { useEffect, useState } from 'react';
import {
  canLeave,
  DRAFT_STEPS,
  paymentTypesFor,
  standingOffer,
  standingPayment,
  stepErrors,
} from '../../../contract/booking/draftRules.ts';
import { toBookingRequest } from '../../../contract/booking/draftRequest.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { useSelectedAccount } from '../../shell/account/useSelectedAccount.ts';
import { useMe } from '../../shell/useMe.ts';
import type { Booking } from './BookingContext.ts';
import { useFares, useOffers } from './queries.ts';
import { useSubmission } from './useSubmission.ts';
import { useWizard } from './useWizard.ts';

const CLOCK_MS = 15_000;

/** The present moment, fresh enough for times chosen to the minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Everything the booking page's parts share, derived from the draft and the server's answers. */
export function useBookingState(): Booking {
  const me = useMe();
  const channel = pageConfig();
  const { accountId, account } = useSelectedAccount();
  const [wizard, dispatch] = useWizard(me.id, accountId);
  const [submission, actions] = useSubmission(me.id);
  const now = useNow();
  const { draft, step } = wizard;

  const pickup = draft.origin.place;
  const zone = pickup ? tzLookup(pickup.latitude, pickup.longitude) : channel.timeZone;
  const offers = useOffers(draft);
  const offer = standingOffer(draft.offerId, offers.data ?? []);
  const paymentTypes = paymentTypesFor(offer, channel.allowedPaymentMethods).filter(
    // Cards are confirmed with the payment provider, which this form does not speak to.
    (type) => type !== 'creditCard',
  );
  const paymentType = standingPayment(
    draft.paymentType,
    account?.defaultPaymentMethod?.type ?? null,
    paymentTypes,
  );
  const fares = useFares(draft, offers.data ?? [], paymentType);
  const context = { now, zone, offer, paymentType };

  return {
    wizard,
    dispatch,
    context,
    errors: stepErrors(step, draft, context),
    offers,
    fares,
    paymentTypes,
    fareOf: (wanted) => fares[offers.data?.findIndex(({ id }) => id === wanted?.id) ?? -1],
    submission,
    actions,
    book() {
      const present = { ...context, now: new Date() };
      const unready = DRAFT_STEPS.find((one) => !canLeave(one, draft, present));
      if (unready) {
        if (unready !== step) dispatch({ type: 'stepOpened', step: unready });
        dispatch({ type: 'tried' });
        return;
      }
      if (offer && paymentType)
        void actions.submit(toBookingRequest(draft, { offer, paymentType }));
    },
    startOver() {
      actions.release();
      dispatch({ type: 'restarted', accountId });
    },
  };
}
