import pg from 'pg';
import { statementNames } from '../statementNames.ts';
import { type Reach, SETTING_STATEMENT, settingValues } from './reach.ts';

interface Wire {
  parse(message: { text: string; name: string; types: [] }): void;
  bind(message: { portal: string; statement: string; values: string[]; binary: false }): void;
  execute(message: { portal: string }): void;
}

/** What node-postgres's own query does with a connection; its types leave this out. */
declare module 'pg' {
  interface Query {
    prepare(wire: Wire): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, wire: Wire): void;
  }
}

const prepared = new WeakMap<Wire, Set<string>>();

/** What is sent before a query, in the same message as it. */
interface Ahead {
  text: string;
  values: string[];
}

const settingsAhead = (reach: Reach): Ahead => ({
  text: SETTING_STATEMENT,
  values: settingValues(reach),
});

/**
 * A query that is sent together with what has to come before it: the settings it needs, and the beginning of
 * its transaction. All are answered at once: they cost no further round trip. Settings hold for the
 * transaction, which a query by itself is one.
 */
class ReachedQuery extends pg.Query {
  /** For whoever watches a connection: whether a transaction begins with it. */
  readonly isBeginning: boolean;
  readonly #ahead: readonly Ahead[];
  #done = 0;

  constructor(ahead: readonly Ahead[], config: string | pg.QueryConfig, values?: unknown[]) {
    super(config, values);
    this.#ahead = ahead;
    this.isBeginning = ahead.length > 1;
  }

  /** Read by node-postgres: only messages of their own can be sent one behind the other. */
  requiresPreparation(): true {
    return true;
  }

  override prepare(wire: Wire): void {
    const known = prepared.get(wire) ?? new Set();
    prepared.set(wire, known);
    for (const { text, values } of this.#ahead) {
      // Under this name a connection keeps it parsed.
      const name = `ahead ${text}`.slice(0, MOST_IN_NAME);
      if (!known.has(text)) wire.parse({ text, name, types: [] });
      known.add(text);
      wire.bind({ portal: '', statement: name, values, binary: false });
      wire.execute({ portal: '' });
    }
    super.prepare(wire);
  }

  override handleDataRow(message: unknown): void {
    if (this.#done === this.#ahead.length) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#done === this.#ahead.length) super.handleCommandComplete(message, wire);
    else this.#done += 1;
  }
}

/** PostgreSQL cuts longer names. */
const MOST_IN_NAME = 63;

interface Statement {
  text: string;
  name?: string;
}

const nameOf = statementNames('write_');
/** How a row is added hangs on no value. */
const ADDS = /^\s*(?:insert into|with "?(?:ins|write_0)"? as)\b/i;

/** What a reach does to the plan of a statement: a connection serves one after the other. */
const kindOf = (reach: Reach) => {
  if (typeof reach === 'string') return reach;
  return reach.corporationIds ? 'account' : 'channel';
};

/** A statement as a connection is asked for it: one under a name is planned for each kind of reach alone. */
function named<S extends Statement>(statement: S, kind: string): S {
  const { text, name = ADDS.test(text) ? nameOf(text) : undefined } = statement;
  return name === undefined ? statement : { ...statement, name: `${name} ${kind}` };
}

/** A connection for one transaction, whose beginning goes with its first statement. */
function reachedClient(client: pg.PoolClient, reach: Reach) {
  const kind = kindOf(reach);
  /** What has not been sent yet. */
  let beginning: string | null = null;
  let hasBegun = false;
  return {
    async query(config: Statement, values: unknown[]): Promise<unknown> {
      const { text } = config;
      if (!hasBegun) {
        if (!text.startsWith('begin'))
          throw new Error('A connection of a reached database is for a transaction.');
        hasBegun = true;
        beginning = text;
        return NOTHING;
      }
      if (beginning === null) return client.query(named(config, kind), values);
      const ahead = [{ text: beginning, values: [] }, settingsAhead(reach)];
      beginning = null;
      // One that did nothing.
      if (text === 'commit' || text === 'rollback') return NOTHING;
      return new Promise((resolve, reject) => {
        const query = new ReachedQuery(ahead, named(config, kind), values);
        client.query(query as never, (error: Error | null, result: unknown) => {
          if (error) reject(error);
          else resolve(result);
        });
      });
    },
    release: (error?: Error | boolean) => client.release(error),
  };
}
const NOTHING = { rows: [], rowCount: null };

/**
 * A pool whose every query and transaction has a reach. Settings never stay with a connection: they
 * belong to the transaction, and a query by itself is one.
 */
export class ReachedPool {
  readonly #pool: pg.Pool;
  readonly #isOn: () => Promise<boolean>;
  readonly #reach: Reach;

  /** @param isOn whether the database has the roles and policies that the settings are about */
  constructor(pool: pg.Pool, isOn: () => Promise<boolean>, reach: Reach) {
    this.#pool = pool;
    this.#isOn = isOn;
    this.#reach = reach;
  }

  async query(config: string | Statement, values?: unknown[]): Promise<unknown> {
    if (!(await this.#isOn())) return this.#pool.query(config as string, values);
    const statement = typeof config === 'string' ? config : named(config, kindOf(this.#reach));
    return this.#pool.query(
      new ReachedQuery([settingsAhead(this.#reach)], statement, values) as never,
    );
  }

  async connect() {
    const isOn = await this.#isOn();
    const client = await this.#pool.connect();
    return isOn ? reachedClient(client, this.#reach) : client;
  }
}
