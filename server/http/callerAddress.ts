import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { peerAddress } from '../peerAddress.ts';

/** The caller's address, for counting calls; `unknown` for a call from within the process. */
export function callerAddress(app: AppContext, c: Context): string {
  try {
    const peer = getConnInfo(c).remote.address ?? 'unknown';
    return peerAddress(app, peer, c.req.header('x-forwarded-for'));
  } catch {
    return 'unknown';
  }
}
