import pg from 'pg';
import { repeated } from '../repeated.ts';
import { type Companion, companionOf, withoutMark } from '../statements/companions.ts';
import { statementNames } from '../statements/statementNames.ts';
import type { WaitingPool } from '../waitingPool.ts';
import { type Reach, SETTING_STATEMENT, settingValues } from './reach.ts';

interface Wire {
  parse(message: { text: string; name: string; types: [] }): void;
  bind(message: { portal: string; statement: string; values: string[]; binary: false }): void;
  execute(message: { portal: string }): void;
  sync(): void;
}

/** What node-postgres's own query does with a connection; its types leave this out. */
declare module 'pg' {
  interface Query {
    text: string;
    name?: string | undefined;
    prepare(wire: Wire): void;
    hasBeenParsed(wire: Wire): boolean;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, wire: Wire): void;
  }
}

const prepared = new WeakMap<Wire, Set<string>>();

/** A statement that is sent in the same message as a query, and whose answer nobody needs. */
interface Beside {
  text: string;
  values: string[];
  /** The name under which a connection keeps it parsed. */
  name?: string | undefined;
}

const isSettings = (text: string): boolean => text.startsWith('select set_config(');
const BEGIN: Beside = { text: 'begin', values: [], name: 'begin' };
const COMMIT: Beside = { text: 'commit', values: [], name: 'commit' };
const withoutName = ({ text, values }: Beside): Beside => ({ text, values });

/** @returns whether the connection first has to learn the statement's name */
function send(wire: Wire, { text, values, name = '' }: Beside): boolean {
  const known = prepared.get(wire) ?? new Set();
  prepared.set(wire, known);
  const isNew = !known.has(name);
  if (isNew) wire.parse({ text, name, types: [] });
  if (name) known.add(name);
  wire.bind({ portal: '', statement: name, values, binary: false });
  wire.execute({ portal: '' });
  return isNew && name !== '';
}

/**
 * A query that is sent in one message with the statements that come before it, such as the beginning of its
 * transaction and its settings, and with the commit if it is the last. They cost no further round trip. Settings hold
 * for the transaction; a query outside of one is a transaction itself. When a statement fails, PostgreSQL skips those
 * behind it.
 */
export class ReachedQuery extends pg.Query {
  #ahead: readonly Beside[];
  readonly #isLast: boolean;
  #commit = COMMIT;
  #done = 0;
  /** Whether its message names statements. If it fails, the connection may not know those names. */
  givesNames = false;

  constructor(
    ahead: readonly Beside[],
    config: string | pg.QueryConfig,
    values?: unknown[],
    isLast = false,
  ) {
    super(config, values);
    this.#ahead = ahead;
    this.#isLast = isLast;
  }

