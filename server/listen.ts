import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Config } from './config/env.ts';
import { IDENTITY_PATH } from './config/origins.ts';
import { createServer, type ListenOptions, type Server as Listener } from 'node:net';

/**
 * In each turn of its event loop Node accepts one connection from each listening socket, however
 * many wait. With one socket a busy process accepts fifty a second, and calls wait for many seconds
 * before it knows of them, when they can be neither served nor refused.
 */
const LISTENERS = 64;

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
  /** Accepts no more connections, except by the server itself, and waits for the open ones. */
  close(): Promise<void>;
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
  try {
    await listening(server, { ...where, reusePort: true });
  } catch (error) {
    if (!isUnknownThere(error)) throw error;
    await listening(server, where);
    return { port: portOf(server), close: () => Promise.resolve() };
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
  return { port, close: async () => void (await Promise.all(others.map(closing))) };
}

export interface Handlers {
  /** API, health and the built console. */
  app: RequestListener;
  /**
   * The embedded identity provider, under IDENTITY_PATH, or its replacement where there is an
   * external one.
   */
  identity: RequestListener;
  /** Vite's middleware in development: true when it took the request. */
  assets: ((...request: Parameters<RequestListener>) => Promise<boolean>) | null;
}

const isUnder = (request: IncomingMessage, path: string) =>
  request.url === path || request.url?.startsWith(`${path}/`);

/** Set on every answer, so that browsers that used https once do not come back by http. */
const A_YEAR_OF_HTTPS = 'max-age=31536000; includeSubDomains';

/** The port is taken, or may not be opened by this user. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

const KEEP_ALIVE_MS = 75_000;
const LET_GO_EVERY_MS = 50;

const REMEDIES: Record<string, string> = {
  EADDRINUSE: 'is in use by another program: stop it, or set PORT to another number',
  EACCES: 'may not be opened by this user: set PORT to a number above 1023',
  EADDRNOTAVAIL: 'is not an address of this machine: set HOST to 127.0.0.1 or 0.0.0.0',
};

/** The open port. */
export interface Listening {
  port: number;
  /** Stops taking connections and waits for open requests, at most `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/**
 * Opens the single port for everything.
 * @throws ListenError naming PORT or HOST and the remedy
 */
export async function listen(config: Config, handlers: Handlers): Promise<Listening> {
  const isEncrypted = config.publicUrl.startsWith('https:');
  const server = createServer((request, response) => {
    // Also for files, stand-ins and failures: browsers must not guess the type of an answer.
    response.setHeader('x-content-type-options', 'nosniff');
    if (isEncrypted) response.setHeader('strict-transport-security', A_YEAR_OF_HTTPS);
    // RFC 9112, 3.2: a proxy may have decided by the other one.
    if ((request.headersDistinct.host?.length ?? 0) > 1) {
      response.writeHead(400, { connection: 'close' }).end('Send one Host header.\n');
      return;
    }
    if (isUnder(request, IDENTITY_PATH)) {
      handlers.identity(request, response);
      return;
    }
    if (!handlers.assets) {
      handlers.app(request, response);
      return;
    }
    void handlers.assets(request, response).then((taken) => {
      if (!taken) handlers.app(request, response);
    });
  });
  // Longer than load balancers keep connections: otherwise a call sometimes arrives while its
  // connection is being closed.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const sharedPort = await openSharedPort(server, { port: config.port, host: config.host }).catch(
    (error: NodeJS.ErrnoException) => {
      const remedy = REMEDIES[error.code ?? ''];
      const where = `${config.host}:${config.port}`;
      throw remedy ? new ListenError(`PORT/HOST ${where} ${remedy}.`) : error;
    },
  );
  return {
    port: sharedPort.port,
    async close(graceMs) {
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      const closed = [
        sharedPort.close(),
        new Promise<void>((resolve) => server.close(() => resolve())),
      ];
      // Otherwise callers that got their answer would keep their connection for another minute.
      const letGo = setInterval(() => server.closeIdleConnections(), LET_GO_EVERY_MS);
      server.closeIdleConnections();
      // A connection belongs to the socket that accepted it, and the server's own has only one in
      // 64.
      await Promise.all(closed);
      clearInterval(letGo);
      clearTimeout(cut);
    },
  };
}
