import type { Context } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';
import { peerAddress } from '../peerAddress.ts';
import type { AppContext } from '../context.ts';

/** The other end of the connection; `unknown` for a call from within the process. */
export function peerOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** The caller's address, behind the proxies that are trusted. */
export const callerAddress = (app: Pick<AppContext, 'config' | 'log'>, c: Context): string =>
  peerAddress(app, peerOf(c), c.req.header('x-forwarded-for'));
