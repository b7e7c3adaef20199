import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses bodies above a size. One whose length is stated is not looked at for that, since a look makes a
 * stream of it, which costs more than reading it: Node reads no more of it than was stated.
 */
export function limitBodies(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({ maxSize });
  return (c, next) => {
    const { method } = c.req;
    const stated =
      c.req.header('content-length') ?? (method === 'GET' || method === 'HEAD' ? 0 : NaN);
    const isPiecewise = c.req.header('transfer-encoding') !== undefined;
    return !isPiecewise && Number(stated) <= maxSize ? next() : limit(c, next);
  };
}
