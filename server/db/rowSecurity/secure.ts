import { createHash } from 'node:crypto';
import pg from 'pg';
import { StoreError } from '../embedded/errors.ts';
import { isLockTimeout, isRetryable } from '../errors.ts';
import { DEVICE_MODEL, ENDED_TOKEN_MODEL, MAILED_LINK_MODEL } from '../tables/system.ts';
import {
  ACCOUNT_ROLE,
  ACCOUNTS_SETTING,
  CHANNEL_ROLE,
  CHANNEL_SETTING,
  EVERYWHERE_ROLE,
  SIGN_IN_ROLE,
  WORKING_ROLES,
} from './reach.ts';
import { grants, ROLES, tableName } from './rights.ts';
import { rowSecurity } from './status.ts';

/**
 * Functions with which queries use indexes, and which PostgreSQL does not know to be leakproof.
 * Under a policy it would call them for each row instead of using the index. None of them reveals a
 * value except by its result, but only a superuser may say so.
 */
export const ASKED_OF_INDEXES = [
  'pg_catalog.lower(text)',
  'pg_catalog.ts_match_vq(tsvector, tsquery)',
  'pg_catalog.jsonb_contains(jsonb, jsonb)',
  'pg_catalog.jsonb_object_field_text(jsonb, text)',
  'public.person_words(text, text, text, text)',
  'public.employee_words(text, text, text, text, text)',
  'public.booking_words(text, text, text, text)',
];

/** Tables too long to be searched without an index. */
export const LONG_TABLES: ReadonlySet<string> = new Set([
  'bookings',
  'business_guests',
  'business_passengers',
  'users',
]);

/** Tables whose rows without an account are the operator's, and hidden from accounts. */
const HIDDEN_WITHOUT_ACCOUNT = ['api_keys', 'webhook_deliveries', 'webhook_endpoints'];

/**
 * Tables of accounts that are protected only by channel. Whether somebody may change a user depends
 * on all accounts of the user, so hiding some of them would give rights.
 */
export const ACROSS_ACCOUNTS: ReadonlySet<string> = new Set([
  'corporations',
  'guest_booking_copies',
  'user_corporations',
]);

const list = (values: readonly string[]) => values.map((value) => pg.escapeLiteral(value)).join();

/**
 * Gives every table with rows of channels the policies that keep the channels apart, and the
 * working roles their rights. It reads which tables exist, so that a new one is protected too, and
 * does nothing when nothing has changed. It must be called in a transaction, by the owner of the
 * tables.
 *
 * Where the roles do not exist and the owner may not make them, it does nothing;
 * `describeRowSecurity` then says so.
 */
