import type { IncomingMessage, ServerResponse } from 'node:http';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import { languageOf } from '../../contract/core/languages.ts';
import { secondsUntilRetry } from '../admission/admission.ts';
import type { LoadClass } from '../admission/loadClass.ts';
import { channelForHost } from '../config/origins.ts';
import type { AppContext } from '../context.ts';
import { countRequest, problems } from '../metrics/instruments.ts';
import { requestIdOf } from '../requestId.ts';
import { count } from '../watch/measures.ts';
import { honoPath } from './honoPath.ts';
import type { App } from './httpEnv.ts';
import { STATUS_OF } from './problems.ts';
import type { Route } from './route.ts';

/** A call whose class follows from its path. */
export type LimitedCall = Pick<Route, 'method' | 'path' | 'load'>;

/** A refusal that the application made once. */
interface KeptRefusal {
  headers: [name: string, value: string][];
  /** The text before and after the id of the request. */
  body: [before: string, after: string];
}

/**
 * There are far fewer combinations of classes, languages and own origins; the application answers
 * the rest.
 */
const MOST_KEPT = 500;
const BUSY = STATUS_OF.SERVER_BUSY;
/** Without a refusal for so long, an overload is over. */
const CALM_MS = 10_000;
/** The placeholder for the id of the request in a kept refusal. */
const ID_GOES_HERE = 'id-of-the-request';

/** Asks the application to refuse one call, to keep what it answers. */
async function refusalOf(app: App, request: IncomingMessage): Promise<KeptRefusal> {
  const { host = 'localhost', origin, 'x-lang': language } = request.headers;
  const headers = new Headers({ host, 'x-request-id': ID_GOES_HERE });
  if (origin) headers.set('origin', origin);
  if (typeof language === 'string') headers.set('x-lang', language);
  const { method = 'GET', url = '/' } = request;
  const answer = await app.request(
    `http://${host}${url}`,
    { method, headers },
    { isRefused: true },
  );
  if (answer.status !== BUSY) throw new Error(`${method} ${url} is answered ${answer.status}`);
  const [before = '', after = ''] = (await answer.text()).split(ID_GOES_HERE);
  // Ids differ in length.
  answer.headers.delete('content-length');
  return { headers: [...answer.headers], body: [before, after] };
}

/**
 * Refuses calls for which there is no place before they reach the application, with the answer that
 * it would give. That costs a tenth, so that a caller who sends far too much takes little of the
 * process. Where there is room, the application takes the place, or refuses if it is gone by then.
 * @returns a function that answers a call and returns true, or leaves it to the application
 */
export function createEarlyRefusal(
  app: App,
  context: Pick<AppContext, 'admission' | 'config' | 'log'>,
  calls: readonly LimitedCall[],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  // The same router as the application's.
  const router = new SmartRouter<LimitedCall>({ routers: [new RegExpRouter(), new TrieRouter()] });
  for (const call of calls) router.add(call.method.toUpperCase(), honoPath(call.path), call);
  const callOf = ({ method = 'GET', url = '/' }: IncomingMessage) => {
    const [path = '/'] = url.split('?', 1);
    return router.match(method === 'HEAD' ? 'GET' : method, path)[0][0]?.[0];
  };

  const kept = new Map<string, KeptRefusal | 'not yet'>();
  const keepRefusal = (key: string, request: IncomingMessage) => {
    kept.set(key, 'not yet');
    refusalOf(app, request).then(
      (refusal) => kept.set(key, refusal),
      () => kept.delete(key),
    );
  };

  const refused = new Map<LoadClass, number>();
  let lastRefusal = 0;
  const note = (load: LoadClass) => {
    lastRefusal = performance.now();
    if (refused.size === 0) {
      const since = lastRefusal;
      context.log.warn({ load }, 'too busy for some calls');
      const watch = setInterval(() => {
        if (performance.now() - lastRefusal < CALM_MS) return;
        clearInterval(watch);
        const seconds = Math.round((lastRefusal - since) / 1000);
        context.log.info({ seconds, refused: Object.fromEntries(refused) }, 'no longer too busy');
        refused.clear();
      }, CALM_MS).unref();
    }
    refused.set(load, (refused.get(load) ?? 0) + 1);
  };

  return (request, response) => {
    const call = callOf(request);
    if (!call || context.admission.hasRoom(call.load)) return false;
    const { load, path } = call;
    const { host, origin, 'x-lang': said } = request.headers;
    const language = languageOf(typeof said === 'string' ? said : undefined);
    const key = `${load} ${language} ${origin ? `${host} ${origin}` : ''}`;
    const refusal = kept.get(key);
    if (!refusal && kept.size < MOST_KEPT) keepRefusal(key, request);
    if (!refusal || refusal === 'not yet') return false;
    const id = requestIdOf(request);
    for (const [name, value] of refusal.headers) response.setHeader(name, value);
    response.setHeader('x-request-id', id);
    response.setHeader('retry-after', secondsUntilRetry(load));
    response.statusCode = BUSY;
    response.end(refusal.body.join(id));
    note(load);
    countRequest(request.method ?? 'GET', path, BUSY);
    problems.inc({ code: 'SERVER_BUSY' });
    count(channelForHost(context.config, host ?? '').id, 'calls.refused');
    return true;
  };
}
