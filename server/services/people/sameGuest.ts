import { DomainError } from '../../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { lockPassenger } from '../bookings/duplicates.ts';
import { findKnownGuest } from '../bookings/passenger.ts';

type Values = Readonly<Record<string, unknown>>;
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * Refuses a guest whom an account already has under the same name and phone. A booking for the same
 * new guest at that moment waits for this, or this waits for it.
 * @throws DomainError ALREADY_EXISTS with the existing guest's id
 */
export async function refuseSameGuest(
  tx: Transaction,
  { channel }: RequestContext,
  guest: Values,
): Promise<void> {
  const corporationId = String(guest['businessAccountId']);
  const phone = textOf(guest['phoneNumber']);
  if (phone === null) return;
  const person = {
    givenName: String(guest['givenName']),
    familyName: String(guest['familyName']),
  };
  await lockPassenger(tx, {
    channelId: channel.id,
    corporationId,
    userInfo: { ...person, email: null, phone },
  });
  const other = await findKnownGuest(tx, {
    channelId: channel.id,
    businessAccountId: corporationId,
    ...person,
    phoneNumber: phone,
    besides: textOf(guest['id']),
  });
  if (other)
    throw new DomainError('ALREADY_EXISTS', {
      errors: { phoneNumber: { code: 'sameGuest' } },
      params: { field: 'phoneNumber', id: other.id },
    });
}
