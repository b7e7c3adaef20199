import { and, desc, eq, gte, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError } from '../../../contract/core/errors.ts';
import { reportTexts } from '../../../contract/messages/reports/index.ts';
import type { tripHistoryQuery } from '../../../contract/reports/calls.ts';
import type { RequestContext } from '../../context.ts';
import { bookings } from '../../db/tables/index.ts';
import { accountInReach, type Report, safeFileName } from './report.ts';
import { tripColumns, type TripRow } from './tripColumns.ts';

const BATCH = 500;
/** Account fields beyond this many get no column: no account has so many. */
const MOST_FIELDS = 100;

type TripHistoryQuery = z.output<typeof tripHistoryQuery>;

function tripsOf(
  { actor, channel }: RequestContext,
  query: Pick<TripHistoryQuery, 'businessAccountId' | 'pickupTimeFrom' | 'pickupTimeTo'>,
): SQL | undefined {
  const { businessAccountId: account } = query;
  return and(
    eq(bookings.channelId, channel.id),
    isNotNull(bookings.status),
    actor.role === 'bookingChannelAdmin'
      ? undefined
      : inArray(bookings.corporationId, [...actor.corporationIds]),
    account ? eq(bookings.corporationId, account) : undefined,
    gte(bookings.pickupAt, new Date(query.pickupTimeFrom)),
    lt(bookings.pickupAt, new Date(query.pickupTimeTo)),
  );
}

/**
 * Trips by their pickup, the newest first, read in batches that go on after the last row of the
 * one before: memory stays the same for a million of them, and no connection is held between two.
 * @throws DomainError VALIDATION_FAILED for another channel, NOT_FOUND for another's account
 */
export async function tripHistory(ctx: RequestContext, query: TripHistoryQuery): Promise<Report> {
  if (query.bookingChannelId !== ctx.channel.id)
    throw new DomainError('VALIDATION_FAILED', {
      errors: { bookingChannelId: { code: 'choice' } },
    });
  if (query.businessAccountId) await accountInReach(ctx, query.businessAccountId);
  const { orm } = ctx.app.database;
  const wanted = tripsOf(ctx, query);
  const columns = tripColumns(
    reportTexts[ctx.language],
    ctx.channel,
    await fieldTitles(ctx, wanted),
  );

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
      yield rows.map((row) => columns.map(([, value]) => value(row)));
      if (rows.length < BATCH) return;
      last = rows.at(-1);
    }
  }
  return {
    fileName: safeFileName(query.fileName),
    headings: columns.map(([heading]) => heading),
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
