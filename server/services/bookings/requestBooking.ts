import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { BookingResult, ParsedBookingRequest } from '../../../contract/booking/request.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { businessGuests as guests } from '../../../contract/resources/businessGuests.ts';
import type { Queryable, RequestContext, Transaction } from '../../context.ts';
import { changesBetween } from '../../crud/history.ts';
import { bookingPayments, bookings, businessGuests } from '../../db/tables/index.ts';
import { audit } from '../../db/audit.ts';
import { lockNames } from '../../db/statements/together.ts';
import { inTransaction } from '../../db/transaction.ts';
import { insertOfRow, writtenOnce } from '../../db/statements/writtenOnce.ts';
import { refuseByPolicy } from '../policies/refuseByPolicy.ts';
import { employeesBehind, type Held, isInactiveEmployee } from '../policies/rulesFor.ts';
import { type Call, requireAccount } from '../verb.ts';
import { attemptLock, isAbandoned } from './abandonAttempt.ts';
import { attemptOf, hashOf } from './attempt.ts';
import { passengerLocks, refuseDuplicate, refuseSameLine } from './duplicates.ts';
import { type BookingFacts, factsOf } from './facts.ts';
import { findKnownGuest, type NewGuest } from './passenger.ts';
import { type BookingPlan, type Identity, planBooking } from './plan.ts';
import { payable } from './paidByCard.ts';
import { type BookingRow, hasExpired, commitWithRecords, resultOf } from './record.ts';

const columns = getTableColumns(bookings);
const stored = Object.entries(columns).flatMap(([name, { generated }]) => (generated ? [] : name));
/** What a request leaves open is null. */
const EMPTY = Object.fromEntries(stored.map((name) => [name, null]));
const returned = { ...columns, isAbandoned };
const inserting = writtenOnce(
  () => sql`${insertOfRow(bookings, stored)}
    on conflict (${sql.join(
      [columns.channelId, columns.bookedById, columns.attempt].map(({ name }) =>
        sql.identifier(name),
      ),
      sql`, `,
    )}) do nothing
    returning ${sql.join(Object.values(returned), sql`, `)}`,
  returned,
);

/**
 * Requests a trip: everything is checked and priced, but nothing is sent to a taxi yet. Repeating
 * the attempt answers with the existing booking, even when calls come at the same time.
 * @throws DomainError FORBIDDEN, VALIDATION_FAILED, OFFER_NOT_AVAILABLE, FARE_NOT_AVAILABLE,
 *   TRIP_TOO_LONG,
 *   FARE_CHANGED when more is asked for than the booker expected;
 *   IDEMPOTENCY_KEY_REUSED when the attempt was used for another request; BOOKING_EXPIRED when its
 *   booking was not confirmed in time; BOOKING_ABANDONED when the booker stopped it;
 *   DUPLICATE_BOOKING_NOT_ACKNOWLEDGED; NOT_ALLOWED_BY_POLICY; PAYMENT_DECLINED; AdapterError when
 *   the card processor cannot be reached: the same attempt can then continue
 */
export async function requestBooking({
  ctx,
  input: { request, idempotencyKey, id },
}: Call<{
  request: ParsedBookingRequest;
  idempotencyKey: string | null;
  /** The id of the booking, where the caller has to know it beforehand. */
  id?: string;
}>): Promise<BookingResult> {
  requireAccount(ctx, request.passengerInfo.corporationId);
  const attempt = attemptOf(idempotencyKey);
  const requestHash = hashOf(request);
  const { database } = ctx.app;
  const facts = await factsOf(ctx, request, attempt);
  // Checked before the rules: a trip that could be booked at the first call stays booked, even if
  // the rules would refuse it now.
  const before = facts.madeId && (await bookingOfAttempt(database.orm, ctx, attempt, requestHash));
  if (before) return payable(ctx.app, before);

  const planned = await planRequest(ctx, request, { attempt, requestHash, id }, facts);
  const requested = await inTransaction(database, async (tx) => {
    const { newGuest, booking } = planned;
    await lockNames(tx, [attemptLock(ctx, attempt), ...passengerLocks(booking, planned.behind)]);
    // Somebody may have stored the same guest since the plan was made.
    const known = newGuest && (await findKnownGuest(tx, newGuest));
    const row = await storeRequest(
      tx,
      ctx,
      known
        ? { ...planned, newGuest: null, booking: { ...booking, passengerId: known.id } }
        : planned,
    );
    // Another request of the same attempt has committed.
    if (!row) {
      const other = await bookingOfAttempt(tx, ctx, attempt, requestHash);
      if (!other) throw new DomainError('CONFLICT');
      return other;
    }
    // The answer of a card's bank is not known until the booking exists.
    const answer = planned.payment ? null : { status: 201, body: resultOf(row) };
    await commitWithRecords(tx, ctx, {
      action: 'request',
      booking: row,
      at: ctx.app.now(),
      answer,
    });
    return row;
  });
  return payable(ctx.app, requested);
}

