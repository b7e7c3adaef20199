import { TextField, type TextareaAutosizeProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NOTES_MAX_LENGTH } from '../../../contract/booking/request.ts';
import { useDispatch, useDraft } from '../state/BookingContext.ts';
import { GrowingText } from './GrowingText.tsx';
import { useFieldError } from './useFieldError.ts';

/** From this many characters before the limit on, the field shows how many are left. */
const COUNTED_FROM = 200;

/** The text itself: a letter redraws only this part of the field. */
function NotesText({ onChange, ...box }: TextareaAutosizeProps) {
  const dispatch = useDispatch();
  const notes = useDraft(({ draft }) => draft.notes);
  return (
    <GrowingText
      {...box}
      value={notes}
      onChange={(event) => {
        onChange?.(event);
        dispatch({ type: 'notesTyped', notes: event.target.value });
      }}
    />
  );
}

/** Notes for the driver. A text that is too long stays in the field, which says by how much. */
export function NotesField() {
  const translate = useTranslate();
  /** The number of characters left, once it is low enough to be shown. */
  const left = useDraft(({ draft }) => {
    const characters = NOTES_MAX_LENGTH - draft.notes.trim().length;
    return characters <= COUNTED_FROM ? characters : null;
  });
  const [isLeft, setLeft] = useState(true);
  const isOver = left !== null && left < 0;
  const error = useFieldError('notes', { path: 'notes', left: isLeft || isOver });
  const counted = isOver
    ? translate('booking.notes.over', { smart_count: -left, max: NOTES_MAX_LENGTH })
    : left !== null && translate('booking.notes.left', { smart_count: left });
  const help = isOver ? counted : (error ?? counted);

  return (
    <TextField
      id="booking-notes"
      label={translate('booking.notes.label')}
      placeholder={translate('booking.notes.placeholder')}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      multiline
      fullWidth
      error={error !== undefined}
      helperText={help}
      slotProps={{
        input: { inputComponent: NotesText },
        htmlInput: { minRows: 2, maxRows: 8 },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  );
}
