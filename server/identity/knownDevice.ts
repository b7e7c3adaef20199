import type { IncomingMessage, ServerResponse } from 'node:http';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { Database } from '../db/open.ts';
import { readCookie, sendCookie } from './cookies.ts';
import { knownDeviceKey } from './secrets.ts';

const COOKIE = 'known_device';
const DAYS = 180;
const SECONDS_A_DAY = 24 * 60 * 60;

/** The user who last signed in with the browser of a request; null: unknown. */
export async function knownUser(
  database: Pick<Database, 'keys'>,
  { channelId, origin }: { channelId: string; origin: string },
  request: IncomingMessage,
): Promise<string | null> {
  const value = readCookie(request, origin, COOKIE);
  if (value === undefined) return null;
  const claims = await jwtDecrypt(value, await knownDeviceKey(database), {
    contentEncryptionAlgorithms: ['A256GCM'],
    keyManagementAlgorithms: ['dir'],
    audience: channelId,
  }).catch(() => null);
  return claims?.payload.sub ?? null;
}

/** Makes the browser remember for half a year that a user signed in with it. */
export async function rememberDevice(
  database: Pick<Database, 'keys'>,
  { channelId, userId, origin }: { channelId: string; userId: string; origin: string },
  response: ServerResponse,
): Promise<void> {
  const value = await new EncryptJWT()
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(userId)
    .setAudience(channelId)
    .setExpirationTime(`${DAYS} days`)
    .encrypt(await knownDeviceKey(database));
  sendCookie(response, origin, { name: COOKIE, value, seconds: DAYS * SECONDS_A_DAY });
}
