import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  SIGNATURE_HEADER,
  SIGNATURE_WINDOW_SECONDS,
  type SignedParts,
  signedText,
  TIMESTAMP_HEADER,
} from '../../../contract/booking/dispatch.ts';

const hmac = (secret: string, parts: SignedParts) =>
  createHmac('sha256', secret).update(signedText(parts)).digest();

/** Headers that prove who made a call, and when. */
export function signedHeaders(
  secret: string,
  call: { method: string; url: URL; body: string; now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(call.now.getTime() / 1000));
  const path = call.url.pathname + call.url.search;
  const parts = { timestamp, method: call.method, path, body: call.body };
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: hmac(secret, parts).toString('hex') };
}

/**
 * Whether a call was signed with the secret, within five minutes of now. Takes the same time
 * whichever character of the signature is wrong.
 */
export function isSigned(
  secret: string,
  parts: SignedParts,
  signature: string,
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(parts.timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const age = Math.abs(now.getTime() / 1000 - Number(parts.timestamp));
  const isRight = timingSafeEqual(hmac(secret, parts), Buffer.from(signature, 'hex'));
  return isRight && age <= SIGNATURE_WINDOW_SECONDS;
}
