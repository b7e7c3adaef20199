import pg from 'pg';
import { statementNames } from '../statementNames.ts';
import { type Reach, SETTING_STATEMENT, settingText, settingValues } from './reach.ts';

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

/** Under this name a connection keeps the statement parsed. */
const NAME = 'reach';
const prepared = new WeakSet<Wire>();

/**
 * A query that is sent together with the settings it needs. Both are answered at once, in one
 * transaction: it costs no further round trip, and the settings are gone when the query is.
 */
class ReachedQuery extends pg.Query {
  readonly #settings: string[];
  #isSet = false;

  constructor(settings: string[], config: string | pg.QueryConfig, values?: unknown[]) {
    super(config, values);
    this.#settings = settings;
  }

  /** Read by node-postgres: only messages of their own can be sent one behind the other. */
  requiresPreparation(): true {
    return true;
  }

  override prepare(wire: Wire): void {
    if (!prepared.has(wire)) wire.parse({ text: SETTING_STATEMENT, name: NAME, types: [] });
    prepared.add(wire);
    wire.bind({ portal: '', statement: NAME, values: this.#settings, binary: false });
    wire.execute({ portal: '' });
    super.prepare(wire);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isSet) super.handleCommandComplete(message, wire);
    this.#isSet = true;
  }
}

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

/** A connection for one transaction, which begins with the settings. */
function reachedClient(client: pg.PoolClient, settings: string, kind: string) {
  let hasBegun = false;
  return {
    query(config: Statement, values: unknown[]) {
      if (hasBegun) return client.query(named(config, kind), values);
      hasBegun = true;
      if (!config.text.startsWith('begin'))
        throw new Error('A connection of a reached database is for a transaction.');
      return client.query({ ...config, text: `${config.text}; ${settings}` });
    },
    release: (error?: Error | boolean) => client.release(error),
  };
}

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
      new ReachedQuery(settingValues(this.#reach), statement, values) as never,
    );
  }

  async connect() {
    const isOn = await this.#isOn();
    const client = await this.#pool.connect();
    return isOn ? reachedClient(client, settingText(this.#reach), kindOf(this.#reach)) : client;
  }
}
