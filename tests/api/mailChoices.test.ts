import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pricing } from '../../contract/booking/cost.fixture.ts';
import type { BookingResult } from '../../contract/booking/request.ts';
import { LANGUAGES } from '../../contract/core/languages.ts';
import { NOTICE_KINDS } from '../../contract/messages/mail/texts.ts';
import type { MailPreferences } from '../../contract/messages/mail/preferences.ts';
import { messages } from '../../contract/messages/messages.ts';
import type { OutgoingMail } from '../../server/adapters/mail/index.ts';
import * as tables from '../../server/db/tables/index.ts';
import { sendMail } from '../../server/services/mails/sendMail.ts';
import { deliverNotices } from '../../server/services/notices/deliver.ts';
import { recordNotice } from '../../server/services/notices/notices.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
let handedOver: OutgoingMail[] = [];
const orm = () => server.context.database.orm;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());
beforeEach(() => {
  handedOver = [];
  server.enqueued.length = 0;
});

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const ANNA = 'anna.smith@northwind.example';

async function book(): Promise<string> {
  const options = { idempotencyKey: server.newKey() };
  const request = server.request({ isDuplicateAcknowledged: true });
  const { body } = await admin().post<BookingResult>('/v1/bookings', request, options);
  await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
  return body.bookingId;
}

/** The mails that notices lead to, as they are sent. */
async function sent(): Promise<OutgoingMail[]> {
  await deliverNotices(server.context);
  const jobs = server.enqueued.splice(0).filter(({ name }) => name === 'send-mail');
  const mailer = {
    send: (mail: OutgoingMail) => {
      handedOver.push(mail);
      return Promise.resolve();
    },
  };
  for (const { payload } of jobs)
    await sendMail({ ...server.context, mailer }, payload as { channelId: string; mailId: string });
  return handedOver.splice(0);
}
const readersOf = (mails: readonly OutgoingMail[]) => mails.map(({ to }) => to).toSorted();
const BOOKER = () => server.fixtures.users.northwindAdmin.email;

describe('a booker', () => {
  const choose = (wanted: readonly string[]) =>
    admin().put<MailPreferences>('/v1/mail-preferences', { wanted });

  it('gets every mail until they choose, and then only the chosen ones', async () => {
    const all = await admin().get<MailPreferences>('/v1/mail-preferences');
    expect(all.body.wanted).toEqual([...NOTICE_KINDS]);
    await book();
    expect(readersOf(await sent())).toEqual([ANNA, BOOKER()].toSorted());
    expect((await choose(['receipt'])).body).toEqual({ wanted: ['receipt'] });
    await book();
    expect(readersOf(await sent())).toEqual([ANNA]);
    const other = server.as(server.fixtures.users.bothAdmin);
    const theirs = await other.get<MailPreferences>('/v1/mail-preferences');
    expect(theirs.body.wanted).toEqual([...NOTICE_KINDS]);
    expect((await choose(['spam'])).status).toBe(422);
    await choose(NOTICE_KINDS);
    await book();
    expect(readersOf(await sent())).toHaveLength(2);
  });
});

