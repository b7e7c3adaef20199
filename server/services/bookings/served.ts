import { and, eq, exists, isNull, ne, or } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import type { Queryable } from '../../context.ts';
import {
  bookings,
  corporations,
  fleetAccounts,
  fleetOffers,
  fleets,
} from '../../db/tables/index.ts';
import type { BookingRow } from './record.ts';

/**
 * What must still be so when a trip is confirmed or moved, as conditions of a statement about bookings. The account is
 * locked against deletion until the transaction ends, since a deletion counts its trips. Nothing else is locked:
 * whoever deactivates an account in the same moment comes after the trip.
 */
export const served = (orm: Queryable) => ({
  isAccountActive: exists(
    orm
      .select({ id: corporations.id })
      .from(corporations)
      .where(
        and(
          eq(corporations.channelId, bookings.channelId),
          eq(corporations.id, bookings.corporationId),
          eq(corporations.status, 'active'),
          isNull(corporations.deletedAt),
        ),
      )
      .for('key share'),
  ),
  isOffered: exists(
    orm
      .select({ id: fleetOffers.id })
      .from(fleetOffers)
      .innerJoin(
        fleets,
        and(eq(fleets.channelId, fleetOffers.channelId), eq(fleets.id, fleetOffers.fleetId)),
      )
      .where(
        and(
          eq(fleetOffers.channelId, bookings.channelId),
          eq(fleetOffers.id, bookings.offerId),
          isNull(fleetOffers.deletedAt),
          isNull(fleets.deletedAt),
        ),
      ),
  ),
  isBilled: or(
    ne(bookings.paymentType, 'businessAccount'),
    exists(
      orm
        .select({ id: fleetAccounts.id })
        .from(fleetAccounts)
        .where(
          and(
            eq(fleetAccounts.channelId, bookings.channelId),
            eq(fleetAccounts.fleetId, bookings.fleetId),
            eq(fleetAccounts.corporationId, bookings.corporationId),
            isNull(fleetAccounts.deletedAt),
          ),
        ),
    ),
  )!,
});

/**
 * Refuses to go on with a trip if its account was deactivated, its vehicle class or fleet deleted, or if the fleet no
 * longer bills the account, since the trip was requested.
 * @throws DomainError ACCOUNT_INACTIVE, OFFER_NOT_AVAILABLE, VALIDATION_FAILED for the payment
 */
export async function refuseUnserved(
  on: Queryable,
  { channelId, id, corporationName: name }: BookingRow,
): Promise<void> {
  const [found] = await on
    .select(served(on))
    .from(bookings)
    .where(and(eq(bookings.channelId, channelId), eq(bookings.id, id)));
  if (!found?.isAccountActive) throw new DomainError('ACCOUNT_INACTIVE', { params: { name } });
  if (!found.isOffered) throw new DomainError('OFFER_NOT_AVAILABLE');
  if (!found.isBilled)
    throw new DomainError('VALIDATION_FAILED', {
      errors: { 'payment.type': { code: 'notAllowed' } },
    });
}
