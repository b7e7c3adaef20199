import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from 'hono/compress';

/**
 * Compresses what is sent piece by piece, and all other answers that are not compressed yet, except
 * JSON.
 */
export const compressAnswers = (): MiddlewareHandler =>
  compress({
    // JSON is short or already compressed, and a stream costs more than all the rest of such an
    // answer.
    contentTypeFilter: (type) =>
      !/\bjson\b/.test(type) && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type),
  });

/** Shorter ones are not worth it. */
const LEAST_BYTES = 1024;

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
 * An answer's text in the encoding that the caller accepts, with its headers. A page of a list is
 * compressed lightly and right here: another thread or a stream would cost several times as much.
 */
export function compressed(
  c: Context,
  text: string,
): { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> } {
  const bytes = Buffer.byteLength(text);
  const plain = { body: text, headers: { 'content-length': String(bytes) } };
  if (bytes < LEAST_BYTES) return plain;
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

/** Answers JSON text. */
export function sendJson(
  c: Context,
  text: string,
  status: 200 | 201 | 202,
  headers: Record<string, string>,
): Response {
  const sent = compressed(c, text);
  return c.body(sent.body, status, {
    'content-type': 'application/json',
    ...sent.headers,
    ...headers,
  });
}
