import { and, eq, isNull, sql } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import {
  type AccountRecord,
  type AccountRecordResult,
  EXISTING_CODE,
  nameFromEmail,
} from '../../../contract/import/accountRecord.ts';
import { businessGuests } from '../../../contract/resources/businessGuests.ts';
import { corporations, type LinkedAccount } from '../../../contract/resources/corporations.ts';
import { users } from '../../../contract/resources/users.ts';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { conflictOf } from '../../crud/conflicts.ts';
import { lockRow } from '../../crud/rows.ts';
import { refuse, type Target } from '../../crud/steps.ts';
import { changeRowIn, createRowIn } from '../../crud/write.ts';
import * as tables from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { validateFleetAccount } from '../accountFields/fleetAccount.ts';
import { unknownAccount } from '../linkedAccounts/askDispatch.ts';
import { personOfEmail, sharesOf } from '../users/persons.ts';
import type { Call } from '../verb.ts';
import { recordLine } from './recordLine.ts';

type Payload = AccountRecordResult['payload'];
type Outcome = Payload['businessAccount'];
const outcomeOf = (id: string, isNewRecord: boolean): Outcome => ({ entity: { id }, isNewRecord });

const targetOf = (ctx: RequestContext, { name }: { name: string }): Target => ({
  ctx,
  binding: catalogue.get(name)!,
  catalogue,
});

/** Makes lines about the same account or person wait for each other, whatever their order. */
const takeTurns = (tx: Transaction, ctx: RequestContext, ...about: string[]) =>
  tx.execute(sql`
    select pg_advisory_xact_lock(lock) from (
      select distinct hashtextextended(${`account import ${ctx.channel.id} `} || lower(one), 0) as lock
      from unnest(${sql.param(about)}::text[]) one order by 1) locks`);

/** The account of that name, if there is one. */
async function accountOfName(tx: Transaction, ctx: RequestContext, name: string) {
  const [found] = await tx
    .select({ id: tables.corporations.id })
    .from(tables.corporations)
    .where(
      and(
        eq(tables.corporations.channelId, ctx.channel.id),
        eq(sql`lower(${tables.corporations.name})`, name.toLowerCase()),
        isNull(tables.corporations.deletedAt),
      ),
    );
  return found?.id ?? null;
}

async function accountFor(tx: Transaction, ctx: RequestContext, record: AccountRecord) {
  const known = await accountOfName(tx, ctx, record.accountName);
  if (known) return outcomeOf(known, false);
  const { id } = await createRowIn(tx, targetOf(ctx, corporations), {
    name: record.accountName,
    contactEmail: record.email,
    communicationLanguage: record.communicationLanguage,
  });
  return outcomeOf(id, true);
}

/**
 * Links the account to the fleet. @throws DomainError for an account that has another number there
 */
async function linkFor(
  tx: Transaction,
  ctx: RequestContext,
  corporationId: string,
  { fleetId, dispatchAccountNumber: accountNumber }: AccountRecord,
): Promise<Outcome | null> {
  if (!accountNumber) return null;
  const target = targetOf(ctx, corporations);
  const row = await lockRow(tx, ctx, target.binding, corporationId, null);
  const linked = row['linkedAccounts'] as LinkedAccount[];
  const known = linked.find((one) => one.fleetId === fleetId);
  if (known && known.accountNumber !== accountNumber)
    refuse({ dispatchAccountNumber: { code: 'fleetTwice' } });
  if (!known)
    await changeRowIn(tx, target, corporationId, {
      linkedAccounts: [...linked, { fleetId, accountNumber }],
    });
  const [link] = await tx
    .select({ id: tables.fleetAccounts.id })
    .from(tables.fleetAccounts)
    .where(
      and(
        eq(tables.fleetAccounts.channelId, ctx.channel.id),
        eq(tables.fleetAccounts.corporationId, corporationId),
        eq(tables.fleetAccounts.fleetId, fleetId),
        isNull(tables.fleetAccounts.deletedAt),
      ),
    );
  return outcomeOf(link!.id, !known);
}

