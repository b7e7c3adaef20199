import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Loopback and private networks: a proxy of our own, or this machine. */
const OWN_NETWORK =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)|^(?:::1$|f[cd]|fe80:)/i;

/**
 * Who calls, for counting calls: the other end of the connection, or, when that is a proxy on our
 * own network, the address it says it took the call from (the last one it forwards; those before it
 * are the caller's own claim).
 */
export function callerAddress(c: Context): string {
  let peer: string;
  try {
    peer = getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // No connection: the call was made inside the process.
    return 'unknown';
  }
  if (!OWN_NETWORK.test(peer)) return peer;
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return isIP(forwarded) > 0 ? forwarded : peer;
}
