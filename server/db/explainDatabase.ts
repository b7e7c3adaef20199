import pg from 'pg';
import { StoreError } from './embedded/errors.ts';
import { databaseError } from './errors.ts';
import type { Database, PostgresOptions } from './open.ts';
import { isNoConnection } from './waitingPool.ts';

interface Place {
  /** `db.example.com:5432`, or the folder of a socket. */
  at: string;
  host: string;
  user: string;
  database: string;
}
type Explain = (place: Place, message: string) => string;

const OWNER: Explain = ({ user, database }, message) =>
  `does not let ${user} work in the database ${database} (${message}). Let this user own it: ` +
  `ALTER DATABASE "${database}" OWNER TO "${user}".`;
const SILENT: Explain = () =>
  'does not answer. Correct host and port in DATABASE_URL, or let this machine through to it (listen_addresses, firewall).';
const UNKNOWN_HOST: Explain = ({ host }) =>
  `cannot be found: the name ${host} has no address. Correct the host in DATABASE_URL, or this machine's name service.`;

/** What is wrong, by the code of the error of PostgreSQL, Node or TLS. */
const BY_CODE: Readonly<Record<string, Explain>> = {
  '28P01': ({ user }) =>
    `refuses ${user} with this password. Correct both in DATABASE_URL, with : / @ # ? and % written as %3A %2F %40 %23 %3F %25.`,
  '28000': ({ user }, message) =>
    `does not let ${user} in (${message}). Correct the user in DATABASE_URL, or let it in with pg_hba.conf.`,
  '3D000': ({ database }) =>
    `has no database ${database}. Correct its name in DATABASE_URL, or make it: CREATE DATABASE "${database}" ` +
    "TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'und'.",
  '42501': OWNER,
  '53300': () =>
    'has no connection left. Raise its max_connections, or end what uses them, and start again.',
  '57P03': (_, message) => `takes no connections yet (${message}). Start again in a moment.`,
  '08P01': (_, message) =>
    `refuses the settings of a connection (${message}). If it is a pooler such as PgBouncer, also name PostgreSQL itself in DATABASE_DIRECT_URL.`,
  ECONNREFUSED: () => 'is not there. Start PostgreSQL, or correct host and port in DATABASE_URL.',
  ENOENT: () => 'has no socket there. Start PostgreSQL, or correct the host in DATABASE_URL.',
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  ETIMEDOUT: SILENT,
  EHOSTUNREACH: SILENT,
  ENETUNREACH: SILENT,
};
/** What node-postgres says without a code. */
const BY_TEXT: readonly [RegExp, Explain][] = [
  [
    /client password must be a (non-empty )?string/,
    ({ user }) =>
      `asks for the password of ${user}, and DATABASE_URL has none. Write postgres://${user}:PASSWORD@….`,
  ],
  [
    /does not support SSL/,
    () => 'does not speak TLS. Leave sslmode out of DATABASE_URL, or switch ssl on in the server.',
  ],
  [
    /certificate|CERT/,
    (_, message) =>
      `shows a certificate that is not trusted (${message}). Name that of its authority in DATABASE_URL: ?sslmode=verify-full&sslrootcert=/path/to/ca.pem.`,
  ],
];

function placeOf(url: string): Place {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: url });
  return { at: host.startsWith('/') ? host : `${host}:${port}`, host, user, database };
}

type Variable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/**
 * The error of a database that a variable names wrongly, or that does not let the product work, in words.
 * @returns null for any other error
 */
export function explainDatabase(
  error: unknown,
  url: string,
  variable: Variable = 'DATABASE_URL',
): StoreError | null {
  if (!(error instanceof Error) || error instanceof StoreError) return null;
  const place = placeOf(url);
  const known = databaseError(error) ?? error;
  const code = 'code' in known && typeof known.code === 'string' ? known.code : '';
  const explain =
    BY_CODE[code] ??
    (isNoConnection(error) ? SILENT : undefined) ??
    BY_TEXT.find(([text]) => text.test(`${code} ${known.message}`))?.[1];
  if (!explain) return null;
  const told = explain(place, known.message || code).replaceAll('DATABASE_URL', variable);
  return new StoreError(`The PostgreSQL of ${variable}, ${place.at}, ${told}`, { cause: error });
}

const OLDEST = 15;

async function versionOf(pool: pg.Pool, url: string, variable?: Variable): Promise<number> {
  // 150004 is version 15.4.
  const { rows } = await pool
    .query<{ version: number }>(`SELECT current_setting('server_version_num')::int AS version`)
    .catch((error: unknown) => {
      throw explainDatabase(error, url, variable) ?? error;
    });
  return Math.floor((rows[0]?.version ?? 0) / 10_000);
}

/**
 * Asks another PostgreSQL whether it can be used, also without its pooler if there is one.
 * @returns its major version
 * @throws {StoreError} naming what is wrong and the remedy
 */
export async function requireAnswer(
  { pool, connection }: Pick<Database, 'pool' | 'connection'>,
  { url, directUrl }: PostgresOptions,
): Promise<number> {
  const version = await versionOf(pool, url);
  if (version < OLDEST)
    throw new StoreError(
      `The PostgreSQL of DATABASE_URL, ${placeOf(url).at}, has version ${version}. Use ${OLDEST} or newer.`,
    );
  if (directUrl === undefined) return version;
  const direct = new pg.Pool({ ...connection, max: 1 });
  try {
    return await versionOf(direct, directUrl, 'DATABASE_DIRECT_URL');
  } finally {
    await direct.end();
  }
}
