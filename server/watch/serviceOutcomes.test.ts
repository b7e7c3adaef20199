import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { AdapterError, countedCall } from '../adapters/outside.ts';
import { isFailing, type Outcome } from '../adapters/outcomes.ts';
import { describeOutcome, serviceLines } from '../checks/describeService.ts';
import type { OutsideService } from '../checks/outsideServices.ts';
import type { Database } from '../db/open.ts';
import { outsideServices } from '../db/tables/index.ts';
import { createLog } from '../log.ts';
import { startReport } from './report.ts';
import { outcomeWriter, readOutcomes } from './serviceOutcomes.ts';

// No names of real services: other files of the same worker may have called those.
const gateway: OutsideService = {
  id: 'dispatch',
  what: 'Watched gateway',
  isReal: true,
  by: 'gateway.example',
  calls: 'watched-gateway',
};
const unasked: OutsideService = { ...gateway, id: 'cards', calls: 'watched-nobody' };
const services: OutsideService[] = [gateway, unasked, { ...gateway, id: 'flights', calls: null }];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const succeed = () => countedCall('watched-gateway', () => Promise.resolve());
const fail = (thrown: unknown) =>
  countedCall('watched-gateway', () => Promise.reject(thrown)).catch(() => undefined);
const away = (options: ConstructorParameters<typeof AdapterError>[3]) =>
  new AdapterError('watched-gateway', 'unavailable', 'the key sk_live_1 in words', options);
const read = async (): Promise<Outcome> =>
  (await readOutcomes(database, services)).get(gateway.id)!;

it('of a service nobody asked are empty, and nothing is written', async () => {
  await outcomeWriter(services)(database);
  expect(await database.orm.select().from(outsideServices)).toEqual([]);
  expect(describeOutcome(await read())).toBeNull();
});

it('tell the last success and the last failure, in words that quote nothing', async () => {
  await succeed();
  const cause = new Error('connect', {
    cause: Object.assign(new Error('at 10.0.0.1'), { code: 'ECONNREFUSED' }),
  });
  await fail(away({ cause }));
  await outcomeWriter(services)(database);
  const outcome = await read();
  expect(isFailing(outcome)).toBe(true);
  expect(outcome.failure).toEqual({ kind: 'unavailable', word: 'ECONNREFUSED' });
  expect(describeOutcome(outcome)).toMatch(
    /^last worked \d{4}-\d\d-\d\d \d\d:\d\d UTC; last failed .* UTC \(no answer, ECONNREFUSED\)$/,
  );
  expect(serviceLines([gateway], await readOutcomes(database, services)).join()).toContain(
    'no answer, ECONNREFUSED',
  );
});

it('are those of the process that saw them last', async () => {
  const later = new Date(Date.now() + 60_000);
  const earlier = new Date(Date.now() - 3_600_000);
  const of = { service: 'watched-gateway', answeredBy: 'gateway.example' };
  await database.orm.delete(outsideServices);
  const failure = { kind: 'refused', word: '403' } as const;
  await database.orm
    .insert(outsideServices)
    .values({ ...of, succeededAt: earlier, failedAt: later, failure });
  await succeed();
  await fail(away({ status: 502 }));
  await outcomeWriter(services)(database);
  const outcome = await read();
  expect(outcome.failedAt).toEqual(later);
  expect(outcome.failure).toEqual(failure);
  expect(outcome.succeededAt!.getTime()).toBeGreaterThan(earlier.getTime());
});

it('count a refusal of a request as an answer, and one of our credentials as a failure', async () => {
  await database.orm.delete(outsideServices);
  const write = outcomeWriter(services);
  const refused = (status: number) =>
    new AdapterError('watched-gateway', 'refused', 'no', { status });
  await succeed();
  await fail(refused(404));
  await write(database);
  expect(isFailing(await read())).toBe(false);
  await fail(refused(401));
  await write(database);
  expect(await read()).toMatchObject({ failure: { kind: 'refused', word: '401' } });
  expect(isFailing(await read())).toBe(true);
});

it('of a stand-in are not those of the real service', async () => {
  await succeed();
  await outcomeWriter(services)(database);
  const standIn = { ...gateway, isReal: false, by: 'simulated' };
  expect((await readOutcomes(database, [standIn])).get(gateway.id)).toMatchObject({
    succeededAt: null,
  });
});

it('are written once more when the process ends', async () => {
  await database.orm.delete(outsideServices);
  const end = startReport({ store: database, log: createLog('silent'), services });
  await succeed();
  await end();
  expect((await read()).succeededAt).not.toBeNull();
});
