import type { Server } from 'node:http';
import { createServer, type ListenOptions, type Server as Listener } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * In each turn of its event loop Node accepts one connection from each listening socket, however
 * many wait. With one socket a busy process accepts fifty a second, and calls wait for many seconds
 * before it knows of them, when they can be neither served nor refused.
 */
const LISTENERS = 64;

/** For all sockets: a busy process may never have a turn without a new connection. */
const QUIET_WAIT_MS = 5000;

/** A turn in which the process did next to nothing. */
const SHORT_TURN_MS = 0.05;

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
   * Accepts no more connections, and waits for the open ones. The system cuts off connections that it has made and
   * that wait to be accepted where a socket closes, and a balancer answers such a call with 502, because it may have been
   * carried out. So the sockets close one after the other, each when none waits in it.
   */
  close(): Promise<void>;
}

/**
 * Waits for a turn of the event loop in which the socket accepted no connection, and which was short: a connection that has
 * come since the turn looked at the sockets would be cut off. A busy process gets a longer turn each time.
 */
async function untilNoneWaits(listener: Listener, giveUpAt: number): Promise<void> {
  let hasCome = true;
  const note = () => void (hasCome = true);
  listener.on('connection', note);
  let began = performance.now();
  for (let longest = SHORT_TURN_MS; began < giveUpAt; longest *= 2) {
    hasCome = false;
    await nextTurn();
    const ended = performance.now();
    if (!hasCome && ended - began < longest) break;
    began = ended;
  }
  listener.off('connection', note);
}

const closing = (listener: Listener) =>
  new Promise<void>((resolve) => listener.close(() => resolve()));

async function closeAll(listeners: readonly Listener[]): Promise<void> {
  const giveUpAt = performance.now() + QUIET_WAIT_MS;
  // The first wait begins between two turns.
  await nextTurn();
  const closed = [];
  for (const listener of listeners) {
    await untilNoneWaits(listener, giveUpAt);
    closed.push(closing(listener));
  }
  await Promise.all(closed);
}

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
  try {
    await listening(server, { ...where, reusePort: true });
  } catch (error) {
    if (!isUnknownThere(error)) throw error;
    await listening(server, where);
    return { port: portOf(server), close: () => closeAll([server]) };
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
  return { port, close: () => closeAll([...others, server]) };
}