/** Makes the person an admin of the account, or invites somebody who signs in for others. */
async function adminFor(
  tx: Transaction,
  ctx: RequestContext,
  corporationId: string,
  { email, accountName, communicationLanguage }: AccountRecord,
): Promise<Outcome> {
  const person = await personOfEmail(tx, ctx.channel.id, email);
  const shares = person === null ? [] : await sharesOf(tx, ctx, person.id);
  const known = shares.find((share) => share.corporationId === corporationId);
  if (known) return outcomeOf(known.userId, false);
  const user = await createRowIn(tx, targetOf(ctx, users), {
    ...nameFromEmail(email, accountName),
    email,
    communicationLanguage,
    role: 'corporationAdmin',
    roles: [{ name: 'corporationAdmin', corporationId }],
  });
  return outcomeOf(user.id, true);
}

/**
 * Makes the person somebody for whom trips can be booked: a guest, since the file has no phone
 * number.
 */
async function passengerFor(
  tx: Transaction,
  ctx: RequestContext,
  businessAccountId: string,
  { email, accountName }: AccountRecord,
): Promise<Outcome> {
  const { businessGuests: table, businessPassengers } = tables;
  const [employee] = await tx
    .select({ id: businessPassengers.id })
    .from(businessPassengers)
    .where(
      and(
        eq(businessPassengers.channelId, ctx.channel.id),
        eq(businessPassengers.businessAccountId, businessAccountId),
        eq(sql`lower(${businessPassengers.email})`, email.toLowerCase()),
        isNull(businessPassengers.deletedAt),
      ),
    );
  const [guest] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.channelId, ctx.channel.id),
        eq(table.businessAccountId, businessAccountId),
        eq(sql`lower(${table.email})`, email.toLowerCase()),
        isNull(table.deletedAt),
      ),
    )
    .limit(1);
  const known = employee ?? guest;
  if (known) return outcomeOf(known.id, false);
  const { id } = await createRowIn(tx, targetOf(ctx, businessGuests), {
    businessAccountId,
    ...nameFromEmail(email, accountName),
    email,
  });
  return outcomeOf(id, true);
}

/**
 * A transaction in which a conflict with somebody else's call at the same moment gets its own
 * answer.
 */
async function answeringConflicts<T>(
  ctx: RequestContext,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(ctx.app.database, work);
  } catch (error) {
    throw conflictOf(targetOf(ctx, corporations).binding, error) ?? error;
  }
}

/**
 * Writes one line of a file of accounts, completely or not at all: the account, its number at the
 * fleet, the admin and the same person as a passenger. Existing parts are found and left as they
 * are, so that a line can be sent again.
 * @throws DomainError VALIDATION_FAILED; USER-SERVICE-01 where all parts exist; AdapterError when
 *   dispatch cannot be reached
 */
export async function importAccount({
  ctx,
  input: { bookingChannelId, ...line },
}: Call<AccountRecord>): Promise<AccountRecordResult> {
  if (bookingChannelId !== undefined && bookingChannelId !== ctx.channel.id)
    throw new DomainError('NOT_FOUND');
  const record = { ...line, fleetId: line.fleetId.toLowerCase() };
  const { fleetId, dispatchAccountNumber: accountNumber } = record;
  // Also called for a line without a number, because the fleet must be one of the channel's.
  const { isValid } = await validateFleetAccount({
    ctx,
    input: { fleetId, accountNumber: accountNumber ?? null },
  });
  if (!isValid) refuse({ dispatchAccountNumber: unknownAccount(ctx) });
  return answeringConflicts(ctx, async (tx) => {
    await takeTurns(tx, ctx, `name ${record.accountName}`, `email ${record.email}`);
    const businessAccount = await accountFor(tx, ctx, record);
    const { id } = businessAccount.entity;
    const businessDispatchAccount = await linkFor(tx, ctx, id, record);
    const passenger = await adminFor(tx, ctx, id, record);
    const businessPassenger = await passengerFor(tx, ctx, id, record);
    const payload = { businessAccount, businessDispatchAccount, passenger, businessPassenger };
    const isNew = Object.values(payload).some((part) => part?.isNewRecord);
    if (!isNew) throw new DomainError(EXISTING_CODE);
    await recordLine(tx, ctx, record, payload);
    const answer = { wasSuccess: true, errorMessage: null, payload } as const;
    await ctx.keepAnswer?.(tx, { status: 200, body: answer });
    return answer;
  });
}
