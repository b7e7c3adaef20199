import type { AppContext } from '../context.ts';

/** What signing people in needs of the process. */
export type IdentityContext = Pick<AppContext, 'config' | 'database' | 'log' | 'admission'>;
