/** The parameters of the address that open the billing details of an account, and the tax rates of a fleet. */
export const OPEN_BILLING = 'billing';
export const OPEN_RATES = 'rates';

/** The address of the billing details of an account. */
export const billingPath = (accountId: string) => `/accounts?${OPEN_BILLING}=${accountId}`;
