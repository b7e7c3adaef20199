import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../server/adapters/mail/index.ts';
import { AdapterError } from '../../server/adapters/outside.ts';
import * as tables from '../../server/db/tables/index.ts';
import { MAIL_ATTEMPTS, sendMail } from '../../server/services/mails/sendMail.ts';
import { deliverNotices } from '../../server/services/notices/deliver.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';
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

describe('what people typed', () => {
  it('adds no markup and no header', async () => {
    const destination = { ...places.savoy, address: '<img src=x onerror=alert(1)>\r\nBcc: a@b.c' };
    await calls.book({ destination });
    for (const { html, subject } of await calls.sent()) {
      expect(html).not.toContain('<img src=x');
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});

describe('the brand of a mail', () => {
  const sentWith = async (pictures = server.context.pictures) => {
    const mails: OutgoingMail[] = [];
    const mailer = { send: (mail: OutgoingMail) => Promise.resolve(void mails.push(mail)) };
    await calls.book();
    await deliverNotices(server.context);
    for (const { name, payload } of server.enqueued)
      if (name === 'send-mail')
        await sendMail(
          { ...server.context, mailer, pictures },
          payload as { channelId: string; mailId: string },
        );
    return mails;
  };

  it('is its logo, which is sent in the mail as a picture that every program shows', async () => {
    const [{ html, attachments } = { html: '', attachments: [] }] = await sentWith();
    const [, width, height] =
      /<img\s+src="cid:logo"\s+width="(\d+)"\s+height="(\d+)"/.exec(html) ?? [];
    expect(html).toMatch(/<img[^>]*alt="Meridian Cars"/);
    const logo = attachments.find(({ contentId }) => contentId === 'logo');
    expect(logo?.type).toBe('image/png');
    const png = Buffer.from(logo?.content ?? []);
    // It has twice as many pixels as its displayed size.
    expect(
      [png.readUInt32BE(16), png.readUInt32BE(20)].map((side) => Math.round(side / 2)),
    ).toEqual([Number(width), Number(height)]);
  });

  it('is its name if the logo is not available', async () => {
    const nothing = () => Promise.resolve(null);
    const [mail] = await sentWith({ source: nothing, fitted: nothing, icon: nothing });
    expect(mail?.html).toMatch(/background:#1f7a4d[^>]*>\s*Meridian Cars\s*</);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.attachments).toEqual([]);
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
    await calls.book();
    await deliverNotices(server.context);
    const job = server.enqueued.find(({ name }) => name === 'send-mail')!;
    return job.payload as { channelId: string; mailId: string };
  };
  const stateOf = async ({ channelId, mailId }: { channelId: string; mailId: string }) => {
    const [mail] = await calls
      .orm()
      .select({ state: tables.mails.state })
      .from(tables.mails)
      .where(and(eq(tables.mails.channelId, channelId), eq(tables.mails.id, mailId)));
    return mail!.state;
  };

  it('that is down is tried again with the same message id, and giving up is logged', async () => {
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

  it('that refuses an address is not tried again', async () => {
    const mail = await queued();
    const { context, tried } = failing(
      new AdapterError('mail', 'refused', 'EENVELOPE', { status: 550 }),
    );
    await sendMail(context, mail);
    await sendMail(context, mail);
    expect(tried).toHaveLength(1);
    expect(await stateOf(mail)).toBe('FAILED');
  });

  it('that comes back too late does not send outdated mails', async () => {
    const mail = await queued();
    server.pass(25 * 3600);
    await sendMail(server.context, mail);
    expect(await stateOf(mail)).toBe('FAILED');
    await calls.book();
    server.pass(25 * 3600);
    expect(await calls.sent()).toEqual([]);
  });
});

it('a notice that cannot be written does not hold up the others', async () => {
  const id = await calls.book();
  await calls
    .orm()
    .update(tables.bookings)
    .set({ pickupTimeZone: 'Nowhere/Atall', scheduleType: 'PREBOOKING' })
    .where(eq(tables.bookings.id, id));
  await calls.book();
  expect(await calls.sent()).toHaveLength(2);
  expect(server.logs.some((line) => line.includes('a notice is given up'))).toBe(true);
  expect(await calls.orm().$count(tables.mails, like(tables.mails.fact, `${id}%`))).toBe(0);
});