  /** All statements of the message except the settings, in their order, for tests that watch a connection. */
  get message(): string[] {
    const texts = this.#ahead.map(({ text }) => text).filter((text) => !isSettings(text));
    return [...texts, this.text, ...(this.#isLast ? [COMMIT.text] : [])];
  }

  /** For a connection that is somebody else's after each transaction. */
  forgetNames(): void {
    this.name = undefined;
    this.#ahead = this.#ahead.map(withoutName);
    this.#commit = withoutName(COMMIT);
  }

  /** Read by node-postgres: only the extended protocol can send several statements in one message. */
  requiresPreparation(): true {
    return true;
  }

  override prepare(wire: Wire): void {
    for (const one of this.#ahead) if (send(wire, one)) this.givesNames = true;
    if (this.name && !this.hasBeenParsed(wire)) this.givesNames = true;
    if (!this.#isLast) return super.prepare(wire);
    const sync = () => {
      if (send(wire, this.#commit)) this.givesNames = true;
      wire.sync();
    };
    super.prepare(Object.create(wire, { sync: { value: sync } }) as Wire);
  }

  override handleDataRow(message: unknown): void {
    if (this.#done === this.#ahead.length) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#done === this.#ahead.length) super.handleCommandComplete(message, wire);
    this.#done += 1;
  }
}

interface Statement {
  text: string;
  name?: string;
}

const nameOf = statementNames('write_');
/** Statements whose plan does not depend on their values: adding rows, and locking names. */
const ADDS = /^\s*(?:insert into|with "?(?:ins|write_0)"? as|select pg_advisory_xact_lock)\b/i;

/** The kinds of reach that need a plan each, because a connection serves one reach after the other. */
const kindOf = (reach: Reach) => {
  if (typeof reach === 'string') return reach;
  if ('signIn' in reach) return 'signIn';
  return reach.corporationIds ? 'account' : 'channel';
};

/** The statement as it is sent. One with a name is planned separately for each kind of reach. */
function named<S extends Statement>(statement: S, kind: string): S {
  const { text } = statement;
  const { name = ADDS.test(withoutMark(text)) ? nameOf(text) : undefined } = statement;
  return name === undefined ? statement : { ...statement, name: `${name} ${kind}` };
}

/**
 * A connection for one transaction, whose beginning is sent with its first statement. Statements that are marked to go
 * with the next one, or with the commit, do so (`companions.ts`).
 */
function reachedClient(client: pg.PoolClient, reach: Reach, settings: Beside) {
  const kind = kindOf(reach);
  let state: 'new' | 'open' | 'committed' = 'new';
  /** The statements that have not been sent yet. */
  let ahead: Beside[] = [];
  /** It is no longer known which named statements the connection has, so it is closed afterwards. */
  let isDoubtful = false;

  async function send(statement: Statement, values: unknown[], companion: Companion | null) {
    const isLast = companion === 'last';
    if (ahead.length === 0 && !isLast) return client.query(named(statement, kind), values);
    const sent = ahead;
    ahead = [];
    const query = new ReachedQuery(sent, named(statement, kind), values, isLast);
    const result = await new Promise((resolve, reject) => {
      client.query(query as never, (error: Error | null, found: unknown) => {
        if (error) {
          isDoubtful ||= query.givesNames;
          reject(error);
        } else resolve(found);
      });
    });
    if (isLast) state = 'committed';
    return result;
  }

  return {
    async query(config: Statement, values: unknown[]): Promise<unknown> {
      const { text } = config;
      if (state === 'new') {
        if (!text.startsWith('begin'))
          throw new Error('A connection of a reached database is for a transaction.');
        state = 'open';
        ahead = [{ ...BEGIN, ...(text !== BEGIN.text && { text, name: undefined }) }, settings];
        return NOTHING;
      }
      if (state === 'committed') {
        if (text === 'commit') return NOTHING;
        throw new Error(
          'A statement came after the one that was marked as the last of its transaction.',
        );
      }
      const isBegun = ahead[0]?.text.startsWith('begin') !== true;
      // The transaction did nothing, so nothing was sent.
      if (!isBegun && (text === 'rollback' || (text === 'commit' && ahead.length === 2)))
        return NOTHING;
      if (text === 'rollback') ahead = [];
      const companion = companionOf(text);
      if (companion !== 'withNext') return send(config, values, companion);
      const { name } = named(config, kind);
      ahead.push({ text, name, values: values.map(stringOf) });
      return NOTHING;
    },
    release: (error?: Error | boolean) => client.release(error || isDoubtful),
  };
}
const NOTHING = { rows: [], rowCount: null };

function stringOf(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError('A statement that is sent with the next one takes strings as its values.');
}

/**
 * A pool whose every query and transaction has a reach. Settings never stay with a connection: they
 * belong to the transaction, and a query outside of one is a transaction itself.
 */
export class ReachedPool {
  readonly #pool: WaitingPool;
  readonly #isOn: () => Promise<boolean>;
  readonly #reach: Reach;
  readonly #session: string;

  /**
   * @param isOn whether the database has the roles and policies that the settings are about
   * @param session the settings that each transaction needs because its connection has none of its own, as
   *   expressions of SQL
   */
  constructor(pool: WaitingPool, isOn: () => Promise<boolean>, reach: Reach, session = '') {
    this.#pool = pool;
    this.#isOn = isOn;
    this.#reach = reach;
    this.#session = session;
  }

  /** What is set at the beginning of a transaction; null for nothing. */
  async #settings(): Promise<Beside | null> {
    if (!(await this.#isOn()))
      return this.#session === '' ? null : { text: `select ${this.#session}`, values: [] };
    const text = this.#session ? `${SETTING_STATEMENT}, ${this.#session}` : SETTING_STATEMENT;
    return { text, values: settingValues(this.#reach), name: 'reach' };
  }

  async query(config: string | Statement, values?: unknown[]): Promise<unknown> {
    const settings = await this.#settings();
    const statement = typeof config === 'string' ? config : named(config, kindOf(this.#reach));
    return repeated(this.#pool, () =>
      this.#pool.query(
        settings ? (new ReachedQuery([settings], statement, values) as never) : (config as string),
        values,
      ),
    );
  }

  /** See `WaitingPool`. */
  renew(since: number): void {
    this.#pool.renew(since);
  }

  async connect() {
    const settings = await this.#settings();
    const client = await this.#pool.connect();
    return settings ? reachedClient(client, this.#reach, settings) : client;
  }
}
