import { useTranslate } from 'react-admin';
import { isFlag, useKept } from '../../drafts/useKept.ts';
import { PAYMENT_ICONS } from '../../payments/paymentIcons.ts';
import { useQuotes } from '../state/BookingContext.ts';
import { FooterChip } from './FooterChip.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { useFieldError } from './useFieldError.ts';
import { usePaymentTexts } from './usePaymentTexts.ts';
import { useRetryToast } from './useRetryToast.tsx';

/** How the trip is paid; opens the other ways. */
export function PaymentChip() {
  const translate = useTranslate();
  const paymentTexts = usePaymentTexts();
  const { payment, paymentMethods } = useQuotes();
  const error = useFieldError('payment', { path: 'payment', left: Boolean(payment?.reason) });
  useRetryToast(paymentMethods, 'booking.payment.failed');
  // Kept, so that a card that is being typed is still there after a reload.
  const [isOpen, setOpen] = useKept('payment', false, isFlag);
  const label = translate('booking.payment.label');
  return (
    <FooterChip
      Icon={PAYMENT_ICONS[payment?.type ?? 'businessAccount']}
      label={label}
      text={error ?? (payment ? paymentTexts(payment).name : label)}
      isWrong={error !== undefined}
      isOpen={isOpen}
      onPress={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <PaymentChoice error={error} onDone={() => setOpen(false)} />
    </FooterChip>
  );
}
