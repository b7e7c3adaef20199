import { useEffect, useRef } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { newDraft, type BookingDraft } from '../../contract/booking/draft.ts';
import { draftFromTrip } from '../../contract/booking/draftRequest.ts';
import {
  employeeRecipient,
  guestRecipient,
  type RecipientAccount,
} from '../../contract/booking/recipient.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import type { BusinessGuest } from '../../contract/resources/businessGuests.ts';
import type { BusinessPassenger } from '../../contract/resources/businessPassengers.ts';
import type { Corporation } from '../../contract/resources/corporations.ts';
import { selectedAccountStore } from '../shell/account/selectedAccountStore.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { firstEntry } from './state/stepHistory.ts';
import type { Booking } from './state/useBookingState.ts';
import { firstStepOf } from './state/wizard.ts';
import { useFormAddress, useNamedPrefill, type NamedPrefill } from './useFormAddress.ts';

interface Filled {
  draft: BookingDraft;
  account: RecipientAccount;
}

/** Null: nothing can be booked from it. */
type Answer = { isRead: false } | { isRead: true; filled: Filled | null };

const WAITING: Answer = { isRead: false };
const NOTHING: Answer = { isRead: true, filled: null };

/** The row that the address names, if it names one of this kind. */
function useNamed<R extends { id: string }>(
  resource: string,
  named: NamedPrefill | null,
  kind: NamedPrefill['kind'],
) {
  const id = named?.kind === kind ? named.id : null;
  const { data, error } = useGetOne<R>(
    resource,
    { id: id ?? '' },
    { enabled: id !== null, retry: false },
  );
  return { row: data?.id === id ? data : undefined, isMissing: error !== null };
}

/** The draft made from what the address names. */
function useAnswer(named: NamedPrefill | null): Answer {
  const trip = useNamed<Trip>('bookings', named, 'trip');
  const employee = useNamed<BusinessPassenger>('business-passengers', named, 'employee');
  const guest = useNamed<BusinessGuest>('business-guests', named, 'guest');
  const accountId = (employee.row ?? guest.row)?.businessAccountId;
  const account = useGetOne<Corporation>(
    'corporations',
    { id: accountId ?? '' },
    { enabled: accountId !== undefined, retry: false },
  );
  if (trip.row) {
    const { corporationId: id, corporationName: name } = trip.row;
    return { isRead: true, filled: { draft: draftFromTrip(trip.row), account: { id, name } } };
  }
  if (trip.isMissing || employee.isMissing || guest.isMissing || account.error) return NOTHING;
  // Nobody books for a deactivated employee.
  if (employee.row?.status === 'inactive') return NOTHING;
  if (!account.data || account.data.id !== accountId) return WAITING;
  const channelId = pageConfig().id;
  const recipient = employee.row
    ? employeeRecipient({ ...employee.row, channelId }, account.data)
    : guest.row && guestRecipient({ ...guest.row, channelId }, account.data);
  if (!recipient) return WAITING;
  const { id, name } = account.data;
  return { isRead: true, filled: { draft: { ...newDraft(id), recipient }, account: { id, name } } };
}

export interface Prefill {
  /** What the form will be filled in from; null where the address names nothing. */
  named: NamedPrefill | null;
  /** Goes on without it, because the user goes on with the unfinished booking. */
  decline: () => void;
}

/**
 * Fills an empty draft from what the address names: an earlier trip, or the passenger to book for.
 * It never changes an unfinished draft. Afterwards the name is removed from the address, so that a
 * reload keeps later changes.
 */
export function usePrefill({ form: draftForm, progress }: Booking): Prefill {
  const { dispatch } = draftForm;
  const { actions, isOffered } = progress;
  const named = useNamedPrefill();
  const form = useFormAddress();
  const navigate = useNavigate();
  const notify = useNotify();
  const answer = useAnswer(named);
  /** Filled in once, because the address keeps the name until the next page is drawn. */
  const filledIn = useRef<NamedPrefill | null>(null);
  useEffect(() => {
    if (named === null) filledIn.current = null;
    if (named === null || named === filledIn.current || isOffered || !answer.isRead) return;
    filledIn.current = named;
    if (answer.filled === null) {
      const failed = named.kind === 'trip' ? 'booking.copyFailed' : 'booking.passengerFailed';
      notify(failed, { type: 'warning' });
      void navigate(form, { replace: true });
      return;
    }
    actions.release();
    const { draft, account } = answer.filled;
    const run = crypto.randomUUID();
    dispatch({ type: 'prefilled', draft, run });
    // The user is not asked about this draft: it was just filled in on purpose.
    selectedAccountStore.keep(account);
    const booking = firstEntry(run, firstStepOf(draft));
    void navigate(form, { replace: true, state: { booking } });
  }, [named, answer, actions, dispatch, navigate, notify, form, isOffered]);
  return {
    named,
    decline: () => {
      filledIn.current = named;
    },
  };
}
