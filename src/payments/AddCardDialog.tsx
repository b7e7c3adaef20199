import { Dialog, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { lazy, Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AddCardFormProps } from './AddCardForm.tsx';

const AddCardForm = lazy(() => import('./AddCardForm.tsx'));
const DIALOG_WIDTH = 400;

interface AddCardDialogProps extends AddCardFormProps {
  isOpen: boolean;
}

/** Saves a card in a dialog. The form and the processor's library are loaded when it is opened. */
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
        <Suspense fallback={<LinearProgress />}>
          <AddCardForm {...form} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}
