import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { schemaOf } from '../../../contract/core/fieldSchemas.ts';
import { validate } from '../../../contract/core/validation.ts';
import { fieldErrorText } from '../../../contract/messages/failures.ts';
import { type User, users as declared } from '../../../contract/resources/users.ts';
import type { Transaction } from '../../context.ts';
import { audit } from '../../db/audit.ts';
import { users } from '../../db/tables/index.ts';
import { hasPassword } from '../../identity/accounts.ts';
import { makeLink } from '../../identity/mailedLinks.ts';

/** Why somebody is not let in. The message says what to do instead. */
export class ManagerError extends Error {
  override readonly name = 'ManagerError';
}

export type NewManager = Pick<User, 'email' | 'givenName' | 'familyName' | 'communicationLanguage'>;

const CALLED = { email: 'e-mail', givenName: 'given name', familyName: 'family name' } as const;

function checked(manager: NewManager): NewManager {
  for (const [name, called] of Object.entries(CALLED) as [keyof typeof CALLED, string][]) {
    const result = validate(schemaOf(declared.fields[name]), manager[name]);
    if (result.ok) continue;
    const reasons = Object.values(result.errors).map((error) => fieldErrorText('en', error));
    throw new ManagerError(
      `“${manager[name]}” is not accepted as ${called}: ${reasons.join('. ')}.`,
    );
  }
  return { ...manager, email: manager.email.toLowerCase() };
}

/**
 * Makes somebody a fleet manager of a channel, on the order of its operator: the first one, whom
 * nobody in the console can enter. For one who exists already it only makes a new link.
 * @returns the path of a link by which they set a password, and when it expires
 * @throws ManagerError for values that no user can have, and for somebody who is another user
 */
export async function letManagerIn(
  tx: Transaction,
  channelId: string,
  manager: NewManager,
): Promise<{ isNew: boolean; path: string; expiresAt: Date }> {
  const values = checked(manager);
  const id = uuidv7();
  const [made] = await tx
    .insert(users)
    .values({ channelId, id, ...values, role: 'bookingChannelAdmin', status: 'active' })
    .onConflictDoNothing()
    .returning();
  const isCalled = and(eq(sql`lower(${users.email})`, values.email), isNull(users.signsInAs));
  const [user] = made
    ? [made]
    : await tx
        .select()
        .from(users)
        .where(and(eq(users.channelId, channelId), isCalled, isNull(users.deletedAt)));
  if (user?.role !== 'bookingChannelAdmin' || user.status !== 'active')
    throw new ManagerError(
      `${values.email} belongs to a corporation admin or to an inactive user of this channel: ` +
        'use another e-mail, and correct the user in the console afterwards.',
    );
  if (made)
    await audit(
      tx,
      { channel: { id: channelId }, actor: { userId: null }, requestId: uuidv7() },
      { action: 'create', resource: declared.name, resourceId: id },
    );
  const purpose = (await hasPassword(tx, channelId, user.id)) ? 'password' : 'invitation';
  const link = await makeLink(tx, { channelId, userId: user.id, purpose });
  return { isNew: made !== undefined, ...link };
}
