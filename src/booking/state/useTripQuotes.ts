import { useMemo, useState } from 'react';
import type { Offer } from '../../../contract/booking/calls.ts';
import {
  EMPTY_ADDRESS,
  EMPTY_FLIGHT,
  type BookingDraft,
  type DraftAddress,
} from '../../../contract/booking/draft.ts';
import type { DraftContext } from '../../../contract/booking/draftErrors.ts';
import {
  paymentTypesFor,
  currentOffer,
  draftGoesNowhere,
  stepOfField,
} from '../../../contract/booking/draftRules.ts';
import { fareTotal } from '../../../contract/booking/fare.ts';
import { EMPTY_GUEST, isGuestTyped } from '../../../contract/booking/guest.ts';
import { paymentOptions, currentPayment } from '../../../contract/booking/paymentChoice.ts';
import { preselectedOffer } from '../../../contract/booking/preselection.ts';
import { hasRoom, loadOf } from '../../../contract/booking/vehicleRoom.ts';
import { problemOf } from '../../dataProvider/failedCalls.ts';
import { usePaymentMethods } from '../../payments/usePaymentMethods.ts';
import { useSelectedAccount } from '../../shell/account/useSelectedAccount.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import type { Quotes } from './BookingContext.ts';
import type { DraftStore } from './draftStore.ts';
import { useFares, useOffers, useReturnFare } from './queries.ts';
import { useAccountFields } from './useAccountFields.ts';
import { useNow } from '../../dates/useNow.ts';
import { usePolicy } from './usePolicy.ts';
import { useTimeZone } from './timeZones.ts';
import { useStored } from './useStored.ts';
import type { WizardState } from './wizard.ts';

const withoutText = <A extends DraftAddress>(address: A): A => ({ ...address, text: '' });

/**
 * The draft without what affects no offer, fare or payment: typing those parts asks for nothing.
 */
const quotedDraft = ({ draft }: WizardState): BookingDraft => ({
  ...draft,
  recipient: null,
  recipientText: '',
  guest: EMPTY_GUEST,
  origin: withoutText(draft.origin),
  waypoints: draft.waypoints.map(withoutText),
  // There is nothing to price on a trip that goes nowhere.
  destination: draftGoesNowhere(draft) ? EMPTY_ADDRESS : withoutText(draft.destination),
  returnTrip: draft.returnTrip && { ...draft.returnTrip, flightNumber: '' },
  flight: EMPTY_FLIGHT,
  unfinishedCounts: {},
  notes: '',
  fields: {},
});

const passengerId = ({ draft }: WizardState): string | null => draft.recipient?.id ?? null;

const loadOfTrip = ({ draft }: WizardState) => loadOf(draft);

/** The passenger's group, where a card depends on it. */
function passengerGroup({ draft }: WizardState): string | null | undefined {
  if (!pageConfig().features.includes('card-groups')) return undefined;
  if (draft.recipient) return draft.recipient.employeeGroupId;
  return isGuestTyped(draft.guest) ? null : undefined;
}

/** Whether the server refused an answer to one of the account's questions. */
const isAnswerRefused = ({ refusals }: WizardState): boolean =>
  Object.keys(refusals).some((path) => stepOfField(path) === 'fields');

/** What the server offers for the trip that is typed, and what is chosen from it. */
export function useTripQuotes(store: DraftStore): Quotes {
  const channel = pageConfig();
  const { account } = useSelectedAccount();
  const draft = useStored(store, quotedDraft);
  const passengerGroupId = useStored(store, passengerGroup);
  const now = useNow();

  const zone = useTimeZone(draft.origin.place);
  const returnZone = useTimeZone(draft.destination.place);
  const load = useStored(store, loadOfTrip);
  const offers = useOffers(draft, useStored(store, passengerId));
  const [proposal, propose] = useState<{ of: string; offerId: string | undefined } | null>(null);
  const listed = offers.data ?? [];
  const isRoomy = (one: Offer) => hasRoom(one, load, draft.numberOfVehicles);
  const proposed =
    listed.find(({ id }) => id === proposal?.offerId) ??
    preselectedOffer(listed, () => null, isRoomy);
  const offer = currentOffer(draft.offerId, listed, proposed);
  const paymentMethods = usePaymentMethods(draft.accountId);
  const options = paymentMethods.isPending
    ? []
    : paymentOptions(
        paymentMethods.data ?? null,
        paymentTypesFor(offer, channel.allowedPaymentMethods),
        draft,
        { now, zone, returnZone, passengerGroupId },
      );
  const payment = currentPayment(draft, account?.defaultPaymentMethod ?? null, options);
  const paymentType = payment?.type ?? null;
  const fares = useFares(draft, listed, paymentType);
  const fareOf = (wanted: Offer | null) => fares[listed.findIndex(({ id }) => id === wanted?.id)];
  // Proposed once all prices of the trip are known; it stays while only they change.
  const isPriced = fares.every(({ isPending }) => !isPending);
  const { origin, waypoints, destination, date, time } = draft;
  const marked = listed.map((one) => [one.id, one.isLastUsed, isRoomy(one)]);
  const of = JSON.stringify([marked, origin, waypoints, destination, date, time]);
  const isProposed = draft.offerId !== null || proposal?.of === of;
  if (isPriced && !isProposed) {
    const priceOf = (wanted: Offer) => {
      const fare = fareOf(wanted)?.data;
      return fare ? fareTotal(fare, 1) : null;
    };
    propose({ of, offerId: preselectedOffer(listed, priceOf, isRoomy)?.id });
  }
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
    useStored(store, isAnswerRefused),
  );
  const accountFields = asked.fields;
  const paymentReason = payment?.reason ?? null;
  const context = useMemo<DraftContext>(
    () => ({
      now,
      zone,
      returnZone,
      offer,
      paymentType,
      paymentReason,
      canReturn,
      accountFields,
    }),
    [now, zone, returnZone, offer, paymentType, paymentReason, canReturn, accountFields],
  );
  const policy = usePolicy(store, context);
  return {
    context,
    offers,
    fares,
    returnFare,
    asked,
    paymentMethods,
    paymentOptions: options,
    payment,
    policy,
    fareOf,
    awaitedFares: [...(isProposed ? [fareOf(offer)] : fares), returnFare],
  };
}
