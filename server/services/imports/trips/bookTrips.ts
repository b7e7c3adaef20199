import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { isFinal } from '../../../../contract/booking/status.ts';
import { DomainError } from '../../../../contract/core/errors.ts';
import type { RequestContext } from '../../../context.ts';
import { bookings, importRows, type LinePlan } from '../../../db/tables/index.ts';
import { confirmBooking } from '../../bookings/confirmBooking.ts';
import { type BookingRow, hasExpired } from '../../bookings/record.ts';
import { requestBooking } from '../../bookings/requestBooking.ts';
import { type ImportKey, linesOf } from '../record.ts';
import { atATime } from './atATime.ts';
import { likeAnother } from './checkTrips.ts';
import { lineError } from './lineError.ts';
import { columnOf } from './columnOf.ts';
import { failedLine, type SettledTrip } from './settledTrip.ts';

/** A line that is about to be booked. */
export type CheckedLine = Pick<
  typeof importRows.$inferSelect,
  'position' | 'line' | 'cells' | 'forecast' | 'refusal' | 'rowId' | 'plan'
>;

/** How often one trip can be booked, cancelled and booked once more. */
const MOST_TRIES = 20;
const tries = Array.from({ length: MOST_TRIES }, (_, at) => `g${at + 1}`);

const isOver = ({ state, status }: BookingRow) =>
  state === 'CANCELLED' || state === 'FAILED' || (status !== null && isFinal(status));

/** The attempts at a trip that there were, and the first that may still become one. */
async function attemptsAt(ctx: RequestContext, { attempt }: LinePlan) {
  const names = tries.map((leg) => `${attempt}:${leg}`);
  const { orm } = ctx.app.database;
  const made = await orm
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.channelId, ctx.channel.id),
        eq(bookings.bookedById, ctx.actor.userId),
        inArray(bookings.attempt, names),
      ),
    );
  const now = ctx.app.now();
  const standing = made.find((one) => !isOver(one) && !hasExpired(one, now));
  const used = new Set(made.map((one) => one.attempt));
  const free = names.find((name) => !used.has(name));
  return { standing, free, ids: new Set(made.map(({ id }) => id)) };
}

/** Gives the plan of a line another id for its booking, since the former one is taken by a trip that is over. */
async function withNewId(
  ctx: RequestContext,
  key: ImportKey,
  position: number,
  plan: LinePlan,
): Promise<LinePlan> {
  const next = { ...plan, booking: { ...plan.booking, id: uuidv7() } };
  await ctx.app.database.orm
    .update(importRows)
    .set({ plan: next })
    .where(and(linesOf(key), eq(importRows.position, position)));
  return next;
}

/**
 * Books the trip of a line by the calls of the booking form. The attempt is named by what the line says
 * and the booking's id was chosen when it was checked: after a crash the same trip is found again, and
 * nothing is booked twice.
 */
async function bookLine(
  ctx: RequestContext,
  key: ImportKey,
  line: CheckedLine,
): Promise<SettledTrip> {
  const { position } = line;
  let plan = line.plan!;
  const { standing, free, ids } = await attemptsAt(ctx, plan);
  if (!standing && ids.has(plan.booking.id!)) plan = await withNewId(ctx, key, position, plan);
  const attempt = standing?.attempt ?? free;
  if (!attempt) throw new DomainError('CONFLICT');
  const { request } = plan;
  const id = plan.booking.id!;
  const made =
    standing?.id ??
    (await requestBooking({ ctx, input: { request, idempotencyKey: `${attempt}:request`, id } }))
      .bookingId;
  const isConfirmed = standing?.state === 'CONFIRMED';
  if (!isConfirmed) await confirmBooking({ ctx, input: { id: made } });
  // Another file of the same person may have booked it at the same moment.
  return { position, outcome: made === id ? 'created' : 'unchanged', row_id: made };
}

/** How often, and how long after each other, to look again at a trip that somebody else is booking. */
const PATIENCE = { times: 20, ms: 250 };

/** Whether a booking is the trip of another line of the same file. */
async function isOfFile(
  ctx: RequestContext,
  key: ImportKey,
  { position }: CheckedLine,
  id: unknown,
) {
  const { orm } = ctx.app.database;
  const [other] = await orm
    .select({ position: importRows.position })
    .from(importRows)
    .where(
      and(
        linesOf(key),
        ne(importRows.position, position),
        eq(importRows.forecast, 'created'),
        sql`${importRows.plan} #>> '{booking,id}' = ${id}`,
      ),
    )
    .limit(1);
  return other !== undefined;
}

async function settleLine(
  ctx: RequestContext,
  key: ImportKey,
  line: CheckedLine,
): Promise<SettledTrip> {
  const { position, forecast, refusal, rowId, plan } = line;
  if (forecast === 'unchanged' && rowId) return { position, outcome: 'unchanged', row_id: rowId };
  if (forecast !== 'created' || !plan)
    return { position, outcome: 'failed', refusal: refusal ?? { code: 'CONFLICT' } };
  let wanted = plan;
  for (let time = 1; ; time += 1) {
    try {
      return await bookLine(ctx, key, { ...line, plan: wanted });
    } catch (problem) {
      const error = lineError(problem);
      // The caller may book nothing any more.
      if (error.code === 'FORBIDDEN') throw error;
      const one = { line, errors: byColumn(error), corrected: {}, refusal: error };
      if (error.code !== 'DUPLICATE_BOOKING_NOT_ACKNOWLEDGED') return failedLine(one);
      const { bookingId } = error.params;
      if (!wanted.request.isDuplicateAcknowledged && (await isOfFile(ctx, key, line, bookingId))) {
        // Both were wanted when they were checked together, whichever of them is booked first.
        wanted = { ...plan, request: { ...plan.request, isDuplicateAcknowledged: true } };
        continue;
      }
      const isBeingBooked = error.params['state'] !== 'CONFIRMED';
      if (!isBeingBooked || time === PATIENCE.times)
        return likeAnother(one, plan.booking.pickupTime, error);
      await pause(PATIENCE.ms);
    }
  }
}

const byColumn = ({ errors = {} }: DomainError) =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [columnOf(field), error]));

/** Books lines that were checked, a few at a time. */
export async function bookTrips(
  ctx: RequestContext,
  key: ImportKey,
  lines: readonly CheckedLine[],
): Promise<SettledTrip[]> {
  const settled: SettledTrip[] = [];
  await atATime(lines, async (line) => void settled.push(await settleLine(ctx, key, line)));
  return settled;
}
