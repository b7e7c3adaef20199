import type { Transaction } from '../context.ts';
import { keyAuthor } from '../db/keyAuthor.ts';
import { apiKeys, users, webhookEndpoints } from '../db/tables/index.ts';
import { demoId } from './ids.ts';

const NAME = 'Travel desk';

/**
 * What an account has for its systems: an API key and a webhook. They have no secrets yet, so that nobody who
 * knows the demo has one, and nothing is sent.
 */
export async function seedSystems(
  tx: Transaction,
  account: { channelId: string; id: string; name: string },
  createdAt: Date,
): Promise<void> {
  const { channelId, id: corporationId } = account;
  const system = (resource: string) => ({
    channelId,
    id: demoId(channelId, resource, account.name, NAME),
    corporationId,
    name: NAME,
  });
  const key = system('api-keys');
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
  await tx.insert(webhookEndpoints).values({
    ...system('webhook-endpoints'),
    url: 'https://travel.northwind.example/hook',
    types: ['trip.created', 'trip.changed', 'trip.cancelled'],
    status: 'active',
    createdAt,
  });
}
