import type { z } from 'zod';
import { outsideCalls, outsideSeconds } from '../metrics/instruments.ts';
import { inSpan } from '../tracing/spans.ts';
import { noteAnswer, noteFailure } from './outcomes.ts';

/**
 * Why an outside service gave no usable answer: `unavailable` (no answer, or its own fault: try
 * again later), `refused` (it rejected this request or our credentials: retrying is no use),
 * `bad_answer` (its answer breaks its own contract).
 */
export type AdapterErrorCode = 'unavailable' | 'refused' | 'bad_answer';

/** A failure of an outside service, told apart by `code`. The message is for the log, not users. */
export class AdapterError extends Error {
  readonly code: AdapterErrorCode;
  readonly service: string;
  /** The service's HTTP status, when it answered at all. */
  readonly status: number | undefined;
  /** What happened, in one word without any value: a status, or a code of Node or of a library. */
  readonly word: string | null;

  constructor(
    service: string,
    code: AdapterErrorCode,
    message: string,
    options: { status?: number; cause?: unknown; word?: string } = {},
  ) {
    const { status, cause } = options;
    super(`${service}: ${message}`, { cause });
    this.name = 'AdapterError';
    this.service = service;
    this.code = code;
    this.status = status;
    this.word = status === undefined ? (options.word ?? wordOf(cause)) : String(status);
  }
}

/** The code that a failed connection has, at whatever depth, such as `ECONNREFUSED`. */
function wordOf(cause: unknown): string | null {
  if (!(cause instanceof Error)) return null;
  if (cause.name === 'TimeoutError') return 'ETIMEDOUT';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
  return wordOf(cause.cause) ?? code;
}

/** A refusal is an answer, too, such as that a booking is unknown. */
const ANSWERED = new Set(['ok', 'refused', 'bad_answer']);
const lastAnswers = new Map<string, number>();

/** When a service last answered this process, by `performance.now`. */
export const lastAnswerOf = (service: string): number | undefined => lastAnswers.get(service);

/** It refuses our credentials, and so everything. */
const isLockedOut = ({ code, status }: AdapterError) =>
  code === 'refused' && (status === 401 || status === 403);

function noteOutcome(service: string, error?: unknown): void {
  if (error === undefined) noteAnswer(service);
  else if (error instanceof AdapterError && (error.code !== 'refused' || isLockedOut(error)))
    noteFailure(service, { kind: error.code, word: error.word });
  else if (error instanceof AdapterError) noteAnswer(service);
}

/** Makes a call to an outside service, counts it by its outcome, and measures it. */
export const countedCall = <T>(service: string, call: () => Promise<T>): Promise<T> =>
  inSpan(service, { kind: 'client' }, () => counted(service, call));

async function counted<T>(service: string, call: () => Promise<T>): Promise<T> {
  const finish = outsideSeconds.startTimer({ service });
  let outcome = 'failed';
  try {
    const answer = await call();
    outcome = 'ok';
    noteOutcome(service);
    return answer;
  } catch (error) {
    noteOutcome(service, error);
    if (error instanceof AdapterError) outcome = error.code;
    else if (error instanceof Error && error.name === 'AbortError') outcome = 'cancelled';
    throw error;
  } finally {
    finish();
    if (ANSWERED.has(outcome)) lastAnswers.set(service, performance.now());
    outsideCalls.inc({ service, outcome });
  }
}

/** One call to an outside service that answers with JSON. */
export interface OutsideCall<T> {
  /** The name errors carry. */
  service: string;
  url: URL;
  init?: RequestInit;
  schema: z.ZodType<T>;
  timeoutMs: number;
  /** The caller's own abort: never retried, rethrown as it is. */
  signal?: AbortSignal | undefined;
  /** Whether to try once more after a 5xx or a broken connection. Only for calls safe to repeat. */
  retry?: boolean;
  /** How to reach the service when it is not over the network: in the same process, in tests. */
  fetch?: Fetch | undefined;
}

/** The part of `fetch` that adapters use. */
export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

async function attempt<T>(call: OutsideCall<T>): Promise<T> {
  const { service, url, init, schema, timeoutMs, signal } = call;
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  let body: string;
  try {
    response = await (call.fetch ?? fetch)(url, {
      ...init,
      // Only the configured server is asked, not others to which it redirects.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    body = await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    const reason = timeout.aborted ? `no answer within ${timeoutMs} ms` : 'not reachable';
    throw new AdapterError(service, 'unavailable', `${reason} at ${url.host}`, { cause });
  }
  const { status } = response;
  if (!response.ok) {
    const code = status >= 500 || status === 429 ? 'unavailable' : 'refused';
    throw new AdapterError(service, code, `${url.host} answered ${status}`, { status });
  }
  try {
    return schema.parse(JSON.parse(body));
  } catch (cause) {
    const message = `${url.host} answered in a shape that is not its documented one`;
    throw new AdapterError(service, 'bad_answer', message, { status, cause });
  }
}

const isWorthRepeating = (error: unknown): boolean =>
  error instanceof AdapterError && error.code === 'unavailable' && error.status !== 429;

/**
 * Fetches JSON from an outside service: with a time-out, one repeat on a 5xx or a broken
 * connection, and the answer checked against `schema`.
 *
 * @throws AdapterError
 */
export async function callOutside<T>(call: OutsideCall<T>): Promise<T> {
  const once = () => countedCall(call.service, () => attempt(call));
  try {
    return await once();
  } catch (error) {
    if (call.retry === false || !isWorthRepeating(error)) throw error;
    return once();
  }
}
