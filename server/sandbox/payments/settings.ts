import type { PaymentProvider } from '../../adapters/payments/types.ts';
import type { Config } from '../../config/env.ts';
import type { Database } from '../../db/open.ts';
import { standInSecret } from '../secret.ts';

/** Where the stand-in is mounted on this server; Stripe's own paths follow. */
export const PAYMENTS_STAND_IN_PATH = '/sandbox/payments';

const SECRET_NAME = 'sandbox-payments';

export interface PaymentSettings {
  provider: PaymentProvider;
  secretKey: string;
  webhookSecret: string;
}

/** The settings for the card processor: Stripe as configured, else the stand-in here. */
export async function paymentSettings(
  config: Pick<Config, 'payments'>,
  database: Pick<Database, 'keys'>,
): Promise<PaymentSettings> {
  if (config.payments) return { provider: 'stripe', ...config.payments };
  const secret = await standInSecret(database, SECRET_NAME);
  return {
    provider: 'sandbox',
    secretKey: `sk_test_${secret}`,
    webhookSecret: `whsec_${secret}`,
  };
}
