/** The parameters of the address that open the billing details of an account, and the tax rates of a fleet. */
export const OPEN_BILLING = 'billing';
export const OPEN_RATES = 'rates';

/** Those that open what accounts owe by its age, and the statement of one. */
export const OPEN_AGEING = 'ageing';
export const OPEN_STATEMENT = 'statement';

/** The address of the billing details of an account. */
export const billingPath = (accountId: string) => `/accounts?${OPEN_BILLING}=${accountId}`;
/** The address of the statement of an account, for a fleet manager. */
export const statementPath = (accountId: string) => `/invoices?${OPEN_STATEMENT}=${accountId}`;
