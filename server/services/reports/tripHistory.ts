import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError } from '../../../contract/core/errors.ts';
import type { TripColumn } from '../../../contract/booking/tripColumns.ts';
import type { tripHistoryQuery } from '../../../contract/reports/calls.ts';
import { csvFormatFor } from '../../../contract/reports/csvFormat.ts';
import { tripBinding } from '../../bindings/fleets.ts';
import type { RequestContext } from '../../context.ts';
import { listedRows } from '../../crud/list.ts';
import { bookings } from '../../db/tables/index.ts';
import { accountInReach, type Report, safeFileName } from './report.ts';
import { tripColumns, type TripRow } from './tripColumns.ts';

const BATCH = 500;
/** Account fields beyond this number get no column; no account has that many. */
const MOST_FIELDS = 100;

type TripHistoryQuery = z.output<typeof tripHistoryQuery>;

/** The report's parameters, by their names in the trip list. */
function listParameters(query: TripHistoryQuery): [string, string][] {
  const { bookingChannelId: _b, fileName: _n, businessAccountId, columns: _c, ...rest } = query;
  const { format: _f, lang: _l, token: _t, ...filters } = rest;
  return Object.entries({ ...filters, corporationId: businessAccountId }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
}

/**
 * Trips by their pickup, the newest first, read in batches that continue after the last row of the
 * previous one, so that a million trips need no more memory, and no connection is held between
 * batches.
 * @throws DomainError VALIDATION_FAILED for another channel and for filters that the list refuses,
 *   NOT_FOUND for somebody else's account
 */
export async function tripHistory(ctx: RequestContext, query: TripHistoryQuery): Promise<Report> {
  if (query.bookingChannelId !== ctx.channel.id)
    throw new DomainError('VALIDATION_FAILED', {
      errors: { bookingChannelId: { code: 'choice' } },
    });
  if (query.businessAccountId) await accountInReach(ctx, query.businessAccountId);
  const { orm } = ctx.app.database;
  const { condition: wanted } = listedRows(ctx, tripBinding, listParameters(query));
  const chosen = query.columns ? (query.columns.split(',') as TripColumn[]) : null;
  const columns = tripColumns(ctx, await fieldTitles(ctx, wanted), chosen);

  async function* batches() {
    for (let last: TripRow | undefined; ;) {
      const after =
        last &&
        sql`(${bookings.pickupAt}, ${bookings.id}) < (${last.pickupAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
      const rows: TripRow[] = await orm
        .select()
        .from(bookings)
        .where(and(wanted, after))
        .orderBy(desc(bookings.pickupAt), desc(bookings.id))
        .limit(BATCH);
      yield rows.map((row) => columns.map(({ value }) => value(row)));
      if (rows.length < BATCH) return;
      last = rows.at(-1);
    }
  }
  return {
    fileName: safeFileName(query.fileName),
    format: query.format ?? csvFormatFor(ctx.language),
    headings: columns.map(({ heading }) => heading),
    batches,
    count: (limit) => {
      const rows = orm
        .select({ one: sql`1`.as('one') })
        .from(bookings)
        .where(wanted);
      return orm.$count((limit === undefined ? rows : rows.limit(limit)).as('counted'));
    },
  };
}

/** Titles of the account fields that any of the trips has. */
async function fieldTitles({ app }: RequestContext, wanted: SQL | undefined): Promise<string[]> {
  const { rows } = await app.database.orm.execute<{ title: string }>(sql`
    select distinct field ->> 'title' as title
    from ${bookings}, jsonb_array_elements(${bookings.businessAccountConfig} -> 'fields') as field
    where ${wanted} and ${bookings.businessAccountConfig} is not null
    order by title limit ${MOST_FIELDS}`);
  return rows.map(({ title }) => title);
}
