import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NOTES_MAX_LENGTH } from '../../../contract/booking/request.ts';
import { useDispatch, useDraft } from '../state/BookingContext.ts';
import { useFieldError } from './useFieldError.ts';

/** From so many characters before the end on, the field counts what is left. */
const COUNTED_FROM = 200;

/** Notes for the driver. What is too long stays in the field, which says by how much. */
export function NotesField() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const notes = useDraft(({ draft }) => draft.notes);
  const [isLeft, setLeft] = useState(true);
  const left = NOTES_MAX_LENGTH - notes.trim().length;
  const isOver = left < 0;
  const error = useFieldError('notes', { path: 'notes', left: isLeft || isOver });
  const counted = isOver
    ? translate('booking.notes.over', { smart_count: -left, max: NOTES_MAX_LENGTH })
    : translate('booking.notes.left', { smart_count: left });
  const help = isOver || (!error && left <= COUNTED_FROM) ? counted : error;

  return (
    <TextField
      id="booking-notes"
      label={translate('booking.notes.label')}
      placeholder={translate('booking.notes.placeholder')}
      value={notes}
      onChange={({ target }) => dispatch({ type: 'notesTyped', notes: target.value })}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      multiline
      minRows={2}
      maxRows={8}
      fullWidth
      error={error !== undefined}
      helperText={help}
      slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
    />
  );
}
