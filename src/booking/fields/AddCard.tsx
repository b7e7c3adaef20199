import AddIcon from '@mui/icons-material/Add';
import { Button, Dialog, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../contract/booking/payment.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { useBooking } from '../state/BookingContext.ts';

const AddCardForm = lazy(() => import('../../payments/AddCardForm.tsx'));
const DIALOG_WIDTH = 400;

/** Saves another card without leaving the booking, and pays with it; where the channel takes cards. */
export function AddCard() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { wizard, context, dispatch } = useBooking();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const { accountId } = wizard.draft;
  const isTaken =
    pageConfig().allowedPaymentMethods.includes('creditCard') &&
    (context.offer?.paymentTypes.includes('creditCard') ?? false);
  if (!isTaken || accountId === null) return null;

  const saved = async (card: PaymentMethod): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: ['payment-methods', accountId] });
    dispatch({ type: 'paymentChosen', paymentType: 'creditCard', paymentMethodId: card.id });
    setOpen(false);
  };
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setOpen(true)} sx={{ mt: 1, minHeight: 44 }}>
        {translate('payments.card.add')}
      </Button>
      <Dialog
        open={isOpen}
        // The form around it has keys of its own, which book.
        onKeyDown={(event) => event.stopPropagation()}
        onClose={(_event, reason) => {
          // A click beside it would lose what is typed.
          if (reason === 'escapeKeyDown') setOpen(false);
        }}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { width: DIALOG_WIDTH } } }}
      >
        <DialogTitle id={titleId}>{translate('payments.card.add')}</DialogTitle>
        <DialogContent sx={{ '&&': { pt: 1 } }}>
          <Suspense fallback={<LinearProgress />}>
            <AddCardForm
              corporationId={accountId}
              onSaved={(card) => void saved(card)}
              onCancel={() => setOpen(false)}
            />
          </Suspense>
        </DialogContent>
      </Dialog>
    </>
  );
}
