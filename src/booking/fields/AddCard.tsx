import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../contract/resources/paymentMethods.ts';
import { isFlag, useKept } from '../../drafts/useKept.ts';
import { AddCardDialog } from '../../payments/AddCardDialog.tsx';
import { useRefreshPaymentMethods } from '../../payments/usePaymentMethods.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { useDispatch, useDraft, useQuotes } from '../state/BookingContext.ts';

interface AddCardProps {
  /** The button's label, if it is not about another card. */
  label?: string;
  isPrimary?: boolean;
  /** Called when the card is saved and chosen to pay with. */
  onSaved?: () => void;
}

/** Saves another card without leaving the booking and pays with it, if the channel takes cards. */
export function AddCard({ label, isPrimary = false, onSaved }: AddCardProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshPaymentMethods();
  const dispatch = useDispatch();
  const { context } = useQuotes();
  const [isOpen, setOpen] = useKept('card', false, isFlag);
  const accountId = useDraft(({ draft }) => draft.accountId);
  const isTaken =
    pageConfig().allowedPaymentMethods.includes('creditCard') &&
    (context.offer?.paymentTypes.includes('creditCard') ?? false);
  if (!isTaken || accountId === null) return null;

  const saved = async (card: PaymentMethod): Promise<void> => {
    await refresh();
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
      {isOpen && (
        <AddCardDialog corporationId={accountId} onSaved={saved} onCancel={() => setOpen(false)} />
      )}
    </>
  );
}
