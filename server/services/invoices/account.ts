import { and, eq } from 'drizzle-orm';
import type { Billing } from '../../../contract/invoices/billing.ts';
import type { Queryable, Transaction } from '../../context.ts';
import { corporations } from '../../db/tables/index.ts';
import { billingOf } from './billing.ts';

/** What invoices need to know of an account. */
export type Account = Pick<
  typeof corporations.$inferSelect,
  'id' | 'name' | 'code' | 'contactEmail' | 'communicationLanguage'
> & { billing: Billing };

const ofAccount = (on: Queryable, channelId: string, id: string) =>
  on
    .select({
      id: corporations.id,
      name: corporations.name,
      code: corporations.code,
      contactEmail: corporations.contactEmail,
      communicationLanguage: corporations.communicationLanguage,
    })
    .from(corporations)
    .where(and(eq(corporations.channelId, channelId), eq(corporations.id, id)));

type Found = Awaited<ReturnType<typeof ofAccount>>[number] | undefined;

async function withBilling(
  on: Queryable,
  channelId: string,
  id: string,
  account: Found,
): Promise<Account> {
  if (!account) throw new Error(`There is no account ${id}.`);
  return { ...account, billing: await billingOf(on, channelId, id) };
}

/** An account, also one that was deleted. */
export async function accountOf(on: Queryable, channelId: string, id: string): Promise<Account> {
  const [account] = await ofAccount(on, channelId, id);
  return withBilling(on, channelId, id, account);
}

/** Locks an account, so that two processes that close its months take turns. */
export async function lockAccountOf(
  tx: Transaction,
  channelId: string,
  id: string,
): Promise<Account> {
  const [account] = await ofAccount(tx, channelId, id).for('update');
  return withBilling(tx, channelId, id, account);
}