/** A request that was checked and priced, with those whose rules it is judged by. */
export interface PlannedRequest extends BookingPlan {
  isDuplicateAcknowledged: boolean;
  /** The employees as whom a guest is judged. */
  behind: readonly Held[];
  held: readonly Held[];
}

/**
 * Checks and prices a request outside the transaction that stores it.
 * @throws DomainError as `planBooking`, and VALIDATION_FAILED for a guest who is an inactive employee
 */
export async function planRequest(
  ctx: RequestContext,
  request: ParsedBookingRequest,
  identity: Identity,
  facts: BookingFacts,
): Promise<PlannedRequest> {
  const plan = await planBooking(ctx, request, identity, facts);
  const { orm } = ctx.app.database;
  const behind =
    plan.booking.passengerType === 'guest' ? await employeesBehind(orm, plan.booking) : [];
  if (isInactiveEmployee(behind)) {
    const field =
      request.passengerInfo.passengerId === null ? 'guestInfo.phoneNumber' : 'passengerId';
    throw new DomainError('VALIDATION_FAILED', {
      errors: { [`passengerInfo.${field}`]: { code: 'inactive' } },
    });
  }
  const { isDuplicateAcknowledged } = request;
  return { ...plan, isDuplicateAcknowledged, behind, held: facts.held };
}

/**
 * Stores a request, judged by what else is booked, with the passenger locked where it is meant to stay.
 * @returns null where the attempt has a booking already; waits for another request of the same attempt
 * @throws DomainError BOOKING_ABANDONED, DUPLICATE_BOOKING_NOT_ACKNOWLEDGED, NOT_ALLOWED_BY_POLICY
 */
export async function storeRequest(
  tx: Transaction,
  ctx: RequestContext,
  { booking, newGuest, payment, behind, held, isDuplicateAcknowledged }: PlannedRequest,
): Promise<BookingRow | null> {
  const [written] = await inserting(tx, { ...EMPTY, ...booking });
  if (!written) return null;
  const { isAbandoned: isGivenUp, ...row } = written;
  if (isGivenUp) throw new DomainError('BOOKING_ABANDONED');
  await refuseSameLine(tx, row, ctx.app.now());
  if (!isDuplicateAcknowledged) await refuseDuplicate(tx, ctx, row);
  await refuseByPolicy(tx, ctx, row, behind.length > 0 ? behind : held);
  if (newGuest) await insertGuest(tx, ctx, newGuest);
  if (payment) await tx.insert(bookingPayments).values(payment);
  return row;
}

/** Stores a new guest of the account, together with the first trip that is booked for them. */
async function insertGuest(tx: Transaction, ctx: RequestContext, guest: NewGuest): Promise<void> {
  await tx.insert(businessGuests).values(guest);
  await audit(tx, ctx, {
    action: 'create',
    resource: guests.name,
    resourceId: guest.id,
    changes: changesBetween(guests, null, guest),
  });
}

async function bookingOfAttempt(
  on: Queryable,
  ctx: RequestContext,
  attempt: string,
  requestHash: string,
): Promise<BookingRow | null> {
  const [booking] = await on
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.channelId, ctx.channel.id),
        eq(bookings.bookedById, ctx.actor.userId),
        eq(bookings.attempt, attempt),
      ),
    );
  if (!booking) return null;
  if (booking.requestHash !== requestHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  if (hasExpired(booking, ctx.app.now())) throw new DomainError('BOOKING_EXPIRED');
  return booking;
}
