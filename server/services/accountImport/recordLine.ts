import { and, eq, sql } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import {
  type AccountRecord,
  type AccountRecordResult,
  RECORD_PARTS,
  type RecordPart,
} from '../../../contract/import/accountRecord.ts';
import { businessGuests } from '../../../contract/resources/businessGuests.ts';
import { corporations } from '../../../contract/resources/corporations.ts';
import { employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import { fleetAccounts } from '../../../contract/resources/fleetAccounts.ts';
import { users } from '../../../contract/resources/users.ts';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { written } from '../../crud/history.ts';
import { lockRow } from '../../crud/rows.ts';
import * as tables from '../../db/tables/index.ts';
import { importOf, requireState } from '../imports/record.ts';

const RESOURCE_OF: Record<RecordPart, string> = {
  businessAccount: corporations.name,
  businessDispatchAccount: fleetAccounts.name,
  passenger: users.name,
  businessPassenger: businessGuests.name,
};

/** The group that the database gave a new account, which is undone with it. */
async function defaultGroup(tx: Transaction, ctx: RequestContext, corporationId: string) {
  const { employeeGroups: table } = tables;
  const [group] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.channelId, ctx.channel.id),
        eq(table.corporationId, corporationId),
        eq(table.isDefault, true),
      ),
    );
  return group ? [{ resource: employeeGroups.name, id: group.id }] : [];
}

/**
 * Records what a line made in the import to which it belongs, so that it can be undone.
 * @throws DomainError NOT_FOUND for somebody else's import, CONFLICT for one that was undone
 */
export async function recordLine(
  tx: Transaction,
  ctx: RequestContext,
  { import: of, accountName }: AccountRecord,
  payload: AccountRecordResult['payload'],
): Promise<void> {
  if (!of) return;
  const key = { channelId: ctx.channel.id, importId: of.id };
  const now = ctx.app.now();
  await tx
    .insert(tables.imports)
    .values({
      ...key,
      id: of.id,
      userId: ctx.actor.userId,
      resource: corporations.name,
      fileName: of.fileName,
      columns: [],
      state: 'DONE',
      createdAt: now,
      finishedAt: now,
    })
    .onConflictDoNothing();
  // Lines of one file wait for each other only here, at the end of their work.
  const record = await importOf(tx, ctx, of.id, { lock: true });
  requireState(record, 'DONE');
  if (record.resource !== corporations.name) throw new DomainError('CONFLICT');
  const { businessAccount } = payload;
  const rows = [
    ...RECORD_PARTS.flatMap((part) => {
      const one = payload[part];
      return one?.isNewRecord ? [{ resource: RESOURCE_OF[part], id: one.entity.id }] : [];
    }),
    ...(businessAccount.isNewRecord ? await defaultGroup(tx, ctx, businessAccount.entity.id) : []),
  ];
  const made: tables.MadeRow[] = [];
  for (const { resource, id } of rows) {
    const binding = catalogue.get(resource)!;
    made.push({ resource, id, after: written(binding, await lockRow(tx, ctx, binding, id, null)) });
  }
  const { importRows } = tables;
  await tx.insert(importRows).values({
    ...key,
    position: sql`(select count(*) from import_rows
      where channel_id = ${key.channelId} and import_id = ${key.importId})`,
    line: of.line,
    cells: {},
    outcome: 'created',
    rowId: businessAccount.entity.id,
    label: accountName,
    made,
  });
}
