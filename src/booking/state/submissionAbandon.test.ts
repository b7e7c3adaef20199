import { beforeEach, describe, expect, it } from 'vitest';
import {
  CALLS,
  cut,
  ledger,
  loadPage as loadPageOf,
  memoryStorage,
  oneWay,
  paidByCard,
  phasesOf,
  Refusal,
  thereAndBack,
  type Ledger,
} from './submission.fixture.ts';
import type { LegName, OpenSubmission } from './submissionState.ts';

let server: Ledger;
let storage: Storage;
const loadPage = () => loadPageOf(server, storage);
type Page = ReturnType<typeof loadPage>;
const phases = (page: Page) => phasesOf(page.state());
const open = (page: Page) => page.state() as OpenSubmission;

beforeEach(() => {
  server = ledger();
  storage = memoryStorage();
});

const cuts = CALLS.flatMap((call, at) => [
  { call, at, when: 'before' as const },
  { call, at, when: 'after' as const },
]);
/** A booking with a return, paid by card, with one of its calls cut. */
async function cutAt({ at, when }: (typeof cuts)[number]): Promise<[Page, LegName]> {
  const page = loadPage();
  server.faults.push(...CALLS.slice(0, at).map(() => ({})), { [when]: cut() });
  await page.submit(paidByCard(thereAndBack));
  return [page, at < 3 ? 'outbound' : 'inbound'];
}

describe('an uncertain trip that is given up', () => {
  it.each(cuts)('leaves nothing behind after $call was cut $when it was done', async (one) => {
    const [page, name] = await cutAt(one);
    await page.abandon(name);
    expect(open(page)[name]).toMatchObject({
      phase: 'abandoned',
      wasBooked: one.call.endsWith('confirm') && one.when === 'after',
    });
    const left = name === 'outbound' ? [] : ['1'];
    expect([server.confirmed(), server.held()]).toEqual([left, left.length]);
    const { attempt, request } = open(page)[name]!;
    await expect(server.arriveLate(attempt, request)).rejects.toThrow('BOOKING_ABANDONED');
    expect(server.confirmed()).toEqual(left);
  });

  it('lets the booker return to the form, or try again', async () => {
    const [page] = await cutAt(cuts[0]!);
    await page.abandon('outbound');
    expect(phases(page)).toEqual(['abandoned', 'waiting']);
    await page.submit(oneWay);
    expect(phases(page)).toEqual(['booked']);
    expect(server.confirmed()).toEqual(['1']);
  });

  it('can be a return, which can then be tried again as a new one', async () => {
    const [page] = await cutAt(cuts[6]!);
    await page.abandon('inbound');
    await page.retry('inbound');
    expect(phases(page)).toEqual(['booked', 'booked']);
    expect(server.confirmed()).toEqual(['1', '2-2']);
  });

  it('stays uncertain while the server does not answer, and is given up by the next try', async () => {
    const [page] = await cutAt(cuts[1]!);
    server.faults.push({ before: cut() });
    await page.abandon('outbound');
    expect(open(page).outbound).toMatchObject({ phase: 'uncertain', failure: { status: 0 } });
    await page.abandon('outbound');
    expect(open(page).outbound.phase).toBe('abandoned');
    expect(server.held()).toBe(0);
  });

  it('says so if the driver is already there, and is then continued', async () => {
    const [page] = await cutAt(cuts[5]!);
    server.faults.push({ before: new Refusal(409, 'BOOKING_NOT_CANCELLABLE') });
    await page.abandon('outbound');
    expect(open(page).outbound).toMatchObject({
      phase: 'uncertain',
      failure: { problem: { code: 'BOOKING_NOT_CANCELLABLE' } },
    });
    await page.retry('outbound');
    expect(phases(page)).toEqual(['booked', 'booked']);
  });

  it('is also given up by a page that is loaded in the meantime', async () => {
    const [page] = await cutAt(cuts[5]!);
    const kept: string[] = [];
    page.subscribe(() => kept.push(storage.getItem('attempt')!));
    server.faults.push({ after: cut() });
    await page.abandon('outbound');
    storage.setItem(
      'attempt',
      kept.find((text) => text.includes('"abandoning"'))!,
    );
    const reloaded = loadPage();
    await reloaded.resume();
    expect(phases(reloaded)).toEqual(['abandoned', 'waiting']);
    expect([server.confirmed(), server.held()]).toEqual([[], 0]);
  });

  it('cannot be given up once it is booked, or while it is being sent', async () => {
    const page = loadPage();
    const booking = page.submit(oneWay);
    await page.abandon('outbound');
    await booking;
    await page.abandon('outbound');
    expect(phases(page)).toEqual(['booked']);
  });
});
