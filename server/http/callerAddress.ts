import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { peerAddress } from '../peerAddress.ts';

/** The caller's address, for counting calls; `unknown` for a call from within the process. */
export function callerAddress(c: Context): string {
  try {
    const peer = getConnInfo(c).remote.address ?? 'unknown';
    return peerAddress(peer, c.req.header('x-forwarded-for'));
  } catch {
    return 'unknown';
  }
}
