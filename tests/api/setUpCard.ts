import { PAYMENTS_STAND_IN_PATH } from '../../server/sandbox/payments/settings.ts';
import type { BookingServer } from '../support/bookingServer.ts';

/** Types a card into the processor's fields, as the page does. */
export async function setUpCard(
  { app }: BookingServer,
  clientSecret: string,
  number: string,
  expiryYear = 2099,
) {
  const [id] = clientSecret.split('_secret_');
  const post = async (action: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({ client_secret: clientSecret, ...fields }).toString();
    const url = `${PAYMENTS_STAND_IN_PATH}/v1/setup_intents/${id}/${action}`;
    const response = await app.request(url, { method: 'POST', body });
    return (await response.json()) as {
      status?: string;
      payment_method?: string;
      error?: { code: string };
    };
  };
  const typed = await post('confirm', {
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '4',
    'payment_method_data[card][exp_year]': String(expiryYear),
    'payment_method_data[card][cvc]': '123',
  });
  return typed.status === 'requires_action' ? post('authenticate', { outcome: 'complete' }) : typed;
}
