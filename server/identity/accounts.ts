import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Role } from '../../contract/core/roles.ts';
import type { Queryable } from '../context.ts';
import { signInCredentials, users } from '../db/tables/index.ts';
import { DomainError } from '../../contract/core/errors.ts';
import { type Attempt, forgetAttempt, forgetMistakes, takeAttempt } from './attempts.ts';
import { maySignIn, roleOfPerson } from './shares.ts';
import { hashPassword, verifyNoPassword, verifyPassword } from './passwords.ts';

/** A person who may sign in, as the identity provider knows them. */
export interface Account {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  role: Role;
}

/** The outcome of an e-mail and a password typed on the sign-in page. */
export type SignInOutcome =
  | { kind: 'signedIn'; account: Account }
  | { kind: 'wrongPassword' }
  | { kind: 'inactive' }
  | { kind: 'tooManyAttempts'; minutes: number }
  /** Too many others are signing in, so the password was not checked. */
  | { kind: 'busy' };

/** What was typed on the sign-in page, and where. */
export interface TypedSignIn {
  channelId: string;
  email: string;
  password: string;
  /** The IP address that it comes from. */
  address: string;
  /** Id of the user who signed in last with this browser; null: unknown. */
  knownUser: string | null;
}

const accountColumns = {
  id: users.id,
  email: users.email,
  givenName: users.givenName,
  familyName: users.familyName,
  role: roleOfPerson,
};

/** The channel's user with that id; undefined when they may not sign in any more. */
export async function findAccount(
  database: { orm: Queryable },
  channelId: string,
  userId: string,
): Promise<Account | undefined> {
  if (!z.guid().safeParse(userId).success) return undefined;
  const [account] = await database.orm
    .select(accountColumns)
    .from(users)
    .where(and(eq(users.channelId, channelId), eq(users.id, userId), maySignIn));
  return account;
}

/**
 * The row of somebody who has not accepted it yet; undefined as well when the person now signs in
 * with another e-mail than the one that was invited.
 */
export async function findInvited(
  database: { orm: Queryable },
  channelId: string,
  userId: string,
): Promise<Account | undefined> {
  const [account] = await database.orm
    .select(accountColumns)
    .from(users)
    .where(
      and(
        eq(users.channelId, channelId),
        eq(users.id, userId),
        eq(users.status, 'active'),
        isNull(users.deletedAt),
        isNull(users.joinedAt),
        sql`exists (select 1 from users as person where person.channel_id = users.channel_id
          and person.id = users.signs_in_as and lower(person.email) = lower(users.email))`,
      ),
    );
  return account;
}

function findCredentials({ orm }: { orm: Queryable }, channelId: string, email: string) {
  return (
    orm
      .select({
        account: accountColumns,
        mayEnter: maySignIn,
        passwordHash: signInCredentials.passwordHash,
      })
      .from(users)
      .innerJoin(
        signInCredentials,
        and(
          eq(signInCredentials.channelId, users.channelId),
          eq(signInCredentials.userId, users.id),
        ),
      )
      .where(
        and(
          eq(users.channelId, channelId),
          eq(sql`lower(${users.email})`, email.trim().toLowerCase()),
          isNull(users.signsInAs),
        ),
      )
      // A deleted user's e-mail address may belong to a new user.
      .orderBy(sql`${maySignIn} desc`, sql`${users.deletedAt} is not null`, desc(users.createdAt))
      .limit(1)
  );
}

/**
 * Checks an e-mail and a password. Only somebody who knows the password learns that a sign-in was
 * switched off; unknown e-mails and wrong passwords give the same answer in the same time.
 */
export async function checkPassword(
  database: { orm: Queryable },
  { channelId, email, password, address, knownUser }: TypedSignIn,
): Promise<SignInOutcome> {
  const [found] = await findCredentials(database, channelId, email);
  const isKnownDevice = found !== undefined && found.account.id === knownUser;
  const attempt: Attempt = { channelId, email, address, isKnownDevice };
  const minutes = await takeAttempt(database, attempt);
  if (minutes !== null) return { kind: 'tooManyAttempts', minutes };
  let right: boolean;
  try {
    right = found
      ? await verifyPassword(password, found.passwordHash)
      : await verifyNoPassword(password);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS')) throw error;
    await forgetAttempt(database, attempt);
    return { kind: 'busy' };
  }
  if (!right || !found) return { kind: 'wrongPassword' };
  await forgetMistakes(database, attempt);
  if (!found.mayEnter) return { kind: 'inactive' };
  return { kind: 'signedIn', account: found.account };
}

/** Whether a user has set a password. */
export const hasPassword = async (
  on: Queryable,
  channelId: string,
  userId: string,
): Promise<boolean> =>
  (await on.$count(
    signInCredentials,
    and(eq(signInCredentials.channelId, channelId), eq(signInCredentials.userId, userId)),
  )) > 0;

/** Sets a user's password at the embedded identity provider. */
export const setPassword = async (
  queryable: Queryable,
  channelId: string,
  userId: string,
  password: string,
): Promise<void> => keepPassword(queryable, channelId, userId, await hashPassword(password));

/**
 * The same with a password that is already hashed, because hashing takes a while, and no row should
 * be locked for that long.
 */
export async function keepPassword(
  queryable: Queryable,
  channelId: string,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await queryable
    .insert(signInCredentials)
    .values({ channelId, userId, passwordHash })
    .onConflictDoUpdate({
      target: [signInCredentials.channelId, signInCredentials.userId],
      set: { passwordHash },
    });
}
