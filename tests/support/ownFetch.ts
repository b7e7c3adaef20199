/**
 * Hono's server replaces the global `Request` and `Response`. The files of a worker share their
 * globals, and msw takes an error for an ordinary response when `Response` is not Node's own, so
 * each file starts with those of Node.
 */
const KEPT = Symbol.for('tests/ownFetch');

type Globals = Pick<typeof globalThis, 'Request' | 'Response'>;

const worker: typeof globalThis & { [KEPT]?: Globals } = globalThis;
const own = (worker[KEPT] ??= { Request, Response });

for (const [name, value] of Object.entries(own))
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
