import { and, eq } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import type { Transaction } from '../../context.ts';
import { businessPassengers } from '../../db/tables/index.ts';
import type { BookingRow } from '../bookings/record.ts';

/**
 * Refuses to confirm a trip for an employee who was deactivated or deleted since the request, and
 * prevents that until the transaction ends.
 * @throws DomainError PASSENGER_INACTIVE, VALIDATION_FAILED for an employee who was deleted
 */
export async function requireActivePassenger(
  tx: Transaction,
  booking: Pick<BookingRow, 'channelId' | 'passengerType' | 'passengerId' | 'passengerName'>,
): Promise<void> {
  const { channelId, passengerType, passengerId, passengerName: name } = booking;
  if (passengerType !== 'employee' || passengerId === null) return;
  const p = businessPassengers;
  const [passenger] = await tx
    .select({ status: p.status, deletedAt: p.deletedAt })
    .from(p)
    .where(and(eq(p.channelId, channelId), eq(p.id, passengerId)))
    .for('share')
    .prepare('passenger_of_booking')
    .execute();
  if (passenger?.deletedAt)
    throw new DomainError('VALIDATION_FAILED', {
      errors: { 'passengerInfo.passengerId': { code: 'reference' } },
    });
  if (passenger?.status === 'inactive')
    throw new DomainError('PASSENGER_INACTIVE', { params: { name } });
}