describe('a passenger', () => {
  const linkIn = (mails: readonly OutgoingMail[]) =>
    new URL(mails.find(({ to }) => to === ANNA)!.stopUrl!);
  const call = (url: URL, init?: RequestInit) => server.app.request(url.href, init);
  const form = (fields: Record<string, string>) => ({
    method: 'POST',
    body: new URLSearchParams(fields),
  });

  it('stops their mails with the link in them, after a question, and starts them again', async () => {
    await book();
    const mails = await sent();
    const link = linkIn(mails);
    expect(mails.find(({ to }) => to === BOOKER())!.stopUrl).toBeNull();
    const mail = mails.find(({ to }) => to === ANNA)!;
    expect(mail.html).toContain(link.href.replaceAll('&', '&amp;'));
    expect(mail.text).toContain(link.href);
    expect(link.href).not.toContain('anna');

    // Opening the link changes nothing, because programs that scan mails open every link.
    const page = await call(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('Stop these e-mails');
    await book();
    expect(readersOf(await sent())).toContain(ANNA);

    expect(await (await call(link, form({ action: 'stop' }))).text()).toContain('No more e-mails');
    await book();
    expect(readersOf(await sent())).toEqual([BOOKER()]);
    await call(link, form({ action: 'start' }));
    await book();
    expect(readersOf(await sent())).toContain(ANNA);
  });

  it('can stop them with one press in the mail program, and pressing twice changes nothing', async () => {
    await book();
    const link = linkIn(await sent());
    for (let time = 0; time < 2; time += 1)
      expect((await call(link, form({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(200);
    await book();
    expect(readersOf(await sent())).toEqual([BOOKER()]);
    await call(link, form({ action: 'start' }));
  });

  it.each(LANGUAGES)('reads the page in %s', async (language) => {
    await book();
    const link = linkIn(await sent());
    link.searchParams.set('lang', language);
    const markup = await (await call(link)).text();
    expect(markup).toContain(`<html lang="${language}">`);
    expect(markup).toContain(messages[language].mail.stop.stop);
  });

  it('cannot stop them with a link that was altered, or is of another channel', async () => {
    await book();
    const link = linkIn(await sent());
    const altered = new URL(link);
    altered.pathname = `${link.pathname.slice(0, -4)}AAAA`;
    const elsewhere = new URL(link);
    elsewhere.host = new URL(server.originOf('harbour')).host;
    for (const wrong of [altered, elsewhere]) {
      const page = await call(wrong, form({ action: 'stop' }));
      expect(page.status).toBe(404);
      expect(await page.text()).toContain('This link is not complete');
    }
    await book();
    expect(readersOf(await sent())).toContain(ANNA);
  });
});

describe('a receipt', () => {
  it.each([
    {
      paidBy: 'cash',
      tax: { kind: 'vat', rate: 20, amount: 400 },
      said: 'Includes VAT at 20% £4.00',
      unsaid: 'Trip confirmation',
    },
    // The account's invoice is the only document about its tax.
    { paidBy: 'businessAccount', tax: null, said: 'This is not a tax invoice.', unsaid: 'VAT at' },
  ] as const)(
    'of a trip paid by $paidBy is attached to its mail as a PDF, with a number that stays',
    async ({ paidBy, tax, said, unsaid }) => {
      const id = await book();
      await sent();
      await orm()
        .update(tables.bookings)
        .set({
          status: 'COMPLETED',
          pricingDetails: pricing(2400),
          paymentType: paidBy,
          payment: { type: paidBy, paymentMethod: null },
          vehicle: {
            name: 'Saloon',
            make: 'Tesla',
            model: 'Model Y',
            registration: 'LX72 KJT',
            driverName: 'Grace Lindqvist',
          },
        })
        .where(eq(tables.bookings.id, id));
      await recordNotice(orm(), 'receipt', [{ channelId: 'meridian', id }], server.clock.now);
      const mails = await sent();
      expect(mails).toHaveLength(2);
      const receipt = await admin().get<{ number: string }>(`/v1/bookings/${id}/receipt`);
      expect(receipt.body).toMatchObject({
        number: expect.stringMatching(/^MERIDIAN-R\d{6}$/),
        seller: { taxNumber: expect.stringContaining('GB') },
        tax,
        driverName: 'Grace Lindqvist',
        car: 'Tesla Model Y',
        registration: 'LX72 KJT',
      });
      for (const { attachments } of mails) {
        // In addition to the logo that its text shows.
        const files = attachments.filter(({ type }) => type === 'application/pdf');
        expect(files).toHaveLength(1);
        const [{ name, content }] = files as [OutgoingMail['attachments'][number]];
        expect(name).toMatch(/\.pdf$/);
        const pdf = await extractText(await getDocumentProxy(new Uint8Array(content)));
        const text = pdf.text.join(' ').replaceAll(/\s+/g, ' ');
        expect(text).toContain(receipt.body.number);
        expect(text).toContain(said);
        expect(text).not.toContain(unsaid);
      }
    },
  );

  it('has a number of its own, even if many are requested at once', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, book));
    for (const id of ids)
      await orm()
        .update(tables.bookings)
        .set({ status: 'COMPLETED', pricingDetails: pricing(2400) })
        .where(eq(tables.bookings.id, id));
    const asked = await Promise.all(
      [...ids, ...ids, ...ids].map((id) =>
        admin().get<{ bookingId: string; number: string }>(`/v1/bookings/${id}/receipt`),
      ),
    );
    const numbers = new Map(asked.map(({ body }) => [body.number, body.bookingId]));
    expect(numbers.size).toBe(ids.length);
    for (const { body } of asked) expect(numbers.get(body.number)).toBe(body.bookingId);
  });
});
