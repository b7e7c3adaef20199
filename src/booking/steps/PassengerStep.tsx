import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { RecipientCard } from '../fields/RecipientCard.tsx';
import { RECIPIENT_FIELD, RecipientSearch } from '../fields/RecipientSearch.tsx';
import { useBooking } from '../state/BookingContext.ts';
import { focusOn, NEXT_BUTTON, StepFrame } from './StepFrame.tsx';

/** Who travels: an employee or guest of the selected account. */
export function PassengerStep() {
  const translate = useTranslate();
  const { wizard, dispatch, errors } = useBooking();
  const { recipient, accountId } = wizard.draft;
  const field = recipient ? NEXT_BUTTON : RECIPIENT_FIELD;
  // The next thing to do has the focus: searching, or going on with whom was chosen.
  useEffect(() => void focusOn(field), [field]);

  return (
    <StepFrame
      title={translate('booking.headings.passenger')}
      submitLabel={translate('booking.steps.next')}
      isReady={Object.keys(errors).length === 0}
      onSubmit={() => dispatch({ type: 'stepOpened', step: 'address' })}
    >
      {accountId === null ? (
        <Alert severity="info">{translate('booking.noAccount.text')}</Alert>
      ) : recipient ? (
        <RecipientCard
          recipient={recipient}
          onChange={() => dispatch({ type: 'recipientChosen', recipient: null })}
        />
      ) : (
        <RecipientSearch />
      )}
    </StepFrame>
  );
}
