import { Tip } from '../../admin/tooltips/Tip.tsx';
import { useTranslate } from 'react-admin';
import type { TripPayment } from '../../../contract/booking/trip.ts';
import { brandName } from '../../../contract/booking/cardBrand.ts';
import { PAYMENT_ICONS } from '../../payments/paymentIcons.ts';
import { plainIcon } from '../../theme/plainIcon.tsx';

/** How a trip is paid in words: `Visa ending in 4242`, `Cash`. */
export function usePaymentText() {
  const translate = useTranslate();
  return ({ type, paymentMethod }: TripPayment): string =>
    paymentMethod
      ? translate('trips.card', { ...paymentMethod, brand: brandName(paymentMethod.brand) })
      : translate(`resources.choices.${type}`);
}

export function PaymentIcon({ payment }: { payment: TripPayment }) {
  const text = usePaymentText()(payment);
  return (
    <Tip letsThrough title={text} describeChild>
      {plainIcon(PAYMENT_ICONS[payment.type], { className: 'payment-icon', title: text })}
    </Tip>
  );
}
