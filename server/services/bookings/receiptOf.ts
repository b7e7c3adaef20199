import { and, asc, eq, inArray } from 'drizzle-orm';
import { hasReceipt, type Receipt } from '../../../contract/booking/receipt.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { PAST_STATUSES } from '../../../contract/booking/status.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { taxKindOf, taxWithin } from '../../../contract/core/tax.ts';
import type { AppContext, Queryable } from '../../context.ts';
import { bookingEvents, receiptCounters, receiptNumbers } from '../../db/tables/index.ts';
import { type Call, requireAccount } from '../verb.ts';
import { readRates } from '../fleets/taxRates.ts';
import { printedSeller } from './printedSeller.ts';
import { bookingOf, type BookingRow } from './record.ts';
import { gathered } from '../../db/statements/gathered.ts';
import { inTransaction } from '../../db/transaction.ts';

const DIGITS = 6;
const written = (channel: Channel, number: number): string =>
  `${channel.id.toUpperCase()}-R${String(number).padStart(DIGITS, '0')}`;

/**
 * Gives numbers to the trips of a channel that have none. Only the transaction that holds the
 * counter gives numbers, and it first looks which trips got one meanwhile, so none is given twice
 * or left out.
 */
async function giveNumbers(
  database: Pick<AppContext['database'], 'orm' | 'pool'>,
  channelId: string,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  const known = async (on: Queryable) => {
    const isOne = and(
      eq(receiptNumbers.channelId, channelId),
      inArray(receiptNumbers.bookingId, [...bookingIds]),
    );
    const rows = await on.select().from(receiptNumbers).where(isOne);
    return new Map(rows.map(({ bookingId, number }) => [bookingId, number]));
  };
  const before = await known(database.orm);
  if (bookingIds.every((id) => before.has(id))) return before;
  return inTransaction(database, async (tx) => {
    const counting = eq(receiptCounters.channelId, channelId);
    await tx.insert(receiptCounters).values({ channelId, last: 0 }).onConflictDoNothing();
    const [counter] = await tx.select().from(receiptCounters).where(counting).for('update');
    const numbers = await known(tx);
    const first = counter!.last + 1;
    const given = [...new Set(bookingIds)]
      .filter((id) => !numbers.has(id))
      .map((bookingId, n) => ({ channelId, bookingId, number: first + n }));
    if (given.length === 0) return numbers;
    await tx.insert(receiptNumbers).values(given);
    await tx
      .update(receiptCounters)
      .set({ last: counter!.last + given.length })
      .where(counting);
    for (const { bookingId, number } of given) numbers.set(bookingId, number);
    return numbers;
  });
}

/** Mails of many trips ask together, and share one transaction instead of waiting for the counter. */
const numberOf = gathered<{ channelId: string; bookingId: string }, number>(
  async (database, keys) => {
    const numbers = new Map<string, number>();
    for (const [channelId, of] of Map.groupBy(keys, (key) => key.channelId)) {
      const ids = of.map(({ bookingId }) => bookingId);
      for (const [id, number] of await giveNumbers(database, channelId, ids))
        numbers.set(id, number);
    }
    return keys.map(({ bookingId }) => numbers.get(bookingId)!);
  },
);

/**
 * The number of a trip's receipt, counted in each channel: given at the first request and never
 * changed, without gaps.
 */
export async function receiptNumber(
  { database }: Pick<AppContext, 'database'>,
  channel: Channel,
  bookingId: string,
): Promise<string> {
  return written(channel, await numberOf(database, { channelId: channel.id, bookingId }));
}

/**
 * The receipt of a completed trip. Receipts are for the account; a fleet manager gets none.
 * @throws DomainError NOT_FOUND, FORBIDDEN, RECEIPT_NOT_AVAILABLE
 */
export async function receiptOf({ ctx, input: { id } }: Call<{ id: string }>): Promise<Receipt> {
  const booking = await bookingOf(ctx.app.database.orm, ctx, id);
  requireAccount(ctx, booking.corporationId);
  return receiptFor(ctx.app, ctx.channel, booking);
}

const joined = (...parts: (string | null)[]): string | null =>
  parts.filter(Boolean).join(' ') || null;

/**
 * The receipt of a trip, for any reader. The first call gives it its number.
 * @throws DomainError RECEIPT_NOT_AVAILABLE
 */
export async function receiptFor(
  app: AppContext,
  channel: Channel,
  booking: BookingRow,
): Promise<Receipt> {
  const { pricingDetails: pricing, bookedByUserInfo: booker, vehicle } = booking;
  const flight = booking.bookingProperties?.flightInfo;
  if (!hasReceipt(booking) || !pricing) throw new DomainError('RECEIPT_NOT_AVAILABLE');
  // The account's invoice is the document for the tax; a trip has only one.
  const isInvoiced = booking.paymentType === 'businessAccount';
  const rateOf = isInvoiced ? null : await readRates(app.database.orm, channel);
  const rate = rateOf?.(booking.fleetId, booking.pickupTime.slice(0, 10)) ?? null;
  return {
    bookingId: booking.id,
    number: await receiptNumber(app, channel, booking.id),
    seller: printedSeller(channel),
    tax:
      rate === null
        ? null
        : {
            kind: taxKindOf(channel.defaultCountry),
            rate,
            amount: taxWithin(pricing.total, rate),
          },
    ...(await rideTimes(app, booking)),
    driverName: vehicle.driverName,
    car: joined(vehicle.make, vehicle.model),
    registration: vehicle.registration,
    dispatchId: booking.dispatchId,
    createdAt: booking.createdAt.toISOString(),
    pickupAt: booking.pickupAt.toISOString(),
    pickupTimeZone: booking.pickupTimeZone,
    corporationName: booking.corporationName,
    companyName: booking.companyName,
    passengerName: booking.passengerName,
    bookedByName: `${booker.givenName} ${booker.familyName}`,
    stops: [booking.origin, ...booking.waypoints, booking.destination].map(
      ({ address }) => address,
    ),
    distanceMeters: booking.distanceMeters,
    vehicle: booking.vehicle.name,
    numberOfVehicles: booking.numberOfVehicles,
    flight: flight ? { airline: flight.airline, number: flight.number } : null,
    payment: booking.payment,
    fields: (booking.businessAccountConfig?.fields ?? []).map(({ title, value }) => ({
      title,
      value,
    })),
    pricing,
  };
}

/** When the passenger got in and out, as reported by dispatch. */
async function rideTimes(
  app: AppContext,
  { channelId, id }: BookingRow,
): Promise<Pick<Receipt, 'startedAt' | 'endedAt'>> {
  const events = await app.database.orm
    .select({ status: bookingEvents.status, at: bookingEvents.occurredAt })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.channelId, channelId), eq(bookingEvents.bookingId, id)))
    .orderBy(asc(bookingEvents.occurredAt));
  const started = events.find(({ status }) => status === 'DROPPINGOFF');
  const ended = events.find(({ status }) => PAST_STATUSES.some((past) => past === status));
  return {
    startedAt: started?.at.toISOString() ?? null,
    endedAt: ended?.at.toISOString() ?? null,
  };
}
