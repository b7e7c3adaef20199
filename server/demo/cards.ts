import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../context.ts';
import { placeCard, placeCustomer } from '../sandbox/payments/savedCards.ts';
import * as tables from '../db/tables/index.ts';
import type { SeededCorporation } from './accounts.ts';

/** Saves an account's demo cards, here and in the card processor's stand-in. */
export async function seedCards(
  tx: Transaction,
  channelId: string,
  { id: corporationId, about }: SeededCorporation,
  now: Date,
): Promise<void> {
  const provider = 'sandbox' as const;
  const { cards = [], name, domain } = about;
  if (cards.length === 0) return;
  const account = { channelId, corporationId, name, email: `accounts@${domain}` };
  const customerId = await placeCustomer(tx, account, now);
  await tx
    .insert(tables.paymentCustomers)
    .values({ channelId, corporationId, provider, customerId, createdAt: now });
  for (const [at, { number, name: cardHolderName }] of cards.entries()) {
    const expiry = { expiryYear: now.getUTCFullYear() + 2 + (at % 3), expiryMonth: 3 + at * 2 };
    const method = await placeCard(
      tx,
      customerId,
      { number, name: cardHolderName, ...expiry },
      now,
    );
    await tx.insert(tables.paymentMethods).values({
      channelId,
      id: uuidv7(),
      corporationId,
      provider,
      providerMethodId: method.id,
      brand: method.card.brand,
      number: method.card.last4,
      ...expiry,
      cardHolderName,
    });
  }
}
