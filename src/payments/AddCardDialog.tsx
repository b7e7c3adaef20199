import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLeaving } from '../admin/dialogs/useLeaving.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import type { AddCardFormProps, CardFormState } from './AddCardForm.tsx';

// Ahead of the press: on a connection that fails then, the error would take the booking's place.
const AddCardForm = lazyPart(async () => (await import('./AddCardForm.tsx')).default);
const DIALOG_WIDTH = 400;

/** Saves a card in a dialog. The processor's library is loaded when it is opened. */
export function AddCardDialog(form: Omit<AddCardFormProps, 'onState'>) {
  const translate = useTranslate();
  const titleId = useId();
  const [state, setState] = useState<CardFormState>('empty');
  const { leave, question } = useLeaving({
    isBusy: state === 'saving',
    isTyped: state === 'typed',
    onClose: form.onCancel,
  });
  return (
    <Dialog
      open
      // The page below may have shortcuts: those of the booking form send a booking.
      onKeyDown={(event) => event.stopPropagation()}
      onClose={leave}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: DIALOG_WIDTH } } }}
    >
      <DialogTitle id={titleId}>{translate('payments.card.add')}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <AddCardForm {...form} onCancel={leave} onState={setState} />
      </DialogContent>
      {question}
    </Dialog>
  );
}
