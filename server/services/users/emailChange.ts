import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import {
  EMAIL_CONFIRM_DAYS,
  EMAIL_STOP_HOURS,
  type EmailChange,
  type EmailChangeState,
} from '../../../contract/identity/emailChange.ts';
import type { User } from '../../../contract/resources/users.ts';
import { catalogue } from '../../bindings/index.ts';
import type { Queryable, RequestContext, Transaction } from '../../context.ts';
import { lockRow, readRow } from '../../crud/rows.ts';
import { permission } from '../../crud/scope.ts';
import { audit } from '../../db/audit.ts';
import { emailChanges, users } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sessionsOf } from '../../identity/sessions.ts';
import { signsInWith } from '../../identity/shares.ts';
import { accountsOfUser, inviterOf } from '../inviter.ts';
import type { Call } from '../verb.ts';
import { mailEmailChange } from './emailChangeMails.ts';
import { administers } from './links.ts';
import { rowOfEmail, signsInForOthers } from './persons.ts';

const RESOURCE = 'users';
/** How long a sign-in counts as fresh. */
const FRESH_MINUTES = 5;
const binding = () => catalogue.get(RESOURCE)!;

export const hashOfLink = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** When a change that was requested at this moment takes effect at the earliest. */
const earliest = (requestedAt: Date) => addMinutes(requestedAt, EMAIL_STOP_HOURS * 60);

/**
 * Refuses a caller who has not signed in within the last minutes, so that an open tab or a stolen token is not
 * enough. An outside provider's token may not say when that was; then the other safeguards have to be enough.
 * @throws DomainError FRESH_SIGN_IN_REQUIRED
 */
async function requireFreshSignIn({ app, actor, channel, signIn }: RequestContext): Promise<void> {
  const isExternal = app.config.identity.kind === 'external';
  if (isExternal && signIn && signIn.authenticatedAt === null) return;
  const sessions = isExternal
    ? []
    : await sessionsOf(app.database.orm, app.config, channel, actor.userId);
  const session = sessions.find(({ id }) => id === signIn?.sessionId);
  const at = session ? new Date(session.signedInAt) : signIn?.authenticatedAt;
  if (!at || at < addMinutes(app.now(), -FRESH_MINUTES))
    throw new DomainError('FRESH_SIGN_IN_REQUIRED');
}

const isOf = (channelId: string, userId: string) =>
  and(eq(emailChanges.channelId, channelId), eq(emailChanges.userId, userId));

/** Writes the change, unless there is one already: of two callers at once, one is refused. */
async function begin(
  tx: Transaction,
  { app, actor, channel }: RequestContext,
  { userId, email, tokens }: { userId: string; email: string; tokens: [string, string] },
) {
  const now = app.now();
  const [confirmHash, stopHash] = tokens.map(hashOfLink) as [string, string];
  const values = {
    email,
    requestedBy: actor.userId,
    requestedAt: now,
    confirmedAt: null,
    stoppedAt: null,
    expiresAt: addMinutes(now, EMAIL_CONFIRM_DAYS * 24 * 60),
    confirmHash,
    stopHash,
  };
  const [written] = await tx
    .insert(emailChanges)
    .values({ channelId: channel.id, userId, ...values })
    .onConflictDoUpdate({
      target: [emailChanges.channelId, emailChanges.userId],
      set: values,
      setWhere: lte(emailChanges.expiresAt, now),
    })
    .returning();
  if (written) return written;
  const [other] = await tx
    .select({ stoppedAt: emailChanges.stoppedAt })
    .from(emailChanges)
    .where(isOf(channel.id, userId));
  throw new DomainError(other?.stoppedAt ? 'EMAIL_CHANGE_STOPPED' : 'EMAIL_CHANGE_PENDING');
}

const answer = (row: typeof emailChanges.$inferSelect): { change: EmailChange } => ({
  change: {
    email: row.email,
    requestedAt: row.requestedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    stoppedAt: row.stoppedAt?.toISOString() ?? null,
    earliestAt: earliest(row.requestedAt).toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  },
});

/**
 * Asks for another e-mail of a user. The new address confirms it by a link, the former one can stop it for a day
 * (docs/decisions/0222).
 * @throws DomainError NOT_FOUND, FORBIDDEN; FRESH_SIGN_IN_REQUIRED; USER_OF_OTHER_ACCOUNTS; USER_INACTIVE;
 *   VALIDATION_FAILED for an e-mail that is taken; EMAIL_CHANGE_PENDING, EMAIL_CHANGE_STOPPED
 */
