import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { dateOf, timeOf } from '../../../../contract/booking/schedule.ts';
import { expectedFareOf } from '../../../../contract/booking/fare.ts';
import type { DomainError } from '../../../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../../../context.ts';
import { bookings, importRows, type LinePlan } from '../../../db/tables/index.ts';
import { dryRun } from '../../../db/dryRun.ts';
import { hashOf } from '../../bookings/attempt.ts';
import { factsOf } from '../../bookings/facts.ts';
import { type PlannedRequest, planRequest, storeRequest } from '../../bookings/requestBooking.ts';
import type { OpenLine } from '../prepare.ts';
import { type ImportRecord, keyOf, linesOf } from '../record.ts';
import { atATime } from './atATime.ts';
import { lineError } from './lineError.ts';
import { addErrors, type ReadLine, readTripLines } from './readLines.ts';
import { failedLine, type SettledTrip } from './settledTrip.ts';

/** A line with its request, checked and priced as the booking call does it. */
type Planned = ReadLine & { planned: PlannedRequest | null };

async function planLine(ctx: RequestContext, one: ReadLine): Promise<PlannedRequest | null> {
  if (!one.wanted) return null;
  const { request, attempt: named } = one.wanted;
  const id = uuidv7();
  // Nobody else waits for an attempt that is only tried, and it is still found by what its line says.
  const attempt = `${named}:${id}`;
  try {
    const facts = await factsOf(ctx, request, attempt);
    return await planRequest(ctx, request, { attempt, requestHash: hashOf(request), id }, facts);
  } catch (error) {
    one.refusal = lineError(error);
    addErrors(one, one.refusal.errors ?? {});
    return null;
  }
}

/** Reads lines, and has the trips that they name checked and priced. */
export async function planTripLines(
  ctx: RequestContext,
  record: ImportRecord,
  open: readonly OpenLine[],
): Promise<Planned[]> {
  const lines = await readTripLines(ctx, record, open);
  const planned = lines.map((one): Planned => ({ ...one, planned: null }));
  await atATime(planned, async (one) => {
    one.planned = await planLine(ctx, one);
  });
  return planned;
}

type Stored = LinePlan['booking'];
const asStored = (booking: PlannedRequest['booking']): Stored =>
  JSON.parse(JSON.stringify(booking)) as Stored;
const momentsOf = ({ createdAt, updatedAt, expiresAt, pickupAt, ...row }: Stored) => ({
  ...row,
  createdAt: new Date(createdAt!),
  updatedAt: new Date(updatedAt!),
  expiresAt: new Date(expiresAt),
  pickupAt: new Date(pickupAt),
});

/**
 * Puts the trips of other lines in place, so that these lines are judged with them: limits count all of
 * a passenger's trips, and a line may be the same as another.
 */
async function placeOthers(
  tx: Transaction,
  record: ImportRecord,
  lines: readonly Planned[],
): Promise<Map<string, number>> {
  const positions = lines.map(({ line }) => line.position);
  const rows = lines.flatMap(({ planned }) => planned?.booking ?? []);
  const phones = rows.flatMap(({ userInfo }) => userInfo.phone ?? []);
  const ids = rows.flatMap(({ passengerId }) => passengerId ?? []);
  const others = await tx
    .select({ line: importRows.line, plan: importRows.plan })
    .from(importRows)
    .where(
      and(
        linesOf(keyOf(record)),
        eq(importRows.forecast, 'created'),
        isNull(importRows.outcome),
        isNotNull(importRows.plan),
        notInArray(importRows.position, positions),
        sql`(${importRows.plan} #>> '{booking,userInfo,phone}' = any(${sql.param(phones)}::text[])
          or ${importRows.plan} #>> '{booking,passengerId}' = any(${sql.param(ids)}::text[]))`,
      ),
    );
  const placed = new Map<string, number>();
  for (const { line, plan } of others) {
    const { booking } = plan!;
    await tx.insert(bookings).values(momentsOf(booking)).onConflictDoNothing();
    placed.set(booking.id!, line);
  }
  return placed;
}

const MINUTE = 'YYYY-MM-DDTHH:mm'.length;
const isSameMinute = (a: string, b: string) => a.slice(0, MINUTE) === b.slice(0, MINUTE);

/**
 * What a line is that looks like a trip that is there: that trip, where it is booked for the same time;
 * else a question in the cell that says which of the same trips it is.
 */
export function likeAnother(
  one: Pick<ReadLine, 'line' | 'errors' | 'corrected' | 'refusal'>,
  pickupTime: string,
  error: DomainError,
  lineOf: (bookingId: string) => number | undefined = () => undefined,
): SettledTrip {
  const { bookingId, pickupTime: other, state } = error.params;
  const { position } = one.line;
  const line = lineOf(String(bookingId));
  if (line !== undefined) one.errors['again'] = { code: 'sameLine', params: { line } };
  else if (state === 'CONFIRMED' && isSameMinute(String(other), pickupTime))
    return { position, outcome: 'unchanged', row_id: String(bookingId) };
  else {
    const time = `${dateOf(String(other))} ${timeOf(String(other))}`;
    one.errors['again'] = { code: 'sameTrip', params: { time } };
  }
  return failedLine(one);
}

/** Tries one trip in the transaction; a refused one leaves nothing in it. */
async function tryLine(
  tx: Transaction,
  ctx: RequestContext,
  one: Planned,
  placed: Map<string, number>,
): Promise<SettledTrip> {
  const { wanted, planned } = one;
  if (!wanted || !planned) return failedLine(one);
  const { booking } = planned;
  const { fareEstimate, numberOfVehicles } = booking;
  const expectedFare = expectedFareOf(fareEstimate ?? undefined, numberOfVehicles);
  const request = { ...wanted.request, expectedFare };
  const shown = {
    label: booking.passengerName,
    plan: { ...wanted, request, booking: asStored(booking) },
  };
  try {
    await tx.transaction((attempt) => storeRequest(attempt, ctx, planned));
  } catch (error) {
    const refusal = lineError(error);
    if (refusal.code === 'DUPLICATE_BOOKING_NOT_ACKNOWLEDGED')
      return {
        ...shown,
        ...likeAnother(one, booking.pickupTime, refusal, (id) => placed.get(id)),
      };
    one.refusal = refusal;
    return failedLine(one);
  }
  placed.set(booking.id!, one.line.line);
  return { ...shown, position: one.line.position, outcome: 'created' };
}

/**
 * Works out what booking these lines would do, by doing it and rolling it back. Nobody else waits for
 * that.
 */
export const tryTrips = (
  tx: Transaction,
  ctx: RequestContext,
  record: ImportRecord,
  lines: readonly Planned[],
): Promise<SettledTrip[]> =>
  dryRun(tx, async (attempt) => {
    const placed = await placeOthers(attempt, record, lines);
    const settled: SettledTrip[] = [];
    for (const one of lines) {
      const done = await tryLine(attempt, ctx, one, placed);
      settled.push({ ...done, corrected: one.corrected });
    }
    return settled;
  });
