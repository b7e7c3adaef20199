import { drizzle } from 'drizzle-orm/node-postgres';
import { LANGUAGES, languageAmong } from '../contract/core/languages.ts';
import { readConfig } from '../server/config/env.ts';
import { loadEnvFile } from '../server/config/envFile.ts';
import { preferredOrigin } from '../server/config/origins.ts';
import { attach } from '../server/db/attach.ts';
import { StoreError } from '../server/db/open.ts';
import { inTransaction } from '../server/db/transaction.ts';
import { WaitingPool } from '../server/db/waitingPool.ts';
import { letManagerIn, ManagerError } from '../server/services/users/letManagerIn.ts';
import { runTool, UsageError, wordsOf } from './lib/tool.ts';

const USAGE =
  'Name the channel, the e-mail and the name: npm run manager -- meridian ada@taxi.example Ada Lovelace';

/**
 * `npm run manager -- CHANNEL EMAIL GIVEN-NAME FAMILY-NAME`: enters a fleet manager, who enters all other
 * users in the console, and prints a link to set a password.
 */
await runTool([StoreError, ManagerError], async () => {
  const [id, email, givenName, familyName] = wordsOf(USAGE, 4);
  if (!email || !givenName || !familyName) throw new UsageError(USAGE);
  loadEnvFile();
  const config = readConfig(process.env);
  const channel = config.channels.find((one) => one.id === id);
  if (!channel) {
    const known = config.channels.map((one) => one.id).join(', ');
    throw new ManagerError(`There is no channel ${id}: name one of ${known}.`);
  }
  const communicationLanguage = languageAmong(LANGUAGES, channel.locale) ?? 'en';
  const store = await attach(config.database);
  const pool = new WaitingPool({ ...store.connection, max: 1 });
  try {
    const { rows } = await pool.query<{ users: string | null }>(
      `SELECT to_regclass('public.users') AS users`,
    );
    if (!rows[0]?.users)
      throw new ManagerError(
        'This database has no data of the product yet. Start the server on it once, or check ' +
          'DATABASE_URL and DATA_DIR.',
      );
    const manager = { email, givenName, familyName, communicationLanguage };
    const { isNew, path, expiresAt } = await inTransaction({ pool, orm: drizzle(pool) }, (tx) =>
      letManagerIn(tx, channel.id, manager),
    );
    console.log(
      isNew
        ? `${email} is now a fleet manager of ${channel.name}.`
        : `${email} is a fleet manager of ${channel.name} already.`,
    );
    if (config.identity.kind === 'external')
      console.log(`They sign in with the provider of OIDC_ISSUER, under this e-mail.`);
    else
      console.log(
        `This link sets a password. It works once, until ${expiresAt.toISOString()}; give it to nobody else:\n` +
          `${preferredOrigin(config, channel)}${path}`,
      );
  } finally {
    await pool.end();
    await store.close();
  }
});
