import { createHash } from 'node:crypto';
import type { Queryable } from '../context.ts';
import { ENDED_TOKEN_MODEL, identityRecords } from '../db/tables/index.ts';

/** A token is as good as a password while it is valid, so only its hash is stored. */
export const endedTokenId = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Makes an outside provider's access token invalid here, because its bearer signed out. */
export async function endToken(
  on: Queryable,
  { channelId, token, expiresAt }: { channelId: string; token: string; expiresAt: Date },
): Promise<void> {
  const id = endedTokenId(token);
  const row = { channelId, issuer: '', model: ENDED_TOKEN_MODEL, id, payload: {}, expiresAt };
  await on.insert(identityRecords).values(row).onConflictDoNothing();
}
