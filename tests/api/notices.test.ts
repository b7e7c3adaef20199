import { and, eq, like } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DISPATCH_EVENTS_PATH, type DispatchReport } from '../../contract/booking/dispatch.ts';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import type { Language } from '../../contract/core/languages.ts';
import { signedHeaders } from '../../server/adapters/dispatch/signature.ts';
import type { OutgoingMail } from '../../server/adapters/mail/index.ts';
import { AdapterError } from '../../server/adapters/outside.ts';
import * as tables from '../../server/db/tables/index.ts';
import { MAIL_ATTEMPTS, sendMail } from '../../server/services/mails/sendMail.ts';
import { deliverNotices } from '../../server/services/notices/deliver.ts';
import {
  type BookingServer,
  DISPATCH_SECRET,
  places,
  startBookingServer,
} from '../support/bookingServer.ts';

let server: BookingServer;
const orm = () => server.context.database.orm;
beforeAll(async () => {
  server = await startBookingServer();
  await writeToAnnaIn('fr');
});
afterAll(() => server.close());
beforeEach(async () => {
  await orm().delete(tables.sandboxMails);
  await orm().delete(tables.bookingNotices);
  server.enqueued.length = 0;
});

const users = () => server.fixtures.users;
const admin = () => server.as(users().northwindAdmin);
const ANNA = 'anna.smith@northwind.example';

async function writeToAnnaIn(communicationLanguage: Language): Promise<void> {
  await orm()
    .update(tables.businessPassengers)
    .set({ communicationLanguage })
    .where(eq(tables.businessPassengers.id, server.fixtures.employees.anna.id));
}

async function book(changes: Partial<BookingRequest> = {}): Promise<string> {
  const options = { idempotencyKey: server.newKey() };
  const { body } = await admin().post<BookingResult>(
    '/v1/bookings',
    server.request(changes),
    options,
  );
  await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
  return body.bookingId;
}
const guest = (email: string | null, more: Partial<BookingRequest> = {}) =>
  book({
    passengerInfo: {
      passengerType: 'guest',
      corporationId: server.fixtures.corporations.northwind.id,
      guestInfo: { givenName: 'Ada', familyName: 'Guest', phoneNumber: '+447911123461', email },
    },
    ...more,
  });
let second = 0;
async function report(bookingId: string, data: DispatchReport): Promise<void> {
  second += 1;
  const url = new URL(`http://dispatch.example${DISPATCH_EVENTS_PATH}`);
  const body = JSON.stringify({
    eventId: uuidv7(),
    occurredAt: new Date(server.clock.now.getTime() + second * 1000).toISOString(),
    channelId: 'meridian',
    fleetId: server.fixtures.fleets.cityCars.id,
    bookingId,
    dispatchId: bookingId.slice(-6),
    type: data.status ? 'status' : data.pricing ? 'pricing' : 'eta',
    data,
  });
  const headers = signedHeaders(DISPATCH_SECRET, {
    method: 'POST',
    url,
    body,
    now: server.clock.now,
  });
  const answer = await server.app.request(url.href, { method: 'POST', body, headers });
  expect(await answer.json()).toEqual({ outcome: 'applied' });
}
/** Writes and sends what is due, without telling dispatch of anything. */
async function deliver(): Promise<void> {
  await deliverNotices(server.context);
  for (const { name, payload } of server.enqueued.splice(0))
    if (name === 'send-mail')
      await sendMail(server.context, payload as { channelId: string; mailId: string });
}
async function sent() {
  await deliver();
  const mails = await orm().select().from(tables.sandboxMails).orderBy(tables.sandboxMails.id);
  await orm().delete(tables.sandboxMails);
  return mails;
}
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
  it('is told to passenger and booker, each in their language, with the tracking link', async () => {
    const id = await book({ notes: 'Ring twice' });
    const [toAnna, toNora, ...more] = await sent();
    expect(more).toEqual([]);
    expect(toAnna).toMatchObject({
      recipient: ANNA,
      sender: 'Meridian Cars <no-reply@localhost>',
      subject: 'Votre taxi est confirmé : Dès que possible',
    });
    expect(toAnna!.text).toContain('Bonjour Anna,');
    expect(toAnna!.html).toContain('#1f7a4d');
    expect(toNora).toMatchObject({
      recipient: users().northwindAdmin.email,
      subject: 'Taxi for Anna Smith confirmed: As soon as possible',
    });
    const [booking] = await orm().select().from(tables.bookings).where(eq(tables.bookings.id, id));
    for (const mail of [toAnna!, toNora!])
      expect(mail.text).toMatch(
        new RegExp(`http://localhost:\\d+/track/${booking!.trackingToken}\\?lang=`),
      );
    expect(toNora!.text).toContain(id);
  });

  it('is written as the reader’s language writes it', async () => {
    await writeToAnnaIn('hu');
    await book({ pickupTime: localIn(26 * 60) });
    const [toAnna] = await sent();
    await writeToAnnaIn('fr');
    expect(toAnna!.subject).toMatch(/^Taxifoglalása visszaigazolva: \d{4}\. \S+ \d+\., \d\d:\d\d$/);
    expect(toAnna!.text).toContain('Kedves Anna!');
    expect(toAnna!.text).toMatch(/Felvétel ideje: \d{4}\. \S+ \d+\., \S+, \d\d:\d\d \(helyi idő, /);
    expect(toAnna!.text).toMatch(/\?lang=hu$/m);
    expect(toAnna!.html).toContain('<html lang="hu">');
  });

  it('is told once, however often it is confirmed and delivered', async () => {
    const id = await book();
    await admin().post(`/v1/bookings/${id}/confirm`);
    await Promise.all([1, 2, 3].map(() => deliverNotices(server.context)));
    expect(await sent()).toHaveLength(2);
    // Dispatch takes the driver off: the trip is NEW again, which is not a confirmation.
    await report(id, { status: 'ASSIGN' });
    await report(id, { status: 'NEW' });
    expect(await sent()).toEqual([]);
  });

  it('that is only requested is told to nobody', async () => {
    const options = { idempotencyKey: server.newKey() };
    await admin().post('/v1/bookings', server.request(), options);
    expect(await sent()).toEqual([]);
  });

  it('says the time at the pickup, with its zone', async () => {
    await book({ pickupTime: localIn(26 * 60) });
    const [, toNora] = await sent();
    expect(toNora!.text).toMatch(
      /Pickup time: \w+day \d\d \w+ \d{4}, \d\d:\d\d \(local time, (GMT|BST)\)/,
    );
  });
});

