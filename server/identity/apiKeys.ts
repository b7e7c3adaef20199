import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Channel } from '../../contract/core/channel.ts';
import { DomainError } from '../../contract/core/errors.ts';
import { KEY_AREAS, type KeyScopes } from '../../contract/core/keyAccess.ts';
import type { Actor } from '../../contract/core/roles.ts';
import { isInNetworks, networks } from '../config/networks.ts';
import { prepared } from '../db/statements/prepared.ts';
import { apiKeys, apiKeySecrets, corporations } from '../db/tables/index.ts';
import type { IdentityContext } from './context.ts';

/** Programs that look for secrets in code recognise a key by this. */
const PREFIX = 'taxikey_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const START_LENGTH = 12;
/** 256 bits. */
const SECRET_LENGTH = 43;
const FORM = new RegExp(`^(${PREFIX}\\w{${START_LENGTH}})_[0-9A-Za-z]{${SECRET_LENGTH}}$`);

/** How precisely it is known when a key was last used. */
const USE_PRECISION_MINUTES = 10;

const randomText = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A secret has as much chance in it as its hash, so a slow hash would add nothing. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A new secret, how it begins, and the hash that is stored of it. */
export function newSecret(): { secret: string; start: string; hash: string } {
  const start = PREFIX + randomText(START_LENGTH);
  const secret = `${start}_${randomText(SECRET_LENGTH)}`;
  return { secret, start, hash: hashOf(secret) };
}

export const isApiKey = (token: string): boolean => token.startsWith(PREFIX);

const addressList = networks('addresses');
/** The networks in a list that somebody wrote; null if an entry is neither address nor network. */
export const networksIn = (list: string) => addressList.safeParse(list).data ?? null;

const given = {
  channelId: sql.placeholder('channelId'),
  timeZone: sql.placeholder('timeZone'),
  by: sql.placeholder('by'),
};

const accountOfKey = and(
  eq(corporations.channelId, apiKeys.channelId),
  eq(corporations.id, apiKeys.corporationId),
  isNull(corporations.deletedAt),
);
/** Whether a key works now. Its last day is one of the channel's time zone. */
const works = and(
  eq(apiKeys.channelId, given.channelId),
  eq(apiKeys.status, 'active'),
  isNull(apiKeys.deletedAt),
  or(
    isNull(apiKeys.expiresOn),
    gte(apiKeys.expiresOn, sql`(now() at time zone ${given.timeZone})::date`),
  ),
  or(isNull(apiKeys.corporationId), isNotNull(corporations.id)),
);

const bySecret = prepared((orm) =>
  orm
    .select({ key: apiKeys, hash: apiKeySecrets.hash })
    .from(apiKeySecrets)
    .innerJoin(
      apiKeys,
      and(eq(apiKeys.channelId, apiKeySecrets.channelId), eq(apiKeys.id, apiKeySecrets.keyId)),
    )
    .leftJoin(corporations, accountOfKey)
    .where(
      and(
        works,
        eq(apiKeySecrets.channelId, given.channelId),
        eq(apiKeySecrets.start, given.by),
        or(isNull(apiKeySecrets.endsAt), gt(apiKeySecrets.endsAt, sql`now()`)),
      ),
    )
    .prepare('api_key_by_secret'),
);

const byId = prepared((orm) =>
  orm
    .select({ key: apiKeys })
    .from(apiKeys)
    .leftJoin(corporations, accountOfKey)
    .where(and(works, eq(apiKeys.id, given.by)))
    .prepare('api_key_by_id'),
);

type Key = typeof apiKeys.$inferSelect;

function actorOf({ channelId, id, corporationId, ...key }: Key): Actor {
  return {
    userId: id,
    channelId,
    role: corporationId ? 'corporationAdmin' : 'bookingChannelAdmin',
    corporationIds: corporationId ? [corporationId] : [],
    key: Object.fromEntries(KEY_AREAS.map((area) => [area, key[area]])) as KeyScopes,
  };
}

const valuesFor = ({ id: channelId, timeZone }: Channel, by: string) => ({
  channelId,
  timeZone,
  by,
});

/**
 * Who an API key is in a channel. It is looked up at each call, so that switching a key off has
 * effect in all processes from the next call on.
 * @throws DomainError NOT_SIGNED_IN when there is no such key, or it does not work any more;
 *   KEY_NOT_ALLOWED for an address that the key does not allow
 */
export async function findKey(
  app: IdentityContext,
  channel: Channel,
  call: { secret: string; address: string },
): Promise<Actor> {
  const [, start] = FORM.exec(call.secret) ?? [];
  if (!start) throw new DomainError('NOT_SIGNED_IN');
  const [found] = await bySecret(app.database).execute(valuesFor(channel, start));
  if (!found || !isSame(found.hash, hashOf(call.secret))) throw new DomainError('NOT_SIGNED_IN');
  const { key } = found;
  const allowed = key.addresses && networksIn(key.addresses);
  if (allowed && !isInNetworks(allowed, call.address))
    throw new DomainError('KEY_NOT_ALLOWED', { params: { address: call.address } });
  await noteUse(app, key);
  return actorOf(key);
}

/** The same for work that a key has asked for in the background; null if it does not work any more. */
export async function findKeyById(
  app: IdentityContext,
  channel: Channel,
  id: string,
): Promise<Actor | null> {
  const [found] = await byId(app.database).execute(valuesFor(channel, id));
  return found ? actorOf(found.key) : null;
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));

/** Notes that a key was used, but not at each call, because that would be a write for each of them. */
async function noteUse({ database }: IdentityContext, { channelId, id, lastUsedAt }: Key) {
  const since = Date.now() - USE_PRECISION_MINUTES * 60_000;
  if (lastUsedAt && lastUsedAt.getTime() > since) return;
  await database.orm
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.channelId, channelId), eq(apiKeys.id, id)));
}
