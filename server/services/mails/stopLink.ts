import { and, eq } from 'drizzle-orm';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { Channel } from '../../../contract/core/channel.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { Language } from '../../../contract/core/languages.ts';
import { preferredOrigin } from '../../config/origins.ts';
import type { AppContext, Queryable } from '../../context.ts';
import { stoppedAddresses } from '../../db/tables/index.ts';
import { mailStopKey } from '../../identity/secrets.ts';

/** The path at which passengers stop their mails, on every origin of a channel. */
export const STOP_MAILS_PATH = '/stop-mails';

const claimsSchema = z.object({ channel: z.string(), address: z.string() });

/** The link with which a recipient stops the mails to their address; it is valid for ever. */
export async function stopUrl(
  app: AppContext,
  channel: Channel,
  email: string,
  language: Language,
): Promise<string> {
  const token = await new EncryptJWT({ channel: channel.id, address: email.toLowerCase() })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(await mailStopKey(app.database));
  return `${preferredOrigin(app.config, channel)}${STOP_MAILS_PATH}/${token}?lang=${language}`;
}

/**
 * The address for which a link was made.
 * @throws DomainError NOT_FOUND for a link that was altered or belongs to another channel
 */
export async function addressOfLink(
  app: AppContext,
  channel: Channel,
  token: string,
): Promise<string> {
  const key = await mailStopKey(app.database);
  const claims = await jwtDecrypt(token, key, {
    currentDate: app.now(),
    contentEncryptionAlgorithms: ['A256GCM'],
    keyManagementAlgorithms: ['dir'],
  })
    .then(({ payload }) => claimsSchema.parse(payload))
    .catch((cause: unknown) => {
      throw new DomainError('NOT_FOUND', { cause });
    });
  if (claims.channel !== channel.id) throw new DomainError('NOT_FOUND');
  return claims.address;
}

const isAddress = (channelId: string, email: string) =>
  and(eq(stoppedAddresses.channelId, channelId), eq(stoppedAddresses.address, email.toLowerCase()));

/** Whether the owner of an address has stopped mails about trips. */
export const hasStopped = async (
  on: Queryable,
  channelId: string,
  email: string,
): Promise<boolean> => (await on.$count(stoppedAddresses, isAddress(channelId, email))) > 0;

/** The same for the page, which knows the channel. */
export const hasStoppedAddress = (app: AppContext, channel: Channel, address: string) =>
  hasStopped(app.database.orm, channel.id, address);

/** Stops mails about trips to an address, or allows them again. Repeating it changes nothing. */
export async function setStopped(
  app: AppContext,
  channel: Channel,
  address: string,
  isStopped: boolean,
): Promise<void> {
  const { orm } = app.database;
  if (isStopped)
    await orm
      .insert(stoppedAddresses)
      .values({ channelId: channel.id, address: address.toLowerCase(), createdAt: app.now() })
      .onConflictDoNothing();
  else await orm.delete(stoppedAddresses).where(isAddress(channel.id, address));
}
