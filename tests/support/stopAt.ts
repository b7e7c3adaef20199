/**
 * Loaded into a server that a test kills (`node --import`). It stops the server for good at the
 * point that the test names and tells the test, so that the kill comes exactly there.
 */
import pg from 'pg';

/** A call to the outside, or a statement to the database, at which the server is stopped. */
export interface StopPoint {
  /**
   * What is stopped. A call reads `POST /path`; a statement comes with the earlier statements of
   * its transaction.
   */
  of: 'fetch' | 'query';
  /** `after`: the other side has done its part, and its answer has arrived. */
  when: 'before' | 'after';
  /** Source of a regular expression. */
  matching: string;
}
export type StopReply = { armed: true } | { reached: string };

const FOREVER = new Promise<never>(() => undefined);
let armed: StopPoint | null = null;
const tell = (reply: StopReply) => process.send?.(reply);

function isReached(of: StopPoint['of'], when: StopPoint['when'], what: string): boolean {
  if (armed?.of !== of || armed.when !== when) return false;
  if (!new RegExp(armed.matching, 's').test(what)) return false;
  armed = null;
  tell({ reached: what });
  return true;
}

function stopCalls(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const what = `${init?.method ?? 'GET'} ${pathname}`;
    if (isReached('fetch', 'before', what)) return FOREVER;
    const answer = await fetch(input, init);
    return isReached('fetch', 'after', what) ? FOREVER : answer;
  };
}

/** What node-postgres is asked: several statements may be sent in one message. */
type Sent = string | { text?: string; message?: string[] };

function textsOf(sent: Sent): string[] {
  if (typeof sent === 'string') return [sent];
  return sent.message ?? [sent.text ?? ''];
}

function stopStatements(): void {
  const { query } = pg.Client.prototype;
  const transactions = new WeakMap<pg.Client, string[]>();
  const sent = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [Sent];
    const answered = args.at(-1);
    const texts = textsOf(first);
    if (texts.some((text) => /^begin/i.test(text))) transactions.set(this, []);
    const statements = transactions.get(this);
    statements?.push(...texts);
    const what = statements?.join('\n') ?? texts.join('\n');
    if (isReached('query', 'before', what)) return FOREVER;
    if (/^(commit|rollback)$/i.test(texts.at(-1) ?? '')) transactions.delete(this);
    if (typeof answered === 'function') {
      const heard = (...found: unknown[]) => {
        if (!isReached('query', 'after', what)) answered(...found);
      };
      return Reflect.apply(query, this, [...args.slice(0, -1), heard]) as unknown;
    }
    const answer: unknown = Reflect.apply(query, this, args);
    return answer instanceof Promise
      ? answer.then((done: unknown) => (isReached('query', 'after', what) ? FOREVER : done))
      : answer;
  };
  Object.assign(pg.Client.prototype, { query: sent });
}

stopCalls();
stopStatements();
process.on('message', (point: StopPoint) => {
  armed = point;
  tell({ armed: true });
});
