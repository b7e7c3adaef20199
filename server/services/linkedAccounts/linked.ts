import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { FieldErrors } from '../../../contract/core/errors.ts';
import type { LinkedAccount } from '../../../contract/resources/corporations.ts';
import { fleetAccounts } from '../../../contract/resources/fleetAccounts.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { WriteElsewhere } from '../../crud/binding.ts';
import { changesBetween } from '../../crud/history.ts';
import { refuse } from '../../crud/steps.ts';
import { audit, type AuditEntry } from '../../db/audit.ts';
import * as tables from '../../db/tables/index.ts';

/** The linked accounts of the current row in a SELECT of accounts, the oldest first. */
export const linkedAccounts = sql`(select coalesce(jsonb_agg(
      jsonb_build_object('fleetId', f.fleet_id, 'accountNumber', f.account_number)
      order by f.created_at, f.id), '[]')
    from ${tables.fleetAccounts} f
    where f.channel_id = corporations.channel_id and f.corporation_id = corporations.id
      and f.deleted_at is null)`;

/** @throws DomainError VALIDATION_FAILED for a fleet that is linked more than once */
export function refuseFleetTwice(values: Readonly<Record<string, unknown>>): void {
  const linked = (values['linkedAccounts'] ?? []) as LinkedAccount[];
  const fleets = linked.map(({ fleetId }) => fleetId.toLowerCase());
  const errors: FieldErrors = {};
  for (const [at, fleetId] of fleets.entries())
    if (fleets.indexOf(fleetId) < at)
      errors[`linkedAccounts.${at}.fleetId`] = { code: 'fleetTwice' };
  refuse(errors);
}

type Stored = typeof tables.fleetAccounts.$inferSelect;
const entry = (
  action: AuditEntry['action'],
  resourceId: string,
  before: Partial<Stored> | null,
  after: Partial<Stored> | null,
): AuditEntry => ({
  action,
  resource: fleetAccounts.name,
  resourceId,
  changes: after ? changesBetween(fleetAccounts, before, after) : {},
});

/** The present links of an account, locked until the transaction ends. */
const readLinked = (tx: Transaction, ctx: RequestContext, corporationId: string) =>
  tx
    .select()
    .from(tables.fleetAccounts)
    .where(
      and(
        eq(tables.fleetAccounts.channelId, ctx.channel.id),
        eq(tables.fleetAccounts.corporationId, corporationId),
        isNull(tables.fleetAccounts.deletedAt),
      ),
    )
    .for('update');

async function writeOf(
  tx: Transaction,
  ctx: RequestContext,
  corporationId: string,
  wanted: readonly LinkedAccount[],
): Promise<void> {
  const stored = await readLinked(tx, ctx, corporationId);
  const entries: AuditEntry[] = [];
  const change = (ids: readonly string[], values: Partial<Stored> | { deletedAt: SQL }) =>
    tx
      .update(tables.fleetAccounts)
      .set({ ...values, updatedAt: sql`now()` })
      .where(
        and(
          eq(tables.fleetAccounts.channelId, ctx.channel.id),
          inArray(tables.fleetAccounts.id, [...ids]),
        ),
      );
  const gone = stored.filter((one) => !wanted.some(({ fleetId }) => fleetId === one.fleetId));
  if (gone.length > 0) {
    await change(
      gone.map(({ id }) => id),
      { deletedAt: sql`now()` },
    );
    entries.push(...gone.map((one) => entry('delete', one.id, one, null)));
  }
  for (const { fleetId, accountNumber } of wanted) {
    const known = stored.find((one) => one.fleetId === fleetId);
    if (known?.accountNumber === accountNumber) continue;
    if (known) {
      await change([known.id], { accountNumber });
      entries.push(entry('update', known.id, known, { ...known, accountNumber }));
    } else {
      const [added] = await tx
        .insert(tables.fleetAccounts)
        .values({ channelId: ctx.channel.id, corporationId, fleetId, accountNumber })
        .returning();
      entries.push(entry('create', added!.id, null, added!));
    }
  }
  await audit(tx, ctx, ...entries);
}

/** Links accounts to exactly these fleets: others are unlinked, and numbers changed. */
export const writeLinkedAccounts: WriteElsewhere = async (value, ids, tx, ctx) => {
  const wanted = (value as LinkedAccount[]).map((one) => ({
    ...one,
    fleetId: one.fleetId.toLowerCase(),
  }));
  for (const id of ids) await writeOf(tx, ctx, id, wanted);
};