const localIn = (minutes: number) =>
  `${new Date(server.clock.now.getTime() + minutes * 60_000).toISOString().slice(0, 16)}:00`;

describe('who is told', () => {
  it('of a guest booking: those who asked for copies too, and each address once', async () => {
    const { northwind } = server.fixtures.corporations;
    const { northwindAdmin, bothAdmin, inactiveAdmin, globexAdmin } = users();
    // The last may no longer see the account, the one before is switched off.
    for (const { id: userId } of [northwindAdmin, bothAdmin, inactiveAdmin, globexAdmin])
      await orm()
        .insert(tables.guestBookingCopies)
        .values({ channelId: 'meridian', userId, corporationId: northwind.id });
    await guest(northwindAdmin.email.toUpperCase());
    const mails = await sent();
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      northwindAdmin.email.toUpperCase(),
      bothAdmin.email,
    ]);
    expect(mails[0]!.text).toContain('Hello Ada,');
    expect(mails[1]!.text).toContain('you receive copies of the guest bookings of Northwind');
    // An employee's trip is nobody else's business.
    await book();
    expect(await sent()).toHaveLength(2);
    await orm().delete(tables.guestBookingCopies);
  });

  it('a passenger without e-mail gets none', async () => {
    await guest(null);
    expect((await sent()).map(({ recipient }) => recipient)).toEqual([
      users().northwindAdmin.email,
    ]);
  });

  it('a guest is not told what the host pays', async () => {
    const hosted = await guest('ada@guest.example');
    const paying = await guest('ada@guest.example', { payment: { type: 'cash' } });
    await sent();
    await report(hosted, { status: 'COMPLETED', pricing });
    expect((await sent()).map(({ recipient }) => recipient)).toEqual([
      users().northwindAdmin.email,
    ]);
    await report(paying, { status: 'COMPLETED', pricing });
    expect((await sent()).map(({ recipient }) => recipient)).toContain('ada@guest.example');
  });
});

