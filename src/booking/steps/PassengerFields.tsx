import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { Recipient } from '../../../contract/booking/calls.ts';
import { guestFromSearch } from '../../../contract/booking/guest.ts';
import { channelCountry } from '../../admin/inputs/PhoneFields.tsx';
import { GuestForm } from '../fields/GuestForm.tsx';
import { RecipientCard } from '../fields/RecipientCard.tsx';
import { RECIPIENT_FIELD, RecipientSearch } from '../fields/RecipientSearch.tsx';
import { useFieldError } from '../fields/useFieldError.ts';
import { useDraft, useDraftForm } from '../state/BookingContext.ts';

interface PassengerFieldsProps {
  /** Moves focus on to what comes after the passenger. */
  onDone: () => void;
  /** Called when somebody was chosen whose data is complete. */
  onChosen?: () => void;
  /** Other fields are below: a list that opens without being asked would cover them. */
  isAmongOthers?: boolean;
}

/** Puts the focus on the search, where typing replaces a half-typed text. */
function searchAnew(): void {
  const field = document.getElementById(RECIPIENT_FIELD);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** Who travels: an employee or guest of the selected account, or a guest who is typed in. */
export function PassengerFields({ onDone, onChosen, isAmongOthers = false }: PassengerFieldsProps) {
  const translate = useTranslate();
  const { store, dispatch } = useDraftForm();
  const { recipient, isGuest, accountId } = useDraft(({ draft }) => ({
    recipient: draft.recipient,
    isGuest: draft.guest.isOpen,
    accountId: draft.accountId,
  }));
  const error = useFieldError('recipient', { path: 'passengerInfo.passengerId' });
  const shown = recipient ? 'card' : isGuest ? 'guest' : 'search';
  // The next action gets the focus: searching, or going on with the chosen person.
  useEffect(() => {
    if (shown === 'card') onDone();
    else if (shown === 'search') searchAnew();
    // The focus moves when somebody is chosen, not whenever the frame is redrawn.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);

  const choose = (chosen: Recipient): void => {
    dispatch({ type: 'recipientChosen', recipient: chosen });
    if (chosen.phone) onChosen?.();
  };
  const openGuest = (text: string): void => {
    const { phone: typed } = store.state().draft.guest;
    const country = typed.country || channelCountry();
    const phone = { ...typed, country };
    dispatch({ type: 'guestOpened', guest: { phone, ...guestFromSearch(text, country) } });
  };

  if (accountId === null)
    return <Alert severity="info">{translate('booking.noAccount.text')}</Alert>;
  if (recipient)
    return (
      <RecipientCard
        recipient={recipient}
        error={error}
        onChange={() => dispatch({ type: 'recipientChosen', recipient: null })}
        onAddPhone={() => {
          const { givenName, familyName, email } = recipient;
          const phone = { country: channelCountry(), text: '' };
          dispatch({
            type: 'guestOpened',
            guest: { givenName, familyName, email: email ?? '', phone },
          });
        }}
      />
    );
  if (isGuest) return <GuestForm />;
  return <RecipientSearch onChosen={choose} onGuest={openGuest} opensOnFocus={!isAmongOthers} />;
}
