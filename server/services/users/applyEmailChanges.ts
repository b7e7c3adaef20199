import { and, eq, gt, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { EMAIL_STOP_HOURS } from '../../../contract/identity/emailChange.ts';
import type { AppContext, Queryable, Transaction } from '../../context.ts';
import { audit } from '../../db/audit.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { reaching } from '../../db/rowSecurity/reaching.ts';
import { emailChanges, users } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { forgetLinks } from '../../identity/mailedLinks.ts';
import { endSessions } from '../../identity/sessions.ts';
import { maySignIn, signsInWith } from '../../identity/shares.ts';
import { requester } from '../requester.ts';
import { mailChangedEmail } from './emailChangeMails.ts';
import { hashOfLink } from './emailChange.ts';
import { inviteWhoeverHas } from './invitation.ts';
import { personOfEmail, rowsWithEmailOf, signsInForOthers } from './persons.ts';

type Change = typeof emailChanges.$inferSelect;

const dueAt = (app: AppContext) => addMinutes(app.now(), -EMAIL_STOP_HOURS * 60);
/** Changes that were confirmed, and that nobody stopped for a day. */
const isDue = (app: AppContext) =>
  and(
    isNotNull(emailChanges.confirmedAt),
    isNull(emailChanges.stoppedAt),
    gt(emailChanges.expiresAt, app.now()),
    lte(emailChanges.requestedAt, dueAt(app)),
  );
const isRow = ({ channelId, userId }: Pick<Change, 'channelId' | 'userId'>) =>
  and(eq(emailChanges.channelId, channelId), eq(emailChanges.userId, userId));
const authored = (change: Change, userId: string | null) => ({
  channel: { id: change.channelId },
  actor: { userId },
  requestId: uuidv7(),
});
const aboutUser = ({ userId }: Change) => ({ resource: 'users', resourceId: userId });

/** A row that somebody may sign in with, or an invitation that was not accepted yet. */
const isOpenTo = or(
  maySignIn,
  and(
    isNotNull(users.signsInAs),
    isNull(users.joinedAt),
    eq(users.status, 'active'),
    isNull(users.deletedAt),
  ),
);

/** Whether who asked may still sign in, and could still ask for it now. */
async function isStillAsked(app: AppContext, tx: Transaction, change: Change): Promise<boolean> {
  const { channelId, userId, requestedBy } = change;
  const ctx = await requester(app, { channelId, userId: requestedBy, id: uuidv7() }, 'en');
  return ctx !== null && (requestedBy === userId || !(await signsInForOthers(tx, ctx, userId)));
}

/**
 * Gives one user the new e-mail. Sessions and mailed links of the former one end.
 * @returns whether they have it now
 */
async function take(
  app: AppContext,
  tx: Transaction,
  channel: Channel,
  due: Change,
): Promise<boolean> {
  // Who stops it or takes it back at the same moment is either before or too late.
  const [change] = await tx
    .delete(emailChanges)
    .where(and(isRow(due), isDue(app)))
    .returning();
  if (!change) return false;
  const { channelId, userId, email } = change;
  const other = await personOfEmail(tx, channelId, email);
  const isThem = and(eq(users.channelId, channelId), eq(users.id, userId));
  const [user] = await tx.select().from(users).where(and(isThem, isOpenTo)).for('update');
  const isInvitation = user?.signsInAs != null;
  const isFree = other === null || other.id === userId || isInvitation;
  if (!user || !isFree || !(await isStillAsked(app, tx, change))) {
    await audit(tx, authored(change, null), {
      action: 'stop-email-change',
      ...aboutUser(change),
    });
    return false;
  }
  const isMoved = rowsWithEmailOf(channelId, userId);
  const moved = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isMoved)
    .for('update');
  await tx.update(users).set({ email, updatedAt: app.now() }).where(isMoved);
  await inviteWhoeverHas(tx, channelId, { ...user, email });
  await forgetLinks(tx, userId);
  await endSessions(tx, app.config, channel, { userId });
  await audit(
    tx,
    authored(change, change.requestedBy),
    ...moved.map((row) => ({
      action: 'update',
      resource: 'users',
      resourceId: row.id,
      changes: { email: { from: row.email, to: email } },
    })),
  );
  await mailChangedEmail(app, tx, { channel, user: { ...user, email }, from: user.email });
  return true;
}