describe('a trip under way', () => {
  it('is told step by step: driver, arrival, receipt', async () => {
    const id = await book();
    await sent();
    await report(id, { status: 'ASSIGN' });
    // Nobody knows yet who drives.
    expect(await sent()).toEqual([]);
    await report(id, { vehicle });
    const [, assigned] = await sent();
    expect(assigned!.subject).toBe('Driver for Anna Smith: Skoda Superb, AB12 CDE');
    expect(assigned!.text).toContain('Driver: Ann <Lee>');
    expect(assigned!.html).toContain('Ann &lt;Lee&gt;');
    await report(id, { status: 'ENROUTE', vehicle });
    expect(await sent()).toEqual([]);
    await report(id, { status: 'MADECONTACT' });
    expect((await sent()).map(({ subject }) => subject)).toEqual([
      'Votre taxi est là : Skoda Superb, AB12 CDE',
      'The taxi of Anna Smith is here: Skoda Superb, AB12 CDE',
    ]);
    await report(id, { status: 'COMPLETED' });
    expect(await sent()).toEqual([]);
    await report(id, { pricing });
    const [inFrench, receipt] = await sent();
    expect(inFrench!.subject).toMatch(/21,50\s£/);
    expect(receipt!.subject).toBe('Receipt for the trip of Anna Smith: £21.50');
    expect(receipt!.text).toContain('Waiting: £1.50\nTotal: £21.50');
    // It was wanted as soon as possible; what counts afterwards is the day.
    expect(receipt!.text).toMatch(/^Pickup time: .* \(local time, /m);
    expect(receipt!.text).not.toContain('/track/');
  });

  it('tells of another driver, and not of one who was taken off meanwhile', async () => {
    const id = await book();
    await sent();
    await report(id, { status: 'ASSIGN', vehicle });
    await report(id, { status: 'NEW' });
    await report(id, { status: 'ASSIGN', vehicle: { ...vehicle, registration: 'ZZ99 ZZZ' } });
    const subjects = (await sent()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects[1]).toContain('ZZ99 ZZZ');
  });

  it('that changes its pickup time or is called off is told of', async () => {
    const id = await book({ pickupTime: localIn(26 * 60) });
    await sent();
    await admin().patch(`/v1/bookings/${id}`, { pickupTime: localIn(27 * 60) });
    await admin().post(`/v1/bookings/${id}/confirm`);
    expect((await sent())[1]!.subject).toMatch(/^New pickup time of Anna Smith: /);
    await admin().post(`/v1/bookings/${id}/cancel`);
    const [, cancelled] = await sent();
    expect(cancelled!.subject).toMatch(/^Taxi for Anna Smith cancelled: /);
    expect(cancelled!.text).toContain('cancelled as requested');
    expect(cancelled!.text).not.toContain('£');
  });

  it('that is called off late tells the booker the fee, and not the passenger', async () => {
    const [offer] = await orm().select().from(tables.fleetOffers);
    const terms = { cancellationMinutes: 30, cancellationFee: 450 };
    await orm().update(tables.fleetOffers).set(terms);
    const id = await book({ pickupTime: localIn(20) });
    await sent();
    await admin().post(`/v1/bookings/${id}/cancel`);
    const [passenger, booker] = await sent();
    expect(booker!.text).toContain('Late cancellation fee: £4.50\nTotal: £4.50');
    expect(passenger!.text).not.toMatch(/4[.,]50/);
    const { cancellationMinutes, cancellationFee } = offer!;
    await orm().update(tables.fleetOffers).set({ cancellationMinutes, cancellationFee });
  });
});

describe('what people typed', () => {
  it('adds no markup and no header', async () => {
    const destination = { ...places.savoy, address: '<img src=x onerror=alert(1)>\r\nBcc: a@b.c' };
    await book({ destination });
    for (const { html, subject } of await sent()) {
      expect(html).not.toContain('<img');
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});

describe('a mail server', () => {
  const failing = (error: AdapterError) => {
    const tried: OutgoingMail[] = [];
    const send = (mail: OutgoingMail) => {
      tried.push(mail);
      return Promise.reject(error);
    };
    return { context: { ...server.context, mailer: { send } }, tried };
  };
  const queued = async () => {
    await book();
    await deliverNotices(server.context);
    const job = server.enqueued.find(({ name }) => name === 'send-mail')!;
    return job.payload as { channelId: string; mailId: string };
  };
  const stateOf = async ({ channelId, mailId }: { channelId: string; mailId: string }) => {
    const [mail] = await orm()
      .select({ state: tables.mails.state })
      .from(tables.mails)
      .where(and(eq(tables.mails.channelId, channelId), eq(tables.mails.id, mailId)));
    return mail!.state;
  };

  it('that is away is tried again under the same message id, and then given up aloud', async () => {
    const mail = await queued();
    const { context, tried } = failing(new AdapterError('mail', 'unavailable', 'ECONNECTION'));
    for (let attempt = 1; attempt < MAIL_ATTEMPTS; attempt += 1)
      await expect(sendMail(context, mail)).rejects.toThrow('ECONNECTION');
    expect(await stateOf(mail)).toBe('QUEUED');
    await sendMail(context, mail);
    expect(await stateOf(mail)).toBe('FAILED');
    expect(new Set(tried.map(({ messageId }) => messageId)).size).toBe(1);
    const line = server.logs.find((one) => one.includes('a mail is given up'));
    expect(line).toContain(mail.mailId);
    expect(line).not.toContain('@');
    await sendMail(context, mail);
    expect(tried).toHaveLength(MAIL_ATTEMPTS);
  });

  it('that refuses an address is not asked again', async () => {
    const mail = await queued();
    const { context, tried } = failing(
      new AdapterError('mail', 'refused', 'EENVELOPE', { status: 550 }),
    );
    await sendMail(context, mail);
    await sendMail(context, mail);
    expect(tried).toHaveLength(1);
    expect(await stateOf(mail)).toBe('FAILED');
  });

  it('that comes back too late tells no old news', async () => {
    const mail = await queued();
    server.pass(25 * 3600);
    await sendMail(server.context, mail);
    expect(await stateOf(mail)).toBe('FAILED');
    await book();
    server.pass(25 * 3600);
    expect(await sent()).toEqual([]);
  });
});

it('keeps no notice that nobody can write in the way of the others', async () => {
  const id = await book();
  await orm()
    .update(tables.bookings)
    .set({ pickupTimeZone: 'Nowhere/Atall', scheduleType: 'PREBOOKING' })
    .where(eq(tables.bookings.id, id));
  await book();
  expect(await sent()).toHaveLength(2);
  expect(server.logs.some((line) => line.includes('a notice is given up'))).toBe(true);
  expect(await orm().$count(tables.mails, like(tables.mails.fact, `${id}%`))).toBe(0);
});
