import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line says that is logged during a piece of work: ids and names, never values. */
type Scope = () => Record<string, unknown>;

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Runs the work of one request or job. Each line that is logged meanwhile gets what `about` returns
 * at that moment, so that it may learn more during the work, such as who calls.
 */
export const inLogScope = <T>(about: Scope, work: () => T): T => scopes.run(about, work);

/** What is known about the request or job during which a line is logged. */
export const currentScope: Scope = () => scopes.getStore()?.() ?? {};
