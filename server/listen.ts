import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { Config } from './config/env.ts';
import { IDENTITY_PATH } from './config/origins.ts';
import { openSharedPort } from './sharedPort.ts';

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
  /** From now on callers are told to take another connection for their next call. */
  drain(): void;
  /** Stops taking connections and waits for open requests, at most `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/**
 * Opens the single port for everything.
 * @throws ListenError naming PORT or HOST and the remedy
 */
export async function listen(config: Config, handlers: Handlers): Promise<Listening> {
  let isDraining = false;
  const isEncrypted = config.publicUrl.startsWith('https:');
  const server = createServer((request, response) => {
    // Also for files, stand-ins and failures: browsers must not guess the type of an answer.
    response.setHeader('x-content-type-options', 'nosniff');
    if (isEncrypted) response.setHeader('strict-transport-security', A_YEAR_OF_HTTPS);
    if (isDraining) response.setHeader('connection', 'close');
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
    drain() {
      isDraining = true;
    },
    async close(graceMs) {
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      // Otherwise callers that got their answer would keep their connection for another minute.
      const letGo = setInterval(() => server.closeIdleConnections(), LET_GO_EVERY_MS);
      // A connection belongs to the socket that accepted it, and the server's own has only one in
      // 64.
      await sharedPort.close();
      clearInterval(letGo);
      clearTimeout(cut);
    },
  };
}
