import type { Server } from 'node:http';
import { createServer, type ListenOptions, type Server as Listener } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * In each turn of its event loop Node accepts one connection from each listening socket, however
 * many wait. With one socket a busy process accepts fifty a second, and calls wait for many seconds
 * before it knows of them, when they can be neither served nor refused.
 */
const LISTENERS = 64;

/** A busy process may never have a turn without a new connection. */
const QUIET_WAIT_MS = 1000;

const listening = (listener: Listener, options: ListenOptions) =>
  new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(options, () => {
      listener.off('error', reject);
      resolve();
    });
  });

/** The errors of systems that cannot share a port among sockets. */
const isUnknownThere = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOTSUP', 'EINVAL'].includes(String(error.code));

/** The sockets through which connections come to one port. */
export interface SharedPort {
  port: number;
  /**
   * Waits, for a second at most, until no connection waits to be accepted. The system cuts off those that wait where a
   * socket closes, and a balancer answers such a call with 502, because it may have been carried out.
   */
  untilNoneWaits(): Promise<void>;
  /** Accepts no more connections, except by the server itself, and waits for the open ones. */
  close(): Promise<void>;
}

async function untilNoneWaits(server: Server): Promise<void> {
  let hasCome = true;
  const note = () => void (hasCome = true);
  server.on('connection', note);
  const giveUpAt = performance.now() + QUIET_WAIT_MS;
  await nextTurn();
  // A whole turn, in which each socket accepts a connection if one waits.
  while (hasCome && performance.now() < giveUpAt) {
    hasCome = false;
    await nextTurn();
  }
  server.off('connection', note);
}

const closing = (listener: Listener) =>
  new Promise<void>((resolve) => listener.close(() => resolve()));

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
};

/**
 * Opens a port with many sockets, among which the system distributes the connections, and has
 * `server` serve all of them. Where the system cannot do that, there is one socket.
 * @throws the error of `listen`, also where another program of the same user shares the port
 */
export async function openSharedPort(server: Server, where: ListenOptions): Promise<SharedPort> {
  // Two processes could share a port by mistake; trying to open it unshared detects that.
  if (where.port !== 0) {
    const probe = createServer();
    await listening(probe, where);
    await closing(probe);
  }
  const shared = () => ({ port: portOf(server), untilNoneWaits: () => untilNoneWaits(server) });
  try {
    await listening(server, { ...where, reusePort: true });
  } catch (error) {
    if (!isUnknownThere(error)) throw error;
    await listening(server, where);
    return { ...shared(), close: () => Promise.resolve() };
  }
  const port = portOf(server);
  // As node:http opens its own sockets.
  const own = { allowHalfOpen: true, noDelay: true };
  const others = Array.from({ length: LISTENERS - 1 }, () =>
    createServer(own, (socket) => server.emit('connection', socket)),
  );
  await Promise.all(
    others.map((listener) => listening(listener, { ...where, port, reusePort: true })),
  );
  return { ...shared(), close: async () => void (await Promise.all(others.map(closing))) };
}
