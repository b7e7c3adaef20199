export const PAYMENT_TYPES = ['businessAccount', 'cash', 'creditCard'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];
