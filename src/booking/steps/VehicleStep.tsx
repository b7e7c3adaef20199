import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FareTotal } from '../fields/FareTotal.tsx';
import { OfferList } from '../fields/OfferList.tsx';
import { PaymentChoice } from '../fields/PaymentChoice.tsx';
import { useFieldError } from '../fields/useFieldError.ts';
import { VehicleCount } from '../fields/VehicleCount.tsx';
import { useBooking } from '../state/BookingContext.ts';
import { DraftSummary } from './DraftSummary.tsx';
import { StepFrame } from './StepFrame.tsx';

const NOTES_MAX = 1000;

/** Which fleet and vehicle, how many, paid how. */
export function VehicleStep() {
  const translate = useTranslate();
  const { wizard, dispatch, errors, context, fareOf, book } = useBooking();
  const { notes } = wizard.draft;
  const [isLeft, setLeft] = useState(true);
  const notesError = useFieldError('notes', { path: 'notes', left: isLeft });
  const fare = fareOf(context.offer);
  const isFareLoading = context.offer !== null && fare?.isFetching === true && !fare.data;
  const label = context.paymentType === 'businessAccount' ? 'next' : 'book';

  return (
    <StepFrame
      title={translate('booking.headings.vehicle')}
      submitLabel={translate(`booking.steps.${label}`)}
      isReady={Object.keys(errors).length === 0 && !isFareLoading}
      onSubmit={book}
      footer={<FareTotal />}
    >
      <DraftSummary />
      <OfferList />
      <PaymentChoice />
      <VehicleCount />
      <TextField
        id="booking-notes"
        label={translate('booking.notes.label')}
        placeholder={translate('booking.notes.placeholder')}
        value={notes}
        onChange={({ target }) => dispatch({ type: 'notesTyped', notes: target.value })}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        multiline
        rows={2}
        fullWidth
        error={notesError !== undefined}
        helperText={notesError}
        slotProps={{ htmlInput: { maxLength: NOTES_MAX } }}
      />
    </StepFrame>
  );
}
