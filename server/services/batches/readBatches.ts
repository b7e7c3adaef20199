import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { grant } from '../../../contract/core/access.ts';
import type { Batch, BatchOutcome, BatchRow } from '../../../contract/core/batch.ts';
import { rowErrorText } from '../../../contract/messages/failures.ts';
import { rowLabel } from '../../../contract/core/resource.ts';
import type { RequestContext } from '../../context.ts';
import type { Binding, Row } from '../../crud/binding.ts';
import { accountOf } from '../../crud/references.ts';
import { selection, toRow } from '../../crud/rows.ts';
import { visible } from '../../crud/scope.ts';
import { batches, batchRows, corporations } from '../../db/tables/index.ts';
import type { Call } from '../verb.ts';
import { answerOf, type BatchRecord, batchOf, bindingOf, ofCaller, rowsOf } from './batch.ts';

const LISTED = 20;

/** The caller's batches of the last day, the newest first. */
export async function listBatches({ ctx }: Pick<Call, 'ctx'>): Promise<Batch[]> {
  const { orm } = ctx.app.database;
  const found = await orm
    .select()
    .from(batches)
    .where(ofCaller(ctx))
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(LISTED);
  return Promise.all(found.map((batch) => answerOf(orm, ctx, batch)));
}

/** @throws DomainError NOT_FOUND */
export async function getBatch({ ctx, input: { id } }: Call<{ id: string }>): Promise<Batch> {
  const { orm } = ctx.app.database;
  return answerOf(orm, ctx, await batchOf(orm, ctx, id));
}

/** The account that a row belongs to; null for rows that belong to none, and for accounts themselves. */
function accountIdOf(binding: Binding, row: Row): string | null {
  const account = accountOf(binding, row);
  return typeof account === 'string' && account !== row.id ? account : null;
}

/**
 * What the rows that the caller may see are called, including deleted ones, because the batch may
 * have deleted them; and their accounts, since rows of several accounts can have the same name.
 */
async function namesOf(
  ctx: RequestContext,
  batch: BatchRecord,
  ids: string[],
): Promise<Map<string, Pick<BatchRow, 'label' | 'account'>>> {
  const binding = bindingOf(batch);
  const { keys, resource } = binding;
  const granted = grant(ctx.actor, resource, 'get');
  if (!granted || ids.length === 0) return new Map();
  const { orm } = ctx.app.database;
  const records = await orm
    .select(selection(binding))
    .from(binding.table)
    .where(
      and(visible(binding, ctx, granted.corporationIds, { deleted: true }), inArray(keys.id, ids)),
    );
  const rows = records.map((record) => toRow(record, binding, ctx));
  const accountIds = [...new Set(rows.flatMap((row) => accountIdOf(binding, row) ?? []))];
  const accounts = await orm
    .select({ id: corporations.id, name: corporations.name })
    .from(corporations)
    .where(and(eq(corporations.channelId, ctx.channel.id), inArray(corporations.id, accountIds)));
  const nameOf = new Map(accounts.map(({ id, name }) => [id, name]));
  return new Map(
    rows.map((row) => {
      const account = nameOf.get(accountIdOf(binding, row) ?? '') ?? null;
      return [row.id, { label: rowLabel(resource, row), account }];
    }),
  );
}

/**
 * The rows of a batch in its order, with their outcomes or forecasts.
 * @throws DomainError NOT_FOUND
 */
export async function listBatchRows({
  ctx,
  input: { id, outcome, page, maxPerPage },
}: Call<{
  id: string;
  outcome?: BatchOutcome | undefined;
  page: number;
  maxPerPage: number;
}>): Promise<{ rows: BatchRow[]; total: number }> {
  const { orm } = ctx.app.database;
  const batch = await batchOf(orm, ctx, id);
  const wanted = and(
    rowsOf({ channelId: ctx.channel.id, batchId: id }),
    outcome ? eq(batchRows.outcome, outcome) : undefined,
  );
  const found = await orm
    .select({ id: batchRows.rowId, outcome: batchRows.outcome, refusal: batchRows.refusal })
    .from(batchRows)
    .where(wanted)
    .orderBy(asc(batchRows.position))
    .limit(maxPerPage)
    .offset(page * maxPerPage);
  const ids = found.map((row) => row.id);
  const names = await namesOf(ctx, batch, ids);
  const rows = found.map((row) => ({
    id: row.id,
    label: '',
    account: null,
    ...names.get(row.id),
    outcome: row.outcome,
    code: row.refusal?.code ?? null,
    message: row.refusal && rowErrorText(ctx.language, row.refusal),
    ...(row.refusal?.params && { params: row.refusal.params }),
  }));
  return { rows, total: await orm.$count(batchRows, wanted) };
}
