import { type Import, LINES_AT_ONCE } from '../../contract/import/calls.ts';

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

const ROWS = 10_000;
/** Single requests are as long as each other: so many stand for all. */
const SINGLE = 500;
/** Sent one after the other, as a program does. */
const AT_ONCE = 1;
const POLL_MS = 50;

const numbered = (kind: string, n: number) => ({
  givenName: 'Bench',
  familyName: 'Person',
  email: `${kind}.${n}@bench.example`,
});
const phoneOf = (n: number) => `7911${String(120_000 + (n % 80_000))}`;

async function until(call: Call, id: string, state: Import['state']): Promise<void> {
  for (;;) {
    const one = await call<Import>('GET', `/v1/imports/${id}`);
    if (one.state === state) return;
    if (one.state === 'FAILED') throw new Error('The import stopped on the way');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Imports 10,000 employees, and makes some of the same kind by single requests.
 * @returns how often longer the single requests take: against the whole import, with bringing the
 * lines and looking at them, and against writing them alone
 */
export async function measureImport(
  call: Call,
  corporationId: string,
): Promise<{ whole: number; writing: number }> {
  const single = async (n: number) => {
    const phone = `+44${phoneOf(n)}`;
    await call('POST', '/v1/business-passengers', {
      businessAccountId: corporationId,
      ...numbered('single', n),
      phone,
    });
  };
  // A process that has just begun is slow for a while.
  for (let n = 0; n < 100; n += 1) await single(-1 - n);
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (let n = lane; n < SINGLE; n += AT_ONCE) await single(n);
    }),
  );
  const ofSingle = ((performance.now() - startedAt) * ROWS) / SINGLE;

  const beginsAt = performance.now();
  const { id } = await call<Import>('POST', '/v1/business-passengers/import', { corporationId });
  for (let from = 0; from < ROWS; from += LINES_AT_ONCE)
    await call('PUT', `/v1/imports/${id}/rows`, {
      lines: Array.from({ length: LINES_AT_ONCE }, (_, index) => ({
        position: from + index,
        line: from + index + 2,
        cells: {
          ...numbered('imported', from + index),
          'phone.prefix': '44',
          'phone.number': phoneOf(from + index),
        },
      })),
    });
  await call('POST', `/v1/imports/${id}/check`);
  await until(call, id, 'READY');
  const writesAt = performance.now();
  await call('POST', `/v1/imports/${id}/start`);
  await until(call, id, 'DONE');
  const { rows } = await call<Import>('GET', `/v1/imports/${id}`);
  if (rows.created !== ROWS) throw new Error(`${rows.created} of ${ROWS} employees were created`);
  const end = performance.now();
  return { whole: ofSingle / (end - beginsAt), writing: ofSingle / (end - writesAt) };
}
