import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenSubmission } from './submissionState.ts';
import {
  cut,
  GUEST_ID,
  ledger,
  loadPage as loadPageOf,
  memoryStorage,
  paidByCard,
  phasesOf,
  Refusal,
  faultsUntil,
  thereAndBack,
  type Fault,
  type Ledger,
} from './submission.fixture.ts';

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

describe('a return that fails', () => {
  const declined = {
    outcome: { kind: 'failed' as const, reason: 'card' as const, message: 'Declined' },
  };
  it.each<[string, Fault, string]>([
    ['2:request', { before: new Refusal(409, 'OFFER_NOT_AVAILABLE') }, 'refused'],
    ['2:pay', declined, 'declined'],
    ['2:confirm', { before: new Refusal(409, 'BOOKING_EXPIRED') }, 'refused'],
  ])('at %s leaves the outbound trip booked and can be tried again', async (call, fault, phase) => {
    const page = loadPage();
    server.faults.push(...faultsUntil(call, fault));
    await page.submit(paidByCard(thereAndBack));
    expect(phases(page)).toEqual(['booked', phase]);
    expect(server.confirmed()).toEqual(['1']);
    await page.retry('inbound');
    expect(phases(page)).toEqual(['booked', 'booked']);
    expect(server.confirmed()).toEqual(['1', '2-2']);
  });

  it('can be requested at another time', async () => {
    const page = loadPage();
    const late = { before: new Refusal(422, 'VALIDATION_FAILED') };
    server.faults.push({}, {}, late, late);
    await page.submit(thereAndBack);
    await page.retry('inbound');
    expect(phases(page)).toEqual(['booked', 'refused']);
    const pickupTime = '2026-11-20T21:00:00';
    await page.retry('inbound', { ...open(page).inbound!.request, pickupTime });
    expect(open(page).inbound).toMatchObject({ phase: 'booked', request: { pickupTime } });
    expect(server.confirmed()).toEqual(['1', '2-3']);
  });

  it('can be booked all the same if it is a duplicate', async () => {
    const page = loadPage();
    const duplicate = { before: new Refusal(409, 'DUPLICATE_BOOKING_NOT_ACKNOWLEDGED') };
    server.faults.push({}, {}, duplicate);
    await page.submit(thereAndBack);
    await page.acknowledge('inbound');
    expect(phases(page)).toEqual(['booked', 'booked']);
    expect(server.asked()).toContain('2:request-acknowledged');
  });

  it('lets the booker leave the booking, while an uncertain return has to be given up first', async () => {
    const page = loadPage();
    server.faults.push({}, {}, { before: new Refusal(409, 'OFFER_NOT_AVAILABLE') });
    await page.submit(thereAndBack);
    page.release();
    expect(phases(page)).toEqual(['idle']);

    server.faults.push({}, {}, { before: cut() });
    await page.submit(thereAndBack);
    page.release();
    expect(phases(page)).toEqual(['booked', 'uncertain']);
    await page.abandon('inbound');
    expect(phases(page)).toEqual(['booked', 'abandoned']);
    page.release();
    expect(phases(page)).toEqual(['idle']);
  });
});

describe('a return', () => {
  it('is not begun without its outbound trip', async () => {
    const refused = loadPage();
    server.faults.push({ before: new Refusal(422, 'VALIDATION_FAILED') });
    await refused.submit(thereAndBack);
    expect(phases(refused)).toEqual(['refused', 'waiting']);
    expect(server.bookings()).toEqual([]);
  });

  it('is not begun when its outbound trip is cancelled elsewhere in the meantime', async () => {
    const page = loadPage();
    server.faults.push({ after: cut() });
    await page.submit(thereAndBack);
    server.callOff('1');
    await page.retry('outbound');
    expect(phases(page)).toEqual(['cancelled', 'cancelled']);
    expect(server.confirmed()).toEqual([]);
    expect(server.bookings()).toHaveLength(1);
  });

  it('is not begun when the cancellation overtakes the confirmation', async () => {
    const page = loadPage();
    const confirming = new Promise<void>((resolve) => {
      page.subscribe(() => {
        if (phases(page)[0] === 'confirming') resolve();
      });
    });
    const booking = page.submit(thereAndBack);
    await confirming;
    server.callOff('1');
    await booking;
    expect(phases(page)).toEqual(['refused', 'waiting']);
    expect(server.confirmed()).toEqual([]);
  });

  it('and its outbound trip are cancelled separately', async () => {
    const page = loadPage();
    await page.submit(thereAndBack);
    await page.cancel('outbound');
    expect(phases(page)).toEqual(['cancelled', 'booked']);
    expect(server.confirmed()).toEqual(['2']);
    await Promise.all([page.cancel('inbound'), page.cancel('inbound')]);
    expect(phases(page)).toEqual(['cancelled', 'cancelled']);
    expect(server.asked().filter((call) => call.endsWith(':cancel'))).toEqual([
      '1:cancel',
      '2:cancel',
    ]);
    page.release();
    expect(phases(page)).toEqual(['idle']);
  });

  it('continues while its outbound trip is cancelled', async () => {
    const page = loadPage();
    const begun = new Promise<void>((resolve) => {
      page.subscribe(() => {
        if (phases(page)[1] === 'requesting') resolve();
      });
    });
    const booking = page.submit(thereAndBack);
    await begun;
    await Promise.all([page.cancel('outbound'), booking]);
    expect(phases(page)).toEqual(['cancelled', 'booked']);
  });

  it('uses the guest that the outbound trip created', async () => {
    const { corporationId } = thereAndBack.outbound.passengerInfo;
    const passengerInfo = {
      passengerType: 'guest' as const,
      corporationId,
      shouldCreateGuest: true,
      guestInfo: { givenName: 'Ada', familyName: 'Return', phoneNumber: '+447911123499' },
    };
    const page = loadPage();
    server.faults.push({ after: cut() });
    await page.submit({
      outbound: { ...thereAndBack.outbound, passengerInfo },
      inbound: { ...thereAndBack.inbound!, passengerInfo },
    });
    await page.retry('outbound');
    expect(phases(page)).toEqual(['booked', 'booked']);
    expect(server.bookings()[1]?.body.passengerInfo).toEqual({
      passengerType: 'guest',
      corporationId,
      passengerId: GUEST_ID,
    });
  });
});
