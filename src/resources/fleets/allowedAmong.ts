import { PAYMENT_TYPES, type PaymentType } from '../../../contract/core/paymentTypes.ts';
import { pageConfig } from '../../shell/pageConfig.ts';

/** The ways of paying among these, or among all, that the channel allows, in the usual order. */
export const allowedAmong = (types: readonly PaymentType[] = PAYMENT_TYPES): PaymentType[] =>
  PAYMENT_TYPES.filter(
    (type) => types.includes(type) && pageConfig().allowedPaymentMethods.includes(type),
  );
