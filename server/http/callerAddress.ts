import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { peerAddress } from '../peerAddress.ts';

/** Who calls, for counting calls; `unknown` for a call that was made inside the process. */
export function callerAddress(c: Context): string {
  try {
    const peer = getConnInfo(c).remote.address ?? 'unknown';
    return peerAddress(peer, c.req.header('x-forwarded-for'));
  } catch {
    return 'unknown';
  }
}
