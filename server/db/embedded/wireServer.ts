import { chmod } from 'node:fs/promises';
import type { Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import type { ServerError } from './protocol.ts';
import {
  errorResponse,
  FrameReader,
  listenCommand,
  readyForQuery,
  rewrite,
  splitNotifications,
} from './protocol.ts';
import type { Session, Turnstile } from './turnstile.ts';

/** A listening server of PostgreSQL's protocol. */
export interface WireServer {
  /** Takes no more connections, cuts those there are, and rolls back what they had open. */
  close(): Promise<void>;
}

/**
 * Serves PostgreSQL's wire protocol on a unix socket.
 * @param greeting what the engine answered to a start-up packet; given to every client as it is
 */
export async function listen(
  path: string,
  turnstile: Turnstile,
  greeting: Buffer,
): Promise<WireServer> {
  const connections = new Set<Connection>();
  const server: Server = createServer((socket) => {
    const connection = new Connection(socket, turnstile, greeting, connections);
    connections.add(connection);
    socket.once('close', () => connections.delete(connection));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return {
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const connection of connections) connection.destroy();
      await closed;
      await turnstile.idle();
    },
  };
}

let lastStatement = 0;

class Connection implements Session {
  readonly #socket: Socket;
  readonly #turnstile: Turnstile;
  readonly #greeting: Buffer;
  readonly #all: ReadonlySet<Connection>;
  readonly #reader = new FrameReader();
  readonly #channels = new Set<string>();
  /** The client's names of its prepared statements, and the engine's. */
  readonly #statements = new Map<string, string>();
  #started = false;
  #batch: Buffer[] = [];
  #skippingToSync = false;

  constructor(
    socket: Socket,
    turnstile: Turnstile,
    greeting: Buffer,
    all: ReadonlySet<Connection>,
  ) {
    this.#all = all;
    this.#socket = socket;
    this.#turnstile = turnstile;
    this.#greeting = greeting;
    socket.on('data', (chunk) => this.#receive(chunk));
    // Nothing to do about a broken socket beyond what 'close', which always follows, does.
    socket.on('error', () => undefined);
    socket.on('close', () => turnstile.leave(this, this.#statements.values()));
  }

  answer(response: Buffer): void {
    const listeners = [...this.#all].filter((connection) => connection.#channels.size > 0);
    if (listeners.length === 0) return this.#write(response);
    // The backend listens for all connections at once, and tells whichever it serves next.
    const [rest, notifications] = splitNotifications(response);
    this.#write(rest);
    for (const { channel, bytes } of notifications) {
      for (const listener of listeners) {
        if (listener.#channels.has(channel)) listener.#write(bytes);
      }
    }
  }

  refuse(error: ServerError, synced: boolean): void {
    this.#skippingToSync = !synced;
    this.#write(
      synced ? Buffer.concat([errorResponse(error), readyForQuery()]) : errorResponse(error),
    );
  }

  terminate(error: ServerError): void {
    if (this.#socket.writableEnded) return;
    this.#socket.end(errorResponse(error));
    this.#socket.destroySoon();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #write(bytes: Buffer): void {
    if (this.#socket.writable) this.#socket.write(bytes);
  }

  #receive(chunk: Buffer): void {
    this.#reader.push(chunk);
    try {
      while (!this.#started && this.#start());
      while (this.#started && this.#step());
    } catch (error) {
      this.terminate({
        severity: 'FATAL',
        code: '08P01',
        message: error instanceof Error ? error.message : String(error),
        hint: 'Connect with a client that speaks version 3.0 of the protocol.',
      });
    }
  }

  #start(): boolean {
    const request = this.#reader.nextStartup();
    if (request === 'encryption') this.#write(Buffer.from('N'));
    else if (request === 'cancel') this.#socket.destroy();
    else if (request === 'unsupported') throw new Error('Unknown version of the protocol');
    else if (request === 'startup') {
      this.#started = true;
      this.#write(this.#greeting);
    }
    return request === 'encryption';
  }

  /** Takes in one message; false when there is no whole one. */
  #step(): boolean {
    const message = this.#reader.next();
    if (!message) return false;
    if (message.type === 'X') {
      this.#socket.end();
      this.#socket.destroySoon();
      return false;
    }
    if (this.#skippingToSync) {
      if (message.type !== 'S') return true;
      this.#skippingToSync = false;
      this.#write(readyForQuery());
      return true;
    }
    this.#listen(listenCommand(message));
    this.#batch.push(rewrite(message, (name) => this.#rename(name)));
    // Only a whole cycle is handed on: other connections' statements may run between two batches,
    // and would overwrite the unnamed statement if a cycle were cut in the middle.
    if ('QSHF'.includes(message.type)) {
      const batch = Buffer.concat(this.#batch);
      this.#batch = [];
      this.#turnstile.submit(this, batch);
    }
    return true;
  }

  #listen(command: ReturnType<typeof listenCommand>): void {
    if (!command) return;
    const [on, channel] = command;
    if (on) this.#channels.add(channel);
    else if (channel === '*') this.#channels.clear();
    else this.#channels.delete(channel);
  }

  #rename(name: string): string {
    if (name === '') return '';
    const known = this.#statements.get(name);
    if (known) return known;
    const renamed = `s${(lastStatement += 1)}`;
    this.#statements.set(name, renamed);
    return renamed;
  }
}
