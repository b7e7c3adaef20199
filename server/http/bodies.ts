import type { MiddlewareHandler } from 'hono';
import { DomainError } from '../../contract/core/errors.ts';

/**
 * How much of a refused body is still read, and for how long. Otherwise the connection would be
 * reset while its caller is still sending, and the caller would never see the answer.
 */
const MOST_DISCARDED_BYTES = 8 * 1024 * 1024;
const MOST_DISCARDED_MS = 10_000;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads the rest of a body. @throws DomainError PAYLOAD_TOO_LARGE */
async function discard(reader: Reader): Promise<never> {
  const cut = setTimeout(() => void reader.cancel().catch(() => undefined), MOST_DISCARDED_MS);
  try {
    for (let size = 0; size <= MOST_DISCARDED_BYTES;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
    }
  } catch {
    // The caller has gone, and sees no answer.
  } finally {
    clearTimeout(cut);
  }
  throw new DomainError('PAYLOAD_TOO_LARGE');
}

/** @throws DomainError PAYLOAD_TOO_LARGE */
async function readAll(reader: Reader, maxSize: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > maxSize) await discard(reader);
    pieces.push(piece.value);
  }
  return Buffer.concat(pieces, size);
}

/**
 * Refuses bodies above a size. A body with a stated length is not inspected, because Node reads no
 * more than was stated, and inspecting would make a stream of it, which costs more than reading it.
 * Hono's own limit would stop reading at once.
 * @throws DomainError PAYLOAD_TOO_LARGE
 */
export function limitBodies(maxSize: number): MiddlewareHandler {
  return async (c, next) => {
    const { method, raw } = c.req;
    const stated =
      c.req.header('content-length') ?? (method === 'GET' || method === 'HEAD' ? 0 : NaN);
    const isPiecewise = c.req.header('transfer-encoding') !== undefined;
    if (!isPiecewise && Number(stated) <= maxSize) return next();
    const reader = raw.body?.getReader();
    if (!reader) return next();
    if (!isPiecewise && Number(stated) > maxSize) await discard(reader);
    c.req.raw = new Request(raw, { method, body: await readAll(reader, maxSize) });
    return next();
  };
}