async function apply(app: AppContext, due: Change): Promise<boolean> {
  const channel = app.config.channels.find(({ id }) => id === due.channelId);
  if (!channel) return false;
  try {
    return await inTransaction(app.database, (tx) => take(app, tx, channel, due));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Somebody else got the address meanwhile.
    await inTransaction(app.database, async (tx) => {
      await tx.delete(emailChanges).where(isRow(due));
      await audit(tx, authored(due, null), { action: 'stop-email-change', ...aboutUser(due) });
    });
    return false;
  }
}

/** Lets every change take effect whose time has come. */
export async function applyEmailChanges(app: AppContext): Promise<void> {
  const due = await app.database.orm.select().from(emailChanges).where(isDue(app));
  for (const change of due) await apply(reaching(app, { channelId: change.channelId }), change);
}

/** What the page of a mailed link says. */
export interface LinkedChange {
  kind: 'confirm' | 'stop';
  isDone: boolean;
  email: string;
  earliestAt: Date;
}

const isLinked = (app: AppContext, channel: Channel, token: string) =>
  and(
    eq(emailChanges.channelId, channel.id),
    gt(emailChanges.expiresAt, app.now()),
    or(
      and(eq(emailChanges.confirmHash, hashOfLink(token)), isNull(emailChanges.stoppedAt)),
      eq(emailChanges.stopHash, hashOfLink(token)),
    ),
  );

/** Whether somebody else signs in with the new e-mail, which only its reader is told. */
const isTaken = async (on: Queryable, { channelId, userId, email }: Change): Promise<boolean> =>
  (await on.$count(users, and(signsInWith(channelId, email), ne(users.id, userId)))) > 0;

/** The change of a link; null when its new e-mail is somebody else's, when it has taken effect, was taken back or stopped, or never existed. */
export async function changeOfLink(
  app: AppContext,
  channel: Channel,
  token: string,
): Promise<LinkedChange | null> {
  const [change] = await app.database.orm
    .select()
    .from(emailChanges)
    .where(isLinked(app, channel, token));
  if (!change) return null;
  const kind = change.stopHash === hashOfLink(token) ? 'stop' : 'confirm';
  if (kind === 'confirm' && (await isTaken(app.database.orm, change))) return null;
  const earliestAt = addMinutes(change.requestedAt, EMAIL_STOP_HOURS * 60);
  const doneAt = kind === 'stop' ? change.stoppedAt : change.confirmedAt;
  return { kind, isDone: doneAt !== null, email: change.email, earliestAt };
}

/**
 * Confirms or stops the change of a link. Doing it again changes nothing.
 * @returns whether the new e-mail has taken effect by it, because the day had passed
 */
export async function followLink(
  app: AppContext,
  channel: Channel,
  token: string,
): Promise<boolean> {
  const hash = hashOfLink(token);
  const now = app.now();
  const linked = await changeOfLink(app, channel, token);
  if (!linked) return false;
  const changed = await inTransaction(app.database, async (tx) => {
    const isOpen = and(isLinked(app, channel, token), isNull(emailChanges.stoppedAt));
    const [stopped] = await tx
      .update(emailChanges)
      .set({ stoppedAt: now, expiresAt: addMinutes(now, EMAIL_STOP_HOURS * 60) })
      .where(and(isOpen, eq(emailChanges.stopHash, hash)))
      .returning();
    const [confirmed] = await tx
      .update(emailChanges)
      .set({ confirmedAt: now })
      .where(and(isOpen, eq(emailChanges.confirmHash, hash), isNull(emailChanges.confirmedAt)))
      .returning();
    const change = stopped ?? confirmed;
    if (!change) return null;
    const action = stopped ? 'stop-email-change' : 'confirm-email-change';
    await audit(tx, authored(change, null), { action, ...aboutUser(change) });
    return change;
  });
  return changed?.confirmedAt != null && changed.stoppedAt === null && apply(app, changed);
}
