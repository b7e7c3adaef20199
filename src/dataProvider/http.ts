import { HttpError } from 'ra-core';
import { v4 as uuid } from 'uuid';
import type { z } from 'zod';
import { callHeaders } from '../authProvider/keptUser.ts';
import { accessToken } from '../authProvider/session.ts';
import { connection } from '../connection/connection.ts';
import { currentLanguage } from '../i18n/language.ts';
import { forgetEarly, takeEarly } from '../loading/earlyReads/earlyReads.ts';
import { forgetPrefetched } from '../loading/prefetch.ts';
import { isProblem, NOT_SENT, notOurs, TIMED_OUT, withWait } from './failedCalls.ts';
import { type PatienceOf, pauseForServer, waitBeforeRepeat } from './retryAfter.ts';

export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** JSON text. */
  body?: string;
  /** Sent with every write; created here if none is given. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** What the answer does not have to wait for (`Prefer`). */
  prefer?: string;
  /** The call goes on when the page is left; its body is small. */
  keepalive?: boolean;
  /** Changes no list's rows: answers that were fetched early or ahead stay valid. */
  leavesRows?: boolean;
  /** How long a busy server may keep it waiting; as long as a press by default. */
  patience?: PatienceOf;
  /** Ends the waiting for a busy server; a call that is under way is still answered. */
  noMoreWaits?: AbortSignal;
}

/** The options of a call that only reads. */
export type Read = Pick<ApiRequest, 'signal'>;

function parse(text: string): unknown {
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    // For example a proxy's error page; the status still says what happened.
    return null;
  }
}

/**
 * How long to wait for an answer, in milliseconds. The page or a press repeats a read; a write gets
 * more time, because without an answer nobody knows whether it was done.
 */
