import AddIcon from '@mui/icons-material/Add';
import { Button, Dialog, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../contract/booking/payment.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { useDispatch, useDraft, useQuotes } from '../state/BookingContext.ts';

const AddCardForm = lazy(() => import('../../payments/AddCardForm.tsx'));
const DIALOG_WIDTH = 400;

interface AddCardProps {
  /** What the button says, where it is not about another card. */
  label?: string;
  isPrimary?: boolean;
  /** The card is saved, and chosen to pay with. */
  onSaved?: () => void;
}

/** Saves another card without leaving the booking, and pays with it; where the channel takes cards. */
export function AddCard({ label, isPrimary = false, onSaved }: AddCardProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dispatch = useDispatch();
  const { context } = useQuotes();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const accountId = useDraft(({ draft }) => draft.accountId);
  const isTaken =
    pageConfig().allowedPaymentMethods.includes('creditCard') &&
    (context.offer?.paymentTypes.includes('creditCard') ?? false);
  if (!isTaken || accountId === null) return null;

  const saved = async (card: PaymentMethod): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: ['payment-methods', accountId] });
    dispatch({ type: 'paymentChosen', paymentType: 'creditCard', paymentMethodId: card.id });
    setOpen(false);
    notify('payments.card.created', { type: 'success' });
    onSaved?.();
  };
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        variant={isPrimary ? 'contained' : label === undefined ? 'text' : 'outlined'}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        {label ?? translate('payments.card.add')}
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
