import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../tests/support/database.ts';
import type { AppContext } from './context.ts';
import { errorOfCopy } from './db/errors.ts';
import type { Database } from './db/open.ts';
import { identityRecords } from './db/tables/index.ts';
import { openSignIn, refresh, submitPassword } from './identity/browser.fixture.ts';
import { PASSWORD } from './identity/people.fixture.ts';
import { EMAIL, ProviderUnderTest } from './identity/runningProvider.fixture.ts';
import { createJobs } from './jobs/createJobs.ts';
import { handlers } from './jobs/handlers.ts';
import { createLog } from './log.ts';

/** Ways in which the database refuses what is written, with the words in which it quotes it. */
const FAILURES: Record<string, [begin: string, end: string]> = {
  'a column that is missing': [
    'ALTER TABLE identity_records RENAME COLUMN payload TO away',
    'ALTER TABLE identity_records RENAME COLUMN away TO payload',
  ],
  'a row that breaks a rule': [
    'ALTER TABLE identity_records ADD CONSTRAINT never CHECK (false) NOT VALID',
    'ALTER TABLE identity_records DROP CONSTRAINT never',
  ],
  'a trigger that quotes the row everywhere': [
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       RAISE EXCEPTION 'refused %', NEW USING DETAIL = NEW::text, HINT = NEW::text; END $$;
     CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON identity_records
       FOR EACH ROW EXECUTE FUNCTION refuse()`,
    'DROP FUNCTION refuse CASCADE',
  ],
};

/** Everything that the process writes while `work` runs, except by its log. */
async function printedBy(work: () => Promise<void>): Promise<string> {
  const printed: unknown[] = [];
  const spies = [
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name)),
    vi.spyOn(process.stderr, 'write'),
    vi.spyOn(process.stdout, 'write'),
  ];
  for (const spy of spies)
    spy.mockImplementation((...said: unknown[]) => {
      printed.push(said);
      return true;
    });
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return inspect(printed, { depth: 9, maxStringLength: null, maxArrayLength: null });
}

describe('when statements with secrets fail', () => {
  const at = new ProviderUnderTest();

  it.each(Object.entries(FAILURES))(
    'signing in logs none of them: %s',
    async (_name, [begin, end]) => {
      const { tokens, browser } = await at.tokensOf();
      const attempt = await openSignIn(at.origin);
      const { orm, pool } = at.database;
      const rows = await orm.select().from(identityRecords);
      const secrets = [
        ...rows.flatMap(({ id, uid, grantId }) => [id, uid, grantId]),
        ...Object.values(tokens).map(String),
        PASSWORD,
        EMAIL,
      ].filter((one): one is string => one !== null && one.length > 6);
      expect(secrets.length).toBeGreaterThan(10);

      at.running.logs.length = 0;
      await pool.query(begin);
      const statuses: number[] = [];
      const printed = await printedBy(async () => {
        statuses.push((await refresh(at.origin, tokens.refresh_token)).status);
        statuses.push(
          (await submitPassword(attempt, { email: EMAIL, password: PASSWORD })).answer.status,
        );
        statuses.push((await browser.send(`${at.origin}/oidc/auth?prompt=login`)).status);
      });
      await pool.query(end);
      expect(statuses).toContain(500);
      expect(at.running.logs.length).toBeGreaterThan(0);
      const everything = at.running.logs.join('\n') + printed;
      for (const secret of secrets) expect(everything).not.toContain(secret);
    },
  );
});

describe('a statement with a secret that fails', () => {
  let database: Database;
  afterAll(() => database?.close());
  const SECRET = 'the-refresh-token-of-somebody';
  const fails = () => database.orm.execute(sql`select ${SECRET}::uuid`);

  it('does not show the secret in its error, however that is printed', async () => {
    database = await openTestDatabase({ migrations: null });
    const row = sql`create table one (value text unique); insert into one values ('a secret of a row')`;
    await database.orm.execute(row);
    const unique = () => database.orm.execute(sql`insert into one values (${'a secret of a row'})`);
    for (const statement of [fails, unique]) {
      const error = await statement().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      const lines: string[] = [];
      const log = createLog('info', { write: (line: string) => void lines.push(line) });
      log.error({ err: error }, 'with a text');
      log.error({ err: error });
      log.error(error);
      expect(lines).toHaveLength(3);
      expect(lines.join()).not.toMatch(/refresh-token|a secret/);
    }
    expect(inspect(await unique().catch((thrown: unknown) => thrown))).not.toContain('a secret');
    await database.close();
  });

  it('does not show it in the log or the table of jobs', async () => {
    database = await openTestDatabase();
    const lines: string[] = [];
    const log = createLog('debug', { write: (line: string) => void lines.push(line) });
    const spy = vi
      .spyOn(handlers, 'housekeeping')
      .mockImplementation(async () => void (await fails()));
    const jobs = await createJobs({ database, log });
    await jobs.start({ database, log } as AppContext);
    await jobs.enqueue(database.orm, 'housekeeping', {});
    await vi.waitFor(() => expect(lines.join()).toContain('a job failed'), { timeout: 30_000 });
    await jobs.stop();
    spy.mockRestore();
    const { rows } = await database.pool.query('SELECT * FROM pgboss.job');
    expect(JSON.stringify(rows)).toContain('DatabaseError');
    expect(lines.join() + JSON.stringify(rows)).not.toContain(SECRET);
    const line = lines.find((one) => one.includes('a job failed')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ job: 'housekeeping', jobId: rows[0].id });
  });
});

it('tells the cause of an error that a library reports as a copy of its fields', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const refused = Object.assign(new pg.DatabaseError('the row says: a secret', 0, 'error'), {
    severity: 'ERROR',
    code: '42501',
    table: 'job',
  });
  for (const error of [refused, new Error('the connection was lost')])
    log.error({ err: errorOfCopy(Object.assign({}, error, { message: error.message })) });
  expect(lines[0]).toMatch(/DatabaseError.*42501.*job/);
  expect(lines[0]).not.toContain('a secret');
  expect(lines[1]).toContain('the connection was lost');
});
