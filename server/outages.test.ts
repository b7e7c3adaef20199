import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdapterError, countedCall } from './adapters/outside.ts';
import { createLog } from './log.ts';
import { inLogScope } from './logScope.ts';
import { Outages } from './outages.ts';

let lines: Record<string, unknown>[];
const start = (level = 'info') =>
  createLog(level, { write: (line: string) => void lines.push(JSON.parse(line)) }, new Outages());
const texts = () => lines.map(({ msg }) => msg);

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Not the names of real services: other files of the same worker may have had answers of those. */
const away = (service: string, status?: number) =>
  new AdapterError(service, 'unavailable', 'no answer', status ? { status } : {});
const answer = (service: string) => countedCall(service, () => Promise.resolve());

it('a service that is away for three minutes is logged when that begins and when it ends', async () => {
  const log = start();
  for (let failures = 0; failures < 3000; failures += 1) {
    log.warn({ job: 'send-mail', err: away('letters') }, 'a job failed');
    await vi.advanceTimersByTimeAsync(60);
  }
  expect(texts()).toEqual(['a service is away', 'a job failed']);
  expect(lines[0]).toMatchObject({ service: 'letters', reason: 'letters: no answer' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(2);
  await answer('letters');
  await vi.advanceTimersByTimeAsync(2000);
  expect(texts()).toEqual(['a service is away', 'a job failed', 'a service works again']);
  expect(lines[2]).toMatchObject({ service: 'letters', seconds: 180, failures: 3000 });
  log.warn({ err: away('letters') }, 'a job failed');
  expect(texts().slice(3)).toEqual(['a service is away', 'a job failed']);
});

it('another reason is logged once, and a service that answers now and then is away only once', async () => {
  const log = start();
  for (let turn = 0; turn < 50; turn += 1) {
    log.warn({ err: away('gateway', turn % 2 ? 503 : 500) }, 'dispatch could not be asked');
    await answer('gateway');
    await vi.advanceTimersByTimeAsync(3000);
  }
  expect(texts()).toEqual([
    'a service is away',
    'dispatch could not be asked',
    'a service is away for another reason',
    'dispatch could not be asked',
  ]);
});

it('each service has its own, and what nobody tries again is always logged', () => {
  const log = start();
  const db = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' });
  const failed = () => {
    log.error({ error: db }, 'request failed');
    log.warn({ err: away('gateway') }, 'a job failed');
    log.error({ isFinal: true, err: away('gateway') }, 'a job is given up: it failed for good');
  };
  failed();
  log.error({ error: new Error('Connection terminated unexpectedly') }, 'request failed');
  expect(lines.flatMap(({ reason }) => reason ?? [])).toEqual([
    'ECONNREFUSED',
    'gateway: no answer',
    'Connection terminated unexpectedly',
  ]);
  lines = [];
  failed();
  failed();
  expect(texts()).toEqual(Array.from({ length: 2 }, () => 'a job is given up: it failed for good'));
});

it('other failures are all logged, and repeated ones at the level debug', () => {
  const log = start('debug');
  const refused = new AdapterError('gateway', 'refused', 'no', { status: 422 });
  for (const err of [refused, refused, new Error('a fault'), new Error('a fault')])
    log.warn({ err }, 'a job failed');
  expect(lines.map(({ level }) => level)).toEqual([40, 40, 40, 40]);
  lines = [];
  for (let turn = 0; turn < 2; turn += 1) log.warn({ err: away('roads') }, 'no routes');
  expect(lines.map(({ level }) => level)).toEqual([40, 40, 20]);
});

it('a refusal is an answer, and another failure to answer is none', async () => {
  const log = start();
  const call = (code: 'refused' | 'unavailable') =>
    countedCall('tills', () => Promise.reject(new AdapterError('tills', code, 'no'))).catch(
      () => undefined,
    );
  log.warn({ err: away('tills') }, 'a job failed');
  await vi.advanceTimersByTimeAsync(20_000);
  await call('unavailable');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(texts()).not.toContain('a service works again');
  await call('refused');
  await vi.advanceTimersByTimeAsync(2000);
  expect(texts()).toContain('a service works again');
});

it('the end belongs to no request', async () => {
  const log = start();
  inLogScope(
    () => ({ requestId: 'the first' }),
    () => log.warn({ err: away('places') }, 'no address suggestions'),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  await answer('places');
  await vi.advanceTimersByTimeAsync(2000);
  expect(lines.map(({ requestId }) => requestId)).toEqual(['the first', 'the first', undefined]);
});
