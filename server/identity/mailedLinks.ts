import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { IDENTITY_PATH } from '../config/origins.ts';
import type { Queryable } from '../context.ts';
import { identityRecords, MAILED_LINK_MODEL } from '../db/tables/index.ts';
import { type Account, findAccount, findInvited } from './accounts.ts';

/**
 * What a link lets its reader do: set the first or a new password, sign in once, or accept the
 * accounts of another company.
 */
export type LinkPurpose = 'invitation' | 'password' | 'signIn' | 'join';

/** How long a link is valid. People who are invited may be away for some days. */
export const LINK_MINUTES: Record<LinkPurpose, number> = {
  invitation: 7 * 24 * 60,
  password: 60,
  signIn: 15,
  join: 7 * 24 * 60,
};

/** Where links lead, under IDENTITY_PATH. */
export const PASSWORD_PATH = '/password/';
export const SIGN_IN_LINK_PATH = '/link/';
export const JOIN_PATH = '/join/';
const PATHS = {
  invitation: PASSWORD_PATH,
  password: PASSWORD_PATH,
  signIn: SIGN_IN_LINK_PATH,
  join: JOIN_PATH,
} as const;
type LinkPath = (typeof PATHS)[LinkPurpose];

const payloadSchema = z.object({
  channelId: z.string(),
  purpose: z.enum(['invitation', 'password', 'signIn', 'join']),
});

/** A valid link and its user. */
export interface MailedLink {
  purpose: LinkPurpose;
  account: Account;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** All links of a user, which can be ended together. */
const rowsOf = (userId: string) =>
  and(
    eq(identityRecords.issuer, ''),
    eq(identityRecords.model, MAILED_LINK_MODEL),
    eq(identityRecords.grantId, userId),
  );

const isGood = (token: string) =>
  and(
    eq(identityRecords.issuer, ''),
    eq(identityRecords.model, MAILED_LINK_MODEL),
    eq(identityRecords.id, hashOf(token)),
    gt(identityRecords.expiresAt, sql`now()`),
  );

/**
 * Makes a link that works once. Only its hash is stored, so that somebody who reads the table
 * cannot use it.
 * @returns its path under the channel's origins, and when it expires
 */
export async function makeLink(
  on: Queryable,
  { channelId, userId, purpose }: { channelId: string; userId: string; purpose: LinkPurpose },
): Promise<{ path: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const [row] = await on
    .insert(identityRecords)
    .values({
      channelId,
      issuer: '',
      model: MAILED_LINK_MODEL,
      id: hashOf(token),
      payload: { channelId, purpose },
      grantId: userId,
      expiresAt: sql`now() + make_interval(mins => ${LINK_MINUTES[purpose]})`,
    })
    .returning({ expiresAt: identityRecords.expiresAt });
  return { path: `${IDENTITY_PATH}${PATHS[purpose]}${token}`, expiresAt: row!.expiresAt! };
}

interface LinkRow {
  payload: Record<string, unknown>;
  grantId: string | null;
}

/**
 * The link of a row, if it belongs to the channel, is for this purpose, and its user may sign in.
 */
async function linkOf(
  on: Queryable,
  row: LinkRow | undefined,
  channelId: string,
  path: LinkPath,
): Promise<MailedLink | null> {
  const payload = payloadSchema.safeParse(row?.payload).data;
  if (!row?.grantId || payload?.channelId !== channelId) return null;
  if (PATHS[payload.purpose] !== path) return null;
  const find = path === JOIN_PATH ? findInvited : findAccount;
  const account = await find({ orm: on }, channelId, row.grantId);
  return account ? { purpose: payload.purpose, account } : null;
}

const columns = { payload: identityRecords.payload, grantId: identityRecords.grantId };

/** Looks up a link without using it; null when it was used, has expired or never existed. */
export async function findLink(
  on: Queryable,
  channelId: string,
  path: LinkPath,
  token: string,
): Promise<MailedLink | null> {
  const [row] = await on.select(columns).from(identityRecords).where(isGood(token));
  return linkOf(on, row, channelId, path);
}

/** Uses a link: of several requests together one gets it, the others null. */
export async function takeLink(
  on: Queryable,
  channelId: string,
  path: LinkPath,
  token: string,
): Promise<MailedLink | null> {
  if (!(await findLink(on, channelId, path, token))) return null;
  const [row] = await on.delete(identityRecords).where(isGood(token)).returning(columns);
  return linkOf(on, row, channelId, path);
}

/** Ends every link that was mailed to a user. */
export async function forgetLinks(on: Queryable, userId: string): Promise<void> {
  await on.delete(identityRecords).where(rowsOf(userId));
}

/** Whether a user got a link for this purpose within the last minutes. */
export async function gotLinkLately(
  on: Queryable,
  userId: string,
  purpose: LinkPurpose,
  minutes: number,
): Promise<boolean> {
  const since = LINK_MINUTES[purpose] - minutes;
  const isRecent = gt(identityRecords.expiresAt, sql`now() + make_interval(mins => ${since})`);
  const isFor = eq(sql`${identityRecords.payload}->>'purpose'`, purpose);
  return (await on.$count(identityRecords, and(rowsOf(userId), isFor, isRecent))) > 0;
}