export const PATIENCE_MS = { read: 15_000, write: 30_000 } as const;
/** Waits until `signal` aborts at the latest, for work that does not listen to it. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('The call was given up.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject);
  });
}

/** One request and its answer, even if that is an error. */
async function exchange(
  url: string,
  request: ApiRequest & { method: NonNullable<ApiRequest['method']> },
): Promise<{ response: Response; text: string }> {
  const { method, body, signal, keepalive } = request;
  const headers = new Headers();
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (request.prefer !== undefined) headers.set('prefer', request.prefer);
  if (method !== 'GET') {
    if (request.idempotencyKey) headers.set('idempotency-key', request.idempotencyKey);
    if (!request.leavesRows) {
      forgetEarly();
      forgetPrefetched();
    }
  }

  const call = new AbortController();
  const giveUp = () => call.abort();
  signal?.addEventListener('abort', giveUp, { once: true });
  if (signal?.aborted) giveUp();
  const isOffline = !navigator.onLine;
  const timer = setTimeout(giveUp, method === 'GET' ? PATIENCE_MS.read : PATIENCE_MS.write);
  try {
    // Fails if the token has to be renewed and the provider cannot be reached, which is like having
    // no network.
    const token = await unlessAborted(accessToken(), call.signal);
    for (const [name, value] of Object.entries(callHeaders(token, currentLanguage())))
      headers.set(name, value);
    const early = method === 'GET' ? await unlessAborted(takeEarly(url), call.signal) : null;
    const response =
      early ??
      (await fetch(new URL(url, location.origin), {
        method,
        headers,
        body,
        signal: call.signal,
        keepalive,
      }));
    const text = await response.text();
    connection.noteAnswer();
    return { response, text };
  } catch {
    if (signal?.aborted) throw new DOMException('The call was given up.', 'AbortError');
    if (call.signal.aborted) throw new HttpError(TIMED_OUT, 0);
    connection.noteFailure();
    throw new HttpError(isOffline && method !== 'GET' ? NOT_SENT : 'shell.error.network', 0);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/**
 * The refusals after which a write is sent again: the server was too busy to begin with it, and for
 * long work also those that pass by themselves, since the write keeps its key.
 */
const REPEATED: Record<PatienceOf, ReadonlySet<string>> = {
  press: new Set(['SERVER_BUSY']),
  work: new Set(['SERVER_BUSY', 'DATABASE_UNAVAILABLE', 'TOO_MANY_REQUESTS']),
};

/** How long to wait before sending a refused call again, in milliseconds, or null. */
function waitAfter(
  { method, patience = 'press' }: ApiRequest,
  { response, text }: { response: Response; text: string },
  waitedBefore: number,
): number | null {
  const wait = waitBeforeRepeat(response, waitedBefore, patience);
  if (wait === null || method === 'GET') return wait;
  const problem = parse(text);
  return isProblem(problem) && REPEATED[patience].has(problem.code) ? wait : null;
}

/**
 * Sends one request to the API with the caller's token and language, and waits as long as
 * `PATIENCE_MS` says. If the server is busy, the request is sent again when the server says so, a
 * write with the same key.
 * @param url path from the root with its query, such as `/v1/bookings?page=0`
 * @throws {HttpError} for any status outside 2xx, `body` being the Problem and the message the text
 * to show, or its key; with status 0 when no answer came.
 * @throws {DOMException} named AbortError for a call given up by its `signal`
 */
export async function sendRequest(url: string, request: ApiRequest = {}): Promise<ApiAnswer> {
  const method = request.method ?? 'GET';
  const idempotencyKey = method === 'GET' ? undefined : (request.idempotencyKey ?? uuid());
  const call = { ...request, method, idempotencyKey };
  let answer = await exchange(url, call);
  for (let waits = 0; ; waits += 1) {
    const wait = waitAfter(call, answer, waits);
    if (wait === null) break;
    await pauseForServer(wait, request.noMoreWaits ?? request.signal);
    if (request.noMoreWaits?.aborted) break;
    answer = await exchange(url, call);
  }
  const { response, text } = answer;
  const json = parse(text);
  if (!response.ok) {
    const message = isProblem(json) ? json.displayMessage : 'shell.error.generic';
    throw new HttpError(message, response.status, withWait(json, response.headers));
  }
  if (json === null && text.trim() !== '' && text.trim() !== 'null')
    throw notOurs(response.headers.get('content-type'));
  return { status: response.status, headers: response.headers, body: text, json };
}

/** A list, or the name of a field that the row has. */
export type UncheckedKind<T> = T extends readonly unknown[] ? 'list' : keyof T & string;

/** @throws {HttpError} where an answer is of another kind, so that the API did not give it */
export function ofKind<T extends object>(json: unknown, kind: UncheckedKind<T>): T {
  const isOurs =
    kind === 'list'
      ? Array.isArray(json)
      : typeof json === 'object' && json !== null && !Array.isArray(json) && kind in json;
  if (!isOurs) throw notOurs(json);
  // Only its kind is known here.
  return json as T;
}

export type QueryValue = string | number | boolean | null | undefined | readonly string[];

/** Writes a query string; empty values are left out, lists are joined with commas. */
export function queryString(query: Record<string, QueryValue>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const written = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (written !== '') parameters.set(name, written);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

interface Asked extends Omit<ApiRequest, 'body'> {
  query?: Record<string, QueryValue>;
  body?: unknown;
}

async function jsonOf(path: string, { query = {}, body, ...request }: Asked): Promise<unknown> {
  const base = path.startsWith('/v1/') ? path : `/v1/${path.replace(/^\//, '')}`;
  const { json } = await sendRequest(base + queryString(query), {
    ...request,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return json;
}

export interface CallOptions<S extends z.ZodType | undefined> extends Asked {
  /** Schema of the answer; without one the answer's body is not read. */
  response?: S;
}

/**
 * Calls an operation of the API that is not plain CRUD.
 * @param path under `/v1`, with or without that prefix
 * @returns the answer, checked against `response`
 * @throws {HttpError} as `sendRequest`
 * @example await callApi(`/bookings/${id}/cancel`, { method: 'POST', body: {}, idempotencyKey, response: tripSchema })
 */
export async function callApi<S extends z.ZodType | undefined = undefined>(
  path: string,
  { response, ...asked }: CallOptions<S> = {},
): Promise<S extends z.ZodType ? z.output<S> : undefined> {
  const json = await jsonOf(path, asked);
  const parsed = response?.safeParse(json);
  if (parsed?.success === false) throw notOurs(parsed.error);
  // The conditional return type expresses what the optional schema does; the compiler cannot infer
  // it.
  return parsed?.data as S extends z.ZodType ? z.output<S> : undefined;
}

/**
 * The same for requests of the first page before zod is loaded. The server checked the answer's
 * fields, as for the rows of lists; here only its kind is checked, which a page or another server
 * between would not have.
 * @param kind whether the answer is a list, or one row with at least this field
 * @example await callUnchecked<Me>('/me', { kind: 'corporations' })
 */
export async function callUnchecked<T extends object>(
  path: string,
  { kind, ...asked }: Asked & { kind: UncheckedKind<T> },
): Promise<T> {
  return ofKind<T>(await jsonOf(path, asked), kind);
}