export async function requestEmailChange({
  ctx,
  input: { id, email },
}: Call<{ id: string; email: string }>): Promise<{ change: EmailChange }> {
  const { app, channel } = ctx;
  const { corporationIds } = permission(ctx, binding(), 'update');
  await readRow(app.database.orm, ctx, binding(), id, corporationIds);
  await requireFreshSignIn(ctx);
  return inTransaction(app.database, async (tx) => {
    // The binding's columns match the declaration, so the row has this type.
    const asked = (await lockRow(tx, ctx, binding(), id, corporationIds)) as User;
    const name = `${asked.givenName} ${asked.familyName}`;
    if (asked.status === 'inactive') throw new DomainError('USER_INACTIVE', { params: { name } });
    const userId = await rowOfEmail(tx, channel.id, id);
    if (!(await mayChange(tx, ctx, userId))) throw new DomainError('USER_OF_OTHER_ACCOUNTS');
    const [user] = await tx
      .select({
        id: users.id,
        email: users.email,
        givenName: users.givenName,
        communicationLanguage: users.communicationLanguage,
      })
      .from(users)
      .where(and(eq(users.channelId, channel.id), eq(users.id, userId)));
    if (!user) throw new DomainError('NOT_FOUND');
    await refuseTaken(tx, ctx, userId, email);
    const tokens = [0, 1].map(() => randomBytes(32).toString('base64url')) as [string, string];
    const change = await begin(tx, ctx, { userId, email, tokens });
    await mailEmailChange(app, tx, {
      channel,
      user,
      email,
      asker: (await inviterOf(tx, ctx, accountsOfUser(tx, ctx, id))).name,
      confirm: { token: tokens[0], until: change.expiresAt },
      stop: { token: tokens[1], until: earliest(change.requestedAt) },
    });
    await audit(tx, ctx, {
      action: 'request-email-change',
      resource: RESOURCE,
      resourceId: userId,
      changes: { email: { from: user.email, to: email } },
    });
    const answered = answer(change);
    await ctx.keepAnswer?.(tx, { status: 200, body: answered });
    return answered;
  });
}

/** The person themselves may, and others who look after all that the person signs in for. */
const mayChange = async (on: Queryable, ctx: RequestContext, userId: string): Promise<boolean> =>
  userId === ctx.actor.userId || !(await signsInForOthers(on, ctx, userId));

/**
 * Says that an e-mail is taken only to those who see whose it is. To others the answer is the same as
 * for an unknown one; then the change cannot be confirmed.
 * @throws DomainError VALIDATION_FAILED
 */
async function refuseTaken(
  tx: Transaction,
  { actor, channel }: RequestContext,
  userId: string,
  email: string,
) {
  const isSeen = and(
    eq(users.channelId, channel.id),
    eq(sql`lower(${users.email})`, email.toLowerCase()),
    isNull(users.deletedAt),
    or(eq(users.id, userId), administers(actor.corporationIds)),
  );
  const isTaken = reachesAllAccounts(actor.role) ? signsInWith(channel.id, email) : isSeen;
  if ((await tx.$count(users, isTaken)) > 0)
    throw new DomainError('VALIDATION_FAILED', { errors: { email: { code: 'unique' } } });
}

/**
 * The change of a user's e-mail that has not taken effect, if there is one.
 * @throws DomainError NOT_FOUND, FORBIDDEN
 */
export async function emailChangeOf({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<EmailChangeState> {
  const { app, channel } = ctx;
  const { orm } = app.database;
  const { corporationIds } = permission(ctx, binding(), 'get');
  // The binding's columns match the declaration, so the row has this type.
  const { status } = (await readRow(orm, ctx, binding(), id, corporationIds)) as User;
  const userId = await rowOfEmail(orm, channel.id, id);
  if (!(await mayChange(orm, ctx, userId))) return { change: null, canRequest: false };
  const [row] = await orm
    .select()
    .from(emailChanges)
    .where(and(isOf(channel.id, userId), gt(emailChanges.expiresAt, app.now())));
  return row
    ? { ...answer(row), canRequest: false }
    : { change: null, canRequest: status === 'active' };
}

/**
 * Takes back a change that has not taken effect, if there is one. One that was stopped stays stopped.
 * @throws DomainError NOT_FOUND, FORBIDDEN, USER_OF_OTHER_ACCOUNTS
 */
export async function takeBackEmailChange({ ctx, input: { id } }: Call<{ id: string }>) {
  const { app, channel } = ctx;
  const { corporationIds } = permission(ctx, binding(), 'update');
  await inTransaction(app.database, async (tx) => {
    await lockRow(tx, ctx, binding(), id, corporationIds);
    const userId = await rowOfEmail(tx, channel.id, id);
    if (!(await mayChange(tx, ctx, userId))) throw new DomainError('USER_OF_OTHER_ACCOUNTS');
    const gone = await tx
      .delete(emailChanges)
      .where(and(isOf(channel.id, userId), isNull(emailChanges.stoppedAt)))
      .returning({ email: emailChanges.email });
    if (gone.length > 0)
      await audit(tx, ctx, {
        action: 'stop-email-change',
        resource: RESOURCE,
        resourceId: userId,
      });
    await ctx.keepAnswer?.(tx, { status: 204, body: null });
  });
}
