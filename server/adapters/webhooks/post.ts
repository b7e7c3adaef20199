import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { BlockList, LookupFunction } from 'node:net';
import { checkedAddresses, type Resolve, TargetRefused } from './targets.ts';

const TIMEOUT_MS = 15_000;
/** How much of an answer is kept. */
const MOST_CHARACTERS = 500;

export interface Posted {
  /** Null if there was no answer. */
  status: number | null;
  /** The beginning of the answer, or why there was none. */
  answer: string;
}

interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  allowed: BlockList;
  resolve?: Resolve;
}

/**
 * Posts to an address that somebody else chose: only to a public one, which is checked each time and then connected
 * to, and without following redirects. It never throws.
 */
export async function post({ url, headers, body, allowed, resolve }: Post): Promise<Posted> {
  try {
    const target = new URL(url);
    const addresses = await checkedAddresses(target, allowed, resolve);
    const lookup: LookupFunction = (_host, { all }, done) => {
      if (all) done(null, addresses);
      else done(null, addresses[0].address, addresses[0].family);
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return await send(target, body, { method: 'POST', headers, lookup, agent: false, signal });
  } catch (error) {
    return { status: null, answer: reasonOf(error) };
  }
}

function send(target: URL, body: string, options: RequestOptions): Promise<Posted> {
  const { promise, resolve, reject } = Promise.withResolvers<Posted>();
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const sent = request(target, options, (response) => {
    let answer = '';
    const end = () => resolve({ status: response.statusCode ?? null, answer });
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      answer = (answer + part).slice(0, MOST_CHARACTERS);
      if (answer.length < MOST_CHARACTERS) return;
      end();
      sent.destroy();
    });
    response.on('end', end);
    response.on('error', reject);
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

function reasonOf(error: unknown): string {
  if (error instanceof TargetRefused) return error.message;
  if (!(error instanceof Error)) return 'No answer.';
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return `No answer within ${TIMEOUT_MS / 1000} seconds.`;
  const code = 'code' in error ? String(error.code) : error.name;
  return `No answer: ${code}`;
}
