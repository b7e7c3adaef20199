import type { Recipient } from './calls.ts';

interface Person {
  id: string;
  channelId: string;
  givenName: string;
  familyName: string;
  email: string | null;
}

/** The account that somebody's trips are booked for. */
export interface RecipientAccount {
  id: string;
  name: string;
}

const personOf = ({ id, givenName, familyName, email }: Person) => ({
  id,
  givenName,
  familyName,
  email,
});

/** An employee as somebody to book for. */
export const employeeRecipient = (
  employee: Person & { phone: string | null; groupId: string | null },
  account: RecipientAccount,
): Recipient => ({
  ...personOf(employee),
  phone: employee.phone,
  type: 'employee',
  corporationId: account.id,
  corporationName: account.name,
  bookingChannelId: employee.channelId,
  employeeGroupId: employee.groupId,
});

/** A guest as somebody to book for. */
export const guestRecipient = (
  guest: Person & { phoneNumber: string | null },
  account: RecipientAccount,
): Recipient => ({
  ...personOf(guest),
  phone: guest.phoneNumber,
  type: 'guest',
  corporationId: account.id,
  corporationName: account.name,
  bookingChannelId: guest.channelId,
  employeeGroupId: null,
});
