import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { peerAddress } from '../peerAddress.ts';
import type { IdentityContext } from './context.ts';
import type { Page } from './pages/layout.ts';

const MAX_FORM_BYTES = 16 * 1024;

/** The posted form, or null when it is not a form or too long. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded') || !(length <= MAX_FORM_BYTES)) {
    request.resume();
    return null;
  }
  return new URLSearchParams(await text(request));
}

/**
 * The e-mail of a form, without the character 0, which PostgreSQL cannot store and no e-mail
 * contains.
 */
export const typedEmail = (form: URLSearchParams | null): string =>
  (form?.get('email') ?? '').replaceAll('\0', '').slice(0, 254);

/** The IP address that a request comes from. */
export function callerOf(app: IdentityContext, { headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  return peerAddress(
    app,
    socket.remoteAddress ?? 'unknown',
    Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
  );
}

export function sendPage(response: ServerResponse, status: number, page: Page): void {
  response.writeHead(status, page.headers).end(page.body);
}

/** Seconds after which somebody who was refused because of the load may try again. */
export const BUSY_SECONDS = 3;
