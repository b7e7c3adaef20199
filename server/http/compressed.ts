import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { compress } from 'hono/compress';

/** What answers a few words, often, and mostly to this very process. */
const ANSWERS_BRIEFLY = /^\/(?:healthz|readyz|sandbox\/.+)$/;

/** Compresses what is sent piece by piece, and whatever else nobody has compressed yet. */
export function compressAnswers(): MiddlewareHandler {
  const compressing = compress();
  return (c, next) => (ANSWERS_BRIEFLY.test(c.req.path) ? next() : compressing(c, next));
}

/** Shorter ones are not worth it. */
const LEAST_BYTES = 1024;
/** Longer ones would keep everybody waiting: they are compressed piece by piece as they are sent. */
const MOST_BYTES = 512 * 1024;

type Encoding = 'br' | 'gzip' | 'identity';

const acceptedBy = (c: Context): Encoding =>
  accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted, { supports, default: none }) =>
      supports.find((one) => accepted.some(({ type, q }) => type === one && q > 0)) ?? none,
  }) as Encoding;

/**
 * Text as the caller takes it, with the headers that go with it. A page of a list is compressed at once
 * and lightly: handing it to another thread, or to a stream, costs several times what that takes.
 */
export function compressed(
  c: Context,
  text: string,
): { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> } {
  const bytes = Buffer.byteLength(text);
  const plain = { body: text, headers: { 'content-length': String(bytes) } };
  if (bytes < LEAST_BYTES || bytes > MOST_BYTES) return plain;
  const encoding = acceptedBy(c);
  if (encoding === 'identity') return { ...plain, headers: { ...plain.headers, ...VARIES } };
  const body =
    encoding === 'br'
      ? brotliCompressSync(text, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 1,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
          },
        })
      : gzipSync(text, { level: 3 });
  return {
    body,
    headers: {
      'content-encoding': encoding,
      'content-length': String(body.byteLength),
      ...VARIES,
    },
  };
}

const VARIES = { vary: 'Accept-Encoding' };
