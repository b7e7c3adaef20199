import type { Transaction } from '../context.ts';
import { keyAuthor } from '../db/keyAuthor.ts';
import { apiKeys, users } from '../db/tables/index.ts';
import { demoId } from './ids.ts';

const NAME = 'Travel desk';

/** An API key of an account that has no secret yet, so that nobody who knows the demo has one. */
export async function seedKey(
  tx: Transaction,
  account: { channelId: string; id: string; name: string },
  createdAt: Date,
): Promise<void> {
  const { channelId, id: corporationId } = account;
  const key = {
    channelId,
    id: demoId(channelId, 'api-keys', account.name, NAME),
    corporationId,
    name: NAME,
  };
  await tx.insert(users).values(keyAuthor(key, createdAt));
  await tx.insert(apiKeys).values({
    ...key,
    trips: 'write',
    people: 'read',
    rules: 'none',
    accounts: 'none',
    invoices: 'read',
    fleets: 'none',
    status: 'active',
    createdAt,
  });
}
