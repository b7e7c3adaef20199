import type { ServerError } from './protocol.ts';
import { closeStatement, finalStatus, query, sync } from './protocol.ts';

/** Runs a batch of wire messages on the one backend, to the end, and gives back its answer. */
export type Execute = (batch: Buffer) => Promise<Buffer>;

/** One connection's side of the turnstile. */
export interface Session {
  /** Hands on the backend's answer. */
  answer(response: Buffer): void;
  /** Tells the client that a batch was not run. `sync` is false when the client has yet to send Sync. */
  refuse(error: ServerError, sync: boolean): void;
  /** Cuts the connection, telling why. */
  terminate(error: ServerError): void;
}

/** How long connections put up with each other, in milliseconds. */
export interface Patience {
  /** A statement that waits this long for a transaction that does nothing is refused. */
  lockWaitMs: number;
  /** A transaction that does nothing this long while others wait is rolled back and cut off. */
  idleInTransactionMs: number;
}

interface Turn {
  session: Session | null;
  batch: Buffer;
  since: number;
}

/**
 * Lets many connections use a backend that has only one session. Batches run one at a time, in the
 * order they came; from the batch that opens a transaction until the one that ends it, only that
 * connection's batches run.
 */
export class Turnstile {
  readonly #execute: Execute;
  readonly #patience: Patience;
  readonly #onFatal: (error: unknown) => void;
  #queue: Turn[] = [];
  #owner: Session | null = null;
  #idleSince = 0;
  #running = false;
  #timer: NodeJS.Timeout | undefined;
  #drained: (() => void)[] = [];
  readonly #left = new WeakSet<Session>();

  /** @param onFatal the backend ended or broke off; nothing more can run on it */
  constructor(execute: Execute, patience: Patience, onFatal: (error: unknown) => void) {
    this.#execute = execute;
    this.#patience = patience;
    this.#onFatal = onFatal;
  }

  /** Runs a batch that ends in Query, Sync or Flush as soon as it is this session's turn. */
  submit(session: Session | null, batch: Buffer): void {
    this.#queue.push({ session, batch, since: performance.now() });
    this.#pump();
  }

  /** A connection is gone: nothing of it runs any more, and its open transaction is rolled back. */
  leave(session: Session, statements: Iterable<string>): void {
    this.#left.add(session);
    this.#queue = this.#queue.filter((turn) => turn.session !== session);
    const closes = [...statements].map(closeStatement);
    if (this.#owner === session) this.#rollBack(session);
    if (closes.length > 0) this.submit(null, Buffer.concat([...closes, sync()]));
    this.#pump();
  }

  /** Resolves when nothing runs, waits or holds a transaction. */
  async idle(): Promise<void> {
    if (!this.#running && this.#queue.length === 0 && !this.#owner) return;
    await new Promise<void>((resolve) => {
      this.#drained.push(resolve);
    });
  }

  #next(): Turn | undefined {
    if (this.#owner === null) return this.#queue.shift();
    const index = this.#queue.findIndex((turn) => turn.session === this.#owner);
    return index === -1 ? undefined : this.#queue.splice(index, 1)[0];
  }

  #pump(): void {
    if (this.#running) return;
    const turn = this.#next();
    if (!turn) {
      if (this.#owner) this.#watch();
      else for (const resolve of this.#drained.splice(0)) resolve();
      return;
    }
    clearTimeout(this.#timer);
    this.#running = true;
    this.#run(turn).then(
      // Back through the event loop, so that other sockets are read between two batches.
      () => setImmediate(() => this.#resume()),
      (error: unknown) => this.#onFatal(error),
    );
  }

  #resume(): void {
    this.#running = false;
    this.#pump();
  }

  async #run({ session, batch }: Turn): Promise<void> {
    const response = await this.#execute(batch);
    this.#owner = finalStatus(response) === 'I' ? null : session;
    this.#idleSince = performance.now();
    session?.answer(response);
    if (session && this.#owner === session && this.#left.has(session)) this.#rollBack(session);
  }

  #rollBack(session: Session): void {
    // Sync first: the client may have gone in the middle of an extended cycle.
    this.#queue.unshift({ session, batch: Buffer.concat([sync(), query('ROLLBACK')]), since: 0 });
  }

  /** The owner does nothing: see whose patience ends next. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#queue.length === 0) return;
    const waited = (turn: Turn) => performance.now() - Math.max(turn.since, this.#idleSince);
    const longest = Math.max(...this.#queue.map(waited));
    const idleLeft = this.#patience.idleInTransactionMs - (performance.now() - this.#idleSince);
    const delay = Math.max(0, Math.min(this.#patience.lockWaitMs - longest, idleLeft));
    this.#timer = setTimeout(
      () => {
        const idle = performance.now() - this.#idleSince;
        if (idle >= this.#patience.idleInTransactionMs) {
          this.#owner?.terminate(idleTooLong(idle));
        } else {
          const late = this.#queue.filter((turn) => waited(turn) >= this.#patience.lockWaitMs);
          this.#queue = this.#queue.filter((turn) => !late.includes(turn));
          for (const { session, batch } of late) {
            session?.refuse(waitedTooLong(this.#patience.lockWaitMs), !endsInFlush(batch));
          }
        }
        this.#pump();
      },
      Math.ceil(delay) + 1,
    );
  }
}

const endsInFlush = (batch: Buffer) => batch.at(-5) === 0x48;
const seconds = (ms: number) => `${Number((ms / 1000).toFixed(1))} s`;

const waitedTooLong = (ms: number): ServerError => ({
  severity: 'ERROR',
  code: '55P03',
  message: `waited ${seconds(ms)} for the embedded store: another connection holds a transaction open and does nothing`,
  hint: "Inside a transaction use the transaction's own client for every statement, and await no network call there. The embedded store runs one transaction at a time.",
});

const idleTooLong = (ms: number): ServerError => ({
  severity: 'FATAL',
  code: '25P03',
  message: `rolled back: the transaction did nothing for ${seconds(ms)} while other connections waited`,
  hint: 'Commit or roll back on every path, and release the client.',
});
