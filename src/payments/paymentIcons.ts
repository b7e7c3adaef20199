import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import CardIcon from '@mui/icons-material/CreditCardOutlined';
import CashIcon from '@mui/icons-material/PaymentsOutlined';
import type { PaymentType } from '../../contract/core/paymentTypes.ts';

/** The icon of each way of paying. */
export const PAYMENT_ICONS: Record<PaymentType, typeof CardIcon> = {
  businessAccount: BusinessIcon,
  cash: CashIcon,
  creditCard: CardIcon,
};
