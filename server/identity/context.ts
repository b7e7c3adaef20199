import type { AppContext } from '../context.ts';

/** The parts of the process that signing in needs. */
export type IdentityContext = Pick<AppContext, 'config' | 'database' | 'log' | 'admission'>;