export async function secureTables(client: pg.ClientBase): Promise<void> {
  if (!(await obtainRoles(client))) return refuseHalf(client);
  const isLeakproof = await declareLeakproof(client);
  const { rows: tables } = await client.query<Table>(`
    SELECT c.relname AS name,
      EXISTS (
        SELECT 1 FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attname = 'channel_id' AND NOT a.attisdropped) AS "hasChannel",
      (SELECT min(a.attname::text) FROM pg_constraint k JOIN pg_attribute a
          ON a.attrelid = c.oid AND a.attnum = ANY (k.conkey) AND a.attname <> 'channel_id'
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND (a.attnotnull OR c.relname IN (${list(HIDDEN_WITHOUT_ACCOUNT)}))
          AND k.confrelid = to_regclass('public.corporations')
        HAVING count(*) = 1) AS account
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT EXISTS (SELECT 1 FROM pg_depend d
        WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
    ORDER BY 1`);
  const wanted = [
    `GRANT USAGE ON SCHEMA public, drizzle TO ${ROLES}`,
    `GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${ROLES}`,
    ...tables.flatMap((table) => [
      ...grants(table.name),
      ...(table.hasChannel ? policies(table, isLeakproof) : []),
    ]),
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${ROLES}`,
  ].join(';\n');
  const mark = `row security ${createHash('sha256').update(wanted).digest('hex')}`;
  const { rows: found } = await client.query<{ mark: string | null }>(
    `SELECT obj_description('drizzle'::regnamespace, 'pg_namespace') AS mark`,
  );
  // A copy of the database on another server may have lost its policies with the roles.
  if (found[0]?.mark === mark && (await rowSecurity(client)).isOn) return;
  await client.query(wanted);
  await client.query(`COMMENT ON SCHEMA drizzle IS ${pg.escapeLiteral(mark)}`);
}

/**
 * Where an earlier version keeps channels apart, continuing without that would open them to each other silently.
 * @throws {StoreError} a role is missing that this version adds
 */
async function refuseHalf(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    `SELECT current_user AS owner FROM pg_policies WHERE schemaname = 'public' AND policyname = 'of_channel' LIMIT 1`,
  );
  const [found] = rows;
  if (!found) return;
  throw new StoreError(
    'PostgreSQL keeps the channels of this database apart, and this version of the product works with a role more. ' +
      `Nothing was changed. Let a superuser make it, and start again: CREATE ROLE ${SIGN_IN_ROLE} NOLOGIN; ` +
      `GRANT ${ROLES} TO ${pg.escapeIdentifier(found.owner)};`,
  );
}

const CHANNEL = `current_setting('${CHANNEL_SETTING}', true)`;
/**
 * What calls do with the sign-in: show and end sessions, mail links. The ids of these rows are hashes, or in no way
 * secret; the ids of all others are codes, tokens and cookies.
 */
const OF_OWN_SESSIONS = `channel_id = ${CHANNEL} AND model IN (${list([DEVICE_MODEL, MAILED_LINK_MODEL, ENDED_TOKEN_MODEL])})`;

interface Table {
  name: string;
  hasChannel: boolean;
  /** The column with the account of a row; null where not every row has one. */
  account: string | null;
}

function policies({ name, account }: Table, isLeakproof: boolean): string[] {
  const table = tableName(name);
  const policy = (named: string, role: string, condition: string) => [
    `DROP POLICY IF EXISTS ${named} ON ${table}`,
    `CREATE POLICY ${named} ON ${table} TO ${role} USING (${condition})`,
  ];
  if (name === 'identity_records')
    return [
      `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
      ...policy('of_channel', `${CHANNEL_ROLE}, ${ACCOUNT_ROLE}`, OF_OWN_SESSIONS),
      ...policy('of_sign_in', SIGN_IN_ROLE, `channel_id IN (${CHANNEL}, '')`),
      ...policy('everywhere', EVERYWHERE_ROLE, 'true'),
    ];
  const isKept = isLeakproof || !LONG_TABLES.has(name);
  const ofChannel = `channel_id = ${CHANNEL}`;
  const ofAccounts =
    account && !ACROSS_ACCOUNTS.has(name)
      ? `${ofChannel} AND ${pg.escapeIdentifier(account)} = ANY (current_setting('${ACCOUNTS_SETTING}', true)::uuid[])`
      : ofChannel;
  return [
    `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
    ...policy('of_channel', `${CHANNEL_ROLE}, ${SIGN_IN_ROLE}`, isKept ? ofChannel : 'true'),
    ...policy('of_accounts', ACCOUNT_ROLE, isKept ? ofAccounts : 'true'),
    ...policy('everywhere', EVERYWHERE_ROLE, 'true'),
  ];
}

interface Owner {
  isSuperuser: boolean;
  mayMakeRoles: boolean;
}

/** @returns whether the working roles are there and can be taken */
async function obtainRoles(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<Owner & { known: string[] }>(`
    SELECT rolsuper AS "isSuperuser", rolsuper OR rolcreaterole AS "mayMakeRoles",
      array(SELECT r.rolname::text FROM pg_roles r WHERE r.rolname IN (${list(WORKING_ROLES)})) AS known
    FROM pg_roles WHERE rolname = current_user`);
  const { isSuperuser, mayMakeRoles, known } = rows[0]!;
  for (const role of WORKING_ROLES) {
    if (!known.includes(role)) {
      if (!mayMakeRoles) return false;
      await attempt(client, `CREATE ROLE ${role} NOLOGIN`);
    }
    if (isSuperuser || (await mayTake(client, role))) continue;
    await attempt(client, `GRANT ${role} TO current_user`);
    if (!(await mayTake(client, role))) return false;
  }
  return true;
}

const mayTake = (client: pg.ClientBase, role: string): Promise<boolean> =>
  attempt(client, `SET LOCAL ROLE ${role}; RESET ROLE`);

/**
 * Roles belong to the whole PostgreSQL server, so the same one may just be made for another
 * database.
 */
async function attempt(client: pg.ClientBase, statement: string): Promise<boolean> {
  await client.query('SAVEPOINT attempt');
  try {
    await client.query(statement);
    await client.query('RELEASE SAVEPOINT attempt');
    return true;
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT attempt');
    // Somebody was in the way, which does not say what the owner may do.
    if (isLockTimeout(error) || isRetryable(error)) throw error;
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  }
}

/** @returns whether indexes can be used under a policy */
async function declareLeakproof(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT named.name FROM unnest(ARRAY[${list(ASKED_OF_INDEXES)}]) AS named (name)
     JOIN pg_proc p ON p.oid = to_regprocedure(named.name) WHERE NOT p.proleakproof`,
  );
  for (const { name } of rows)
    if (!(await attempt(client, `ALTER FUNCTION ${name} LEAKPROOF`))) return false;
  return true;
}
