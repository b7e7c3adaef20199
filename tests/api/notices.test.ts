import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as tables from '../../server/db/tables/index.ts';
import { deliverNotices } from '../../server/services/notices/deliver.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { noticeCalls } from './noticeCalls.ts';

let server: BookingServer;
let calls: ReturnType<typeof noticeCalls>;
beforeAll(async () => {
  server = await startBookingServer();
  calls = noticeCalls(server);
  await calls.writeToAnnaIn('fr');
});
afterAll(() => server.close());
beforeEach(async () => {
  await calls.orm().delete(tables.sandboxMails);
  await calls.orm().delete(tables.bookingNotices);
  server.enqueued.length = 0;
});
const ANNA = 'anna.smith@northwind.example';
const vehicle = {
  make: 'Skoda',
  model: 'Superb',
  registration: 'AB12 CDE',
  driverName: 'Ann <Lee>',
};
const pricing = {
  currency: 'GBP',
  price: 2000,
  additionalFees: { evaluatedServiceCharge: 0, waitingPrice: 150, tolls: 0, extras: 0 },
  tip: { value: 0 },
  totalDiscount: 0,
  total: 2150,
  passengerNoShowFee: null,
  passengerPrematureCancellationFee: null,
};

describe('a confirmed trip', () => {
  it('is mailed to passenger and booker, each in their language, with the tracking link', async () => {
    const id = await calls.book({ notes: 'Ring twice' });
    const [toAnna, toNora, ...more] = await calls.sent();
    expect(more).toEqual([]);
    expect(toAnna).toMatchObject({
      recipient: ANNA,
      sender: 'Meridian Cars <no-reply@localhost>',
      subject: 'Votre taxi est confirmé : Dès que possible',
    });
    expect(toAnna!.text).toContain('Bonjour Anna,');
    expect(toAnna!.html).toContain('#1f7a4d');
    expect(toNora).toMatchObject({
      recipient: calls.users().northwindAdmin.email,
      subject: 'Taxi for Anna Smith confirmed: As soon as possible',
    });
    const [booking] = await calls
      .orm()
      .select()
      .from(tables.bookings)
      .where(eq(tables.bookings.id, id));
    for (const mail of [toAnna!, toNora!])
      expect(mail.text).toMatch(
        new RegExp(`http://localhost:\\d+/track/${booking!.trackingToken}\\?lang=`),
      );
    expect(toNora!.text).toContain(id);
  });

  it('is written as the reader’s language writes it', async () => {
    await calls.writeToAnnaIn('hu');
    await calls.book({ pickupTime: localIn(26 * 60) });
    const [toAnna] = await calls.sent();
    await calls.writeToAnnaIn('fr');
    expect(toAnna!.subject).toMatch(/^Taxifoglalása visszaigazolva: \d{4}\. \S+ \d+\., \d\d:\d\d$/);
    expect(toAnna!.text).toContain('Kedves Anna!');
    expect(toAnna!.text).toMatch(/Felvétel ideje: \d{4}\. \S+ \d+\., \S+, \d\d:\d\d \(helyi idő, /);
    expect(toAnna!.text).toMatch(/\?lang=hu$/m);
    expect(toAnna!.html).toContain('<html lang="hu">');
  });

  it('is mailed once, even if it is confirmed and delivered several times', async () => {
    const id = await calls.book();
    await calls.admin().post(`/v1/bookings/${id}/confirm`);
    await Promise.all([1, 2, 3].map(() => deliverNotices(server.context)));
    expect(await calls.sent()).toHaveLength(2);
    // Dispatch withdraws the driver: the trip is NEW again, which is not a confirmation.
    await calls.report(id, { status: 'ASSIGN' });
    await calls.report(id, { status: 'NEW' });
    expect(await calls.sent()).toEqual([]);
  });

  it('is mailed to nobody while it is only requested', async () => {
    const options = { idempotencyKey: server.newKey() };
    await calls.admin().post('/v1/bookings', server.request(), options);
    expect(await calls.sent()).toEqual([]);
  });

  it('is mailed with the local time of the pickup and its zone', async () => {
    await calls.book({ pickupTime: localIn(26 * 60) });
    const [, toNora] = await calls.sent();
    expect(toNora!.text).toMatch(
      /Pickup time: \w+day \d\d \w+ \d{4}, \d\d:\d\d \(local time, (GMT|BST)\)/,
    );
  });
});

const localIn = (minutes: number) =>
  `${new Date(server.clock.now.getTime() + minutes * 60_000).toISOString().slice(0, 16)}:00`;

describe('who is mailed', () => {
  it('about a guest booking: also those who asked for copies, and each address once', async () => {
    const { northwind } = server.fixtures.corporations;
    const { northwindAdmin, bothAdmin, inactiveAdmin, globexAdmin } = calls.users();
    // The last one may no longer see the account, and the one before is deactivated.
    for (const { id: userId } of [northwindAdmin, bothAdmin, inactiveAdmin, globexAdmin])
      await calls
        .orm()
        .insert(tables.guestBookingCopies)
        .values({ channelId: 'meridian', userId, corporationId: northwind.id });
    await calls.guest(northwindAdmin.email.toUpperCase());
    const mails = await calls.sent();
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      northwindAdmin.email.toUpperCase(),
      bothAdmin.email,
    ]);
    expect(mails[0]!.text).toContain('Hello Ada,');
    expect(mails[1]!.text).toContain('you receive copies of the guest bookings of Northwind');
    // An employee's trip is reported to nobody else.
    await calls.book();
    expect(await calls.sent()).toHaveLength(2);
    await calls.orm().delete(tables.guestBookingCopies);
  });

  it('a passenger without e-mail gets none', async () => {
    await calls.guest(null);
    expect((await calls.sent()).map(({ recipient }) => recipient)).toEqual([
      calls.users().northwindAdmin.email,
    ]);
  });

  it('a guest is not mailed what the host pays', async () => {
    const hosted = await calls.guest('ada@guest.example');
    const paying = await calls.guest('ada@guest.example', { payment: { type: 'cash' } });
    await calls.sent();
    await calls.report(hosted, { status: 'COMPLETED', pricing });
    expect((await calls.sent()).map(({ recipient }) => recipient)).toEqual([
      calls.users().northwindAdmin.email,
    ]);
    await calls.report(paying, { status: 'COMPLETED', pricing });
    expect((await calls.sent()).map(({ recipient }) => recipient)).toContain('ada@guest.example');
  });
});

