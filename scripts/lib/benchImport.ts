import { type Import, LINES_AT_ONCE } from '../../contract/import/calls.ts';
import { processorTime } from './processorTime.ts';

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

const ROWS = 10_000;
/** Single requests all take the same time, so this many represent all of them. */
const SINGLE = 300;
const POLL_MS = 25;
/** The state of an import, from the database: asking the server would add to what is measured. */
type StateOf = (id: string) => Promise<Import['state'] | undefined>;

/** A new process is slow for a while: first come this many unmeasured requests and lines. */
const WARM_UP = 100;
const WARM_UP_ROWS = 2 * LINES_AT_ONCE;
/** Single requests and imports alternate, so that both meet the machine in the same state. */
const ROUNDS = 3;

const numbered = (kind: string, n: number) => ({
  givenName: 'Bench',
  familyName: 'Person',
  email: `${kind}.${n}@bench.example`,
});
const phoneOf = (n: number) => `7911${String(120_000 + (n % 80_000))}`;

const linesOf = (round: number, from: number) =>
  Array.from({ length: LINES_AT_ONCE }, (_, index) => ({
    position: from + index,
    line: from + index + 2,
    cells: {
      ...numbered(`imported.${round}`, from + index),
      'phone.prefix': '44',
      'phone.number': phoneOf(from + index),
    },
  }));

async function until(stateOf: StateOf, id: string, state: Import['state']): Promise<void> {
  for (;;) {
    const now = await stateOf(id);
    if (now === state) return;
    if (now === 'FAILED') throw new Error('The import was interrupted');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Sent one after the other, as a program does. */
async function makeSingly(call: Call, corporationId: string, from: number, count: number) {
  for (let n = from; n < from + count; n += 1)
    await call('POST', '/v1/business-passengers', {
      businessAccountId: corporationId,
      ...numbered('single', n),
      phone: `+44${phoneOf(n)}`,
    });
}

/**
 * Imports employees. @returns in ms: its processor time, that of only writing its rows, and the
 * duration
 */
async function importRows(
  call: Call,
  stateOf: StateOf,
  corporationId: string,
  round: number,
  count = ROWS,
): Promise<{ whole: number; writing: number; elapsed: number }> {
  const beginsAt = processorTime();
  const startedAt = performance.now();
  const { id } = await call<Import>('POST', '/v1/business-passengers/import', { corporationId });
  let next = 0;
  const bring = async () => {
    while (next < count) {
      const from = next;
      next += LINES_AT_ONCE;
      await call('PUT', `/v1/imports/${id}/rows`, { lines: linesOf(round, from) });
    }
  };
  // Two at a time, as the console does.
  await Promise.all([bring(), bring()]);
  await call('POST', `/v1/imports/${id}/check`);
  await until(stateOf, id, 'READY');
  const writesAt = processorTime();
  await call('POST', `/v1/imports/${id}/start`);
  await until(stateOf, id, 'DONE');
  const end = processorTime();
  const elapsed = performance.now() - startedAt;
  const { rows } = await call<Import>('GET', `/v1/imports/${id}`);
  if (rows.created !== count) throw new Error(`${rows.created} of ${count} employees were created`);
  return { whole: end - beginsAt, writing: end - writesAt, elapsed };
}

/**
 * Imports 10,000 employees, and makes some of the same kind by single requests.
 * @returns how much more processor time the single requests take, of server, database and caller:
 * against the whole import, with bringing the lines and looking at them, and against writing them
 * alone; and how much longer they take, one after the other, than the whole import
 */
export async function measureImport(
  call: Call,
  stateOf: StateOf,
  corporationId: string,
): Promise<{ whole: number; writing: number; elapsed: number }> {
  await makeSingly(call, corporationId, 0, WARM_UP);
  await importRows(call, stateOf, corporationId, ROUNDS, WARM_UP_ROWS);
  const sums = { single: 0, singleElapsed: 0, whole: 0, writing: 0, elapsed: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const beginsAt = processorTime();
    const startedAt = performance.now();
    await makeSingly(call, corporationId, WARM_UP + round * SINGLE, SINGLE);
    sums.single += ((processorTime() - beginsAt) * ROWS) / SINGLE;
    sums.singleElapsed += ((performance.now() - startedAt) * ROWS) / SINGLE;
    const { whole, writing, elapsed } = await importRows(call, stateOf, corporationId, round);
    sums.whole += whole;
    sums.writing += writing;
    sums.elapsed += elapsed;
  }
  return {
    whole: sums.single / sums.whole,
    writing: sums.single / sums.writing,
    elapsed: sums.singleElapsed / sums.elapsed,
  };
}
