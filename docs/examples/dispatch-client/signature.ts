import { createHmac, timingSafeEqual } from 'node:crypto';

const WINDOW_SECONDS = 300;

const sign = (secret: string, timestamp: string, method: string, path: string, body: string) =>
  createHmac('sha256', secret).update([timestamp, method, path, body].join('\n')).digest('hex');

/** The headers that sign an outgoing call. `path` includes the query string. */
export function signed(secret: string, method: string, path: string, body: string) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return { 'x-timestamp': timestamp, 'x-signature': sign(secret, timestamp, method, path, body) };
}

/** Whether an incoming call was signed with the secret, at most five minutes ago. */
export function isSigned(
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  call: { method: string; path: string; body: string },
): boolean {
  const timestamp = String(headers['x-timestamp'] ?? '');
  const given = Buffer.from(String(headers['x-signature'] ?? ''));
  const right = Buffer.from(sign(secret, timestamp, call.method, call.path, call.body));
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  return given.length === right.length && timingSafeEqual(given, right) && age <= WINDOW_SECONDS;
}
