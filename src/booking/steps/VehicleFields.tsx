import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { OfferList } from '../fields/OfferList.tsx';
import { PaymentChoice } from '../fields/PaymentChoice.tsx';
import { useFieldError } from '../fields/useFieldError.ts';
import { VehicleCount } from '../fields/VehicleCount.tsx';
import { ReturnTrip } from '../returnTrip/ReturnTrip.tsx';
import { useBooking } from '../state/BookingContext.ts';

const NOTES_MAX = 1000;

/** Which fleet and vehicle, how many, paid how. */
export function VehicleFields() {
  const translate = useTranslate();
  const { wizard, dispatch } = useBooking();
  const { notes } = wizard.draft;
  const [isLeft, setLeft] = useState(true);
  const notesError = useFieldError('notes', { path: 'notes', left: isLeft });

  return (
    <>
      <OfferList />
      <PaymentChoice />
      <VehicleCount />
      <ReturnTrip />
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
    </>
  );
}
