import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { z } from 'zod';
import { serverSecrets } from '../db/tables/index.ts';
import type { Database } from '../db/open.ts';

/** The embedded identity provider's algorithm. Every client library supports RS256. */
export const SIGNING_ALGORITHM = 'RS256';

const jwkSetSchema = z.object({
  keys: z.tuple([z.looseObject({ kty: z.string(), kid: z.string() })]),
});
const cookieKeysSchema = z.tuple([z.string().min(32)]);

type Keys = Pick<Database, 'keys'>;

/**
 * Reads a secret, or makes it if there is none. Several processes may start together on an empty
 * database: the first row stays, and all of them use that one.
 */
async function findOrMake<T>(
  database: Keys,
  name: string,
  schema: z.ZodType<T>,
  make: () => Promise<T>,
): Promise<T> {
  const find = async () => {
    const [row] = await database.keys
      .select({ value: serverSecrets.value })
      .from(serverSecrets)
      .where(eq(serverSecrets.name, name));
    return row ? schema.parse(row.value) : undefined;
  };
  const found = await find();
  if (found) return found;
  await database.keys
    .insert(serverSecrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  const stored = await find();
  if (!stored) throw new Error(`The secret ${name} vanished from server_secrets while starting`);
  return stored;
}

async function makeSigningKey(): Promise<z.infer<typeof jwkSetSchema>> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { keys: [{ ...jwk, kty: 'RSA', kid, use: 'sig', alg: SIGNING_ALGORITHM }] };
}

/** The private key that signs id tokens and access tokens, as a JWK set. */
export const signingKeys = (database: Keys) =>
  findOrMake(database, 'identity-signing-keys', jwkSetSchema, makeSigningKey);

/** The same set without its private members, for checking signatures. */
export async function publicKeys(database: Keys): Promise<{ keys: JWK[] }> {
  const { keys } = await signingKeys(database);
  return {
    keys: keys.map(({ kty, kid, use, alg, n, e }) => ({ kty, kid, use, alg, n, e }) as JWK),
  };
}

/** Keys that sign the identity provider's cookies. */
export const cookieKeys = (database: Keys) =>
  findOrMake(database, 'identity-cookie-keys', cookieKeysSchema, async (): Promise<[string]> => [
    randomBytes(32).toString('base64url'),
  ]);

/** Kept because each mail needs links; a key never changes while a server runs. */
const keptKeys = new WeakMap<Database['keys'], Map<string, JWK>>();

async function encryptionKey(database: Keys, name: string): Promise<JWK> {
  const kept = keptKeys.get(database.keys) ?? new Map<string, JWK>();
  keptKeys.set(database.keys, kept);
  const key = kept.get(name) ?? (await findEncryptionKey(database, name));
  kept.set(name, key);
  return key;
}

async function findEncryptionKey(database: Keys, name: string): Promise<JWK> {
  const [k] = await findOrMake(database, name, cookieKeysSchema, async (): Promise<[string]> => [
    randomBytes(32).toString('base64url'),
  ]);
  return { kty: 'oct', k };
}

/** Key that encrypts report tickets. */
export const ticketKey = (database: Keys): Promise<JWK> =>
  encryptionKey(database, 'report-ticket-key');

/** Key that encrypts the links by which passengers stop their mails. */
export const mailStopKey = (database: Keys): Promise<JWK> =>
  encryptionKey(database, 'mail-stop-key');

/** Key that encrypts the cookie by which the sign-in page recognises a browser. */
export const knownDeviceKey = (database: Keys): Promise<JWK> =>
  encryptionKey(database, 'known-device-key');

/** Key that encrypts the cookie by which a browser is signed in after it used a mailed link. */
export const mailedSignInKey = (database: Keys): Promise<JWK> =>
  encryptionKey(database, 'mailed-sign-in-key');
