import type { Queryable } from '../../context.ts';
import { readCard } from './cards.ts';
import type { StandInMethod } from '../../db/tables/sandboxPayments.ts';
import { newId, putObject } from './store.ts';

/** Puts a customer into the stand-in, for demo data and tests. */
export async function placeCustomer(
  on: Queryable,
  account: { channelId: string; corporationId: string; name: string; email: string },
  now: Date,
): Promise<string> {
  const { channelId, corporationId, name, email } = account;
  const id = newId('cus');
  const created = Math.floor(now.getTime() / 1000);
  const metadata = { channelId, corporationId };
  await putObject(on, { object: 'customer', id, created, name, email, metadata }, now);
  return id;
}

/**
 * Puts a saved card into the stand-in.
 * @param card.number one of the test numbers; it also says how the card behaves
 * @throws Error for any other number, or a card that has expired
 */
export async function placeCard(
  on: Queryable,
  customer: string,
  card: { number: string; expiryYear: number; expiryMonth: number; name: string },
  now: Date,
): Promise<StandInMethod> {
  const { number, expiryYear: exp_year, expiryMonth: exp_month, name } = card;
  const read = readCard({ number, exp_year, exp_month, cvc: '123' }, now);
  if ('error' in read) throw new Error(read.error.message);
  const method: StandInMethod = {
    object: 'payment_method',
    id: newId('pm'),
    created: Math.floor(now.getTime() / 1000),
    type: 'card',
    customer,
    billing_details: { name, address: { postal_code: null } },
    ...read,
  };
  await putObject(on, method, now);
  return method;
}
