import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses bodies above a size. A body with a stated length is not inspected, because Node reads no
 * more than was stated, and inspecting would make a stream of it, which costs more than reading it.
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
