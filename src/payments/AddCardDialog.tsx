import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { later } from '../later/later.tsx';
import type { AddCardFormProps } from './AddCardForm.tsx';

// Ahead of the press: on a connection that fails then, the error would take the booking's place.
const AddCardForm = later(async () => (await import('./AddCardForm.tsx')).default);
const DIALOG_WIDTH = 400;

interface AddCardDialogProps extends AddCardFormProps {
  isOpen: boolean;
}

/** Saves a card in a dialog. The processor's library is loaded when it is opened. */
export function AddCardDialog({ isOpen, ...form }: AddCardDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      // The page below may have shortcuts: those of the booking form send a booking.
      onKeyDown={(event) => event.stopPropagation()}
      onClose={(_event, reason) => {
        // A click outside would lose what was typed.
        if (reason === 'escapeKeyDown') form.onCancel();
      }}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: DIALOG_WIDTH } } }}
    >
      <DialogTitle id={titleId}>{translate('payments.card.add')}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <AddCardForm {...form} />
      </DialogContent>
    </Dialog>
  );
}
