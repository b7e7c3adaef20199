import { and, asc, eq, inArray } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import { businessPassengers } from '../../../contract/resources/businessPassengers.ts';
import { tripBinding } from '../../bindings/fleets.ts';
import type { Row } from '../../crud/binding.ts';
import { selection, toRow } from '../../crud/rows.ts';
import { batchRows, bookings } from '../../db/tables/index.ts';
import { aheadOf } from '../people/tripsAhead.ts';
import type { Call } from '../verb.ts';
import { batchOf, rowsOf } from './batch.ts';

/**
 * The future trips of the employees whom a batch changes or would change, the next one first.
 * @throws DomainError NOT_FOUND for somebody else's batch, and for one that is not about employees
 */
export async function batchTripsAhead({
  ctx,
  input: { id, page, maxPerPage },
}: Call<{ id: string; page: number; maxPerPage: number }>): Promise<{
  rows: Row[];
  total: number;
}> {
  const { orm } = ctx.app.database;
  const { resource } = await batchOf(orm, ctx, id);
  if (resource !== businessPassengers.name) throw new DomainError('NOT_FOUND');
  const people = orm
    .select({ id: batchRows.rowId })
    .from(batchRows)
    .where(
      and(rowsOf({ channelId: ctx.channel.id, batchId: id }), eq(batchRows.outcome, 'changed')),
    );
  const wanted = aheadOf(ctx, inArray(bookings.passengerId, people));
  const records = await orm
    .select(selection(tripBinding))
    .from(bookings)
    .where(wanted)
    .orderBy(asc(bookings.pickupAt), asc(bookings.id))
    .limit(maxPerPage)
    .offset(page * maxPerPage);
  return {
    rows: records.map((record) => toRow(record, tripBinding, ctx)),
    total: await orm.$count(bookings, wanted),
  };
}