describe('a trip under way', () => {
  it('is mailed step by step: driver, arrival, receipt', async () => {
    const id = await calls.book();
    await calls.sent();
    await calls.report(id, { status: 'ASSIGN' });
    // The driver is not known yet.
    expect(await calls.sent()).toEqual([]);
    await calls.report(id, { vehicle });
    const [, assigned] = await calls.sent();
    expect(assigned!.subject).toBe('Driver for Anna Smith: Skoda Superb, AB12 CDE');
    expect(assigned!.text).toContain('Driver: Ann <Lee>');
    expect(assigned!.html).toContain('Ann &lt;Lee&gt;');
    await calls.report(id, { status: 'ENROUTE', vehicle });
    expect(await calls.sent()).toEqual([]);
    await calls.report(id, { status: 'MADECONTACT' });
    expect((await calls.sent()).map(({ subject }) => subject)).toEqual([
      'Votre taxi est là : Skoda Superb, AB12 CDE',
      'The taxi of Anna Smith is here: Skoda Superb, AB12 CDE',
    ]);
    await calls.report(id, { status: 'COMPLETED' });
    expect(await calls.sent()).toEqual([]);
    await calls.report(id, { pricing });
    const [inFrench, receipt] = await calls.sent();
    expect(inFrench!.subject).toMatch(/21,50\s£/);
    expect(receipt!.subject).toBe('Receipt for the trip of Anna Smith: £21.50');
    expect(receipt!.text).toContain('Waiting: £1.50\nTotal: £21.50');
    // It was booked for as soon as possible; the receipt names the date and time.
    expect(receipt!.text).toMatch(/^Pickup time: .* \(local time, /m);
    expect(receipt!.text).not.toContain('/track/');
  });

  it('mails another driver, but not one who was removed in the meantime', async () => {
    const id = await calls.book();
    await calls.sent();
    await calls.report(id, { status: 'ASSIGN', vehicle });
    await calls.report(id, { status: 'NEW' });
    await calls.report(id, { status: 'ASSIGN', vehicle: { ...vehicle, registration: 'ZZ99 ZZZ' } });
    const subjects = (await calls.sent()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects[1]).toContain('ZZ99 ZZZ');
  });

  it('is mailed when its pickup time changes or it is cancelled', async () => {
    const id = await calls.book({ pickupTime: localIn(26 * 60) });
    await calls.sent();
    await calls.admin().patch(`/v1/bookings/${id}`, { pickupTime: localIn(27 * 60) });
    await calls.admin().post(`/v1/bookings/${id}/confirm`);
    expect((await calls.sent())[1]!.subject).toMatch(/^New pickup time of Anna Smith: /);
    await calls.admin().post(`/v1/bookings/${id}/cancel`);
    const [, cancelled] = await calls.sent();
    expect(cancelled!.subject).toMatch(/^Taxi for Anna Smith cancelled: /);
    expect(cancelled!.text).toContain('cancelled as requested');
    expect(cancelled!.text).not.toContain('£');
  });

  it('mails a late cancellation with the fee to the booker, and without it to the passenger', async () => {
    const [offer] = await calls.orm().select().from(tables.fleetOffers);
    const terms = { cancellationMinutes: 30, cancellationFee: 450 };
    await calls.orm().update(tables.fleetOffers).set(terms);
    const id = await calls.book({ pickupTime: localIn(20) });
    await calls.sent();
    await calls.admin().post(`/v1/bookings/${id}/cancel`);
    const [passenger, booker] = await calls.sent();
    expect(booker!.text).toContain('Late cancellation fee: £4.50\nTotal: £4.50');
    expect(passenger!.text).not.toMatch(/4[.,]50/);
    const { cancellationMinutes, cancellationFee } = offer!;
    await calls.orm().update(tables.fleetOffers).set({ cancellationMinutes, cancellationFee });
  });
});
