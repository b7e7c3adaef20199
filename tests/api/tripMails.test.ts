import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pricing } from '../../contract/booking/cost.fixture.ts';
import type { Problem } from '../../contract/core/errors.ts';
import * as tables from '../../server/db/tables/index.ts';
import { sendMail } from '../../server/services/mails/sendMail.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const clock = { now: new Date() };
const orm = () => server.context.database.orm;
beforeAll(async () => {
  server = await startTestServer({
    context: { now: () => clock.now },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await orm().delete(tables.sandboxMails);
});

const users = () => server.fixtures.users;
const admin = () => server.as(users().northwindAdmin);
const trips = () => server.fixtures.bookings;
async function sent() {
  for (const { payload } of server.enqueued.splice(0))
    await sendMail(server.context, payload as { channelId: string; mailId: string });
  return orm().select().from(tables.sandboxMails).orderBy(tables.sandboxMails.id);
}

describe('a receipt by mail', () => {
  const mailTo = (id: string, client = admin()) =>
    client.post<Problem & { recipient: string }>(`/v1/bookings/${id}/receipt-mail`);

  it('goes to the person who requests it, at most once a minute', async () => {
    const { id } = trips().completed;
    expect((await mailTo(id)).body.code).toBe('RECEIPT_NOT_AVAILABLE');
    await orm()
      .update(tables.bookings)
      .set({ pricingDetails: pricing(2000) })
      .where(eq(tables.bookings.id, id));
    const { email } = users().northwindAdmin;
    expect(await mailTo(id)).toMatchObject({ status: 202, body: { recipient: email } });
    await mailTo(id);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: email,
      subject: 'Receipt for the trip of Anna Smith: £20.00',
    });
    expect(mail!.text).toContain('because you asked for it');
    clock.now = new Date(clock.now.getTime() + 61_000);
    await mailTo(id);
    expect(await sent()).toHaveLength(2);
  });

  it('exists only for completed trips of one’s own accounts', async () => {
    expect((await mailTo(trips().enroute.id)).body.code).toBe('RECEIPT_NOT_AVAILABLE');
    expect((await mailTo(trips().globex.id)).status).toBe(404);
    const manager = server.as(users().fleetManager);
    expect((await mailTo(trips().completed.id, manager)).status).toBe(403);
    expect(await sent()).toEqual([]);
  });
});

describe('a question about a trip', () => {
  const ask = (message: string, id = trips().enroute.id, client = admin()) =>
    client.post<Problem>(`/v1/bookings/${id}/info-requests`, { message });
  const contact = (contactEmail: string | null) =>
    orm()
      .update(tables.fleets)
      .set({ contactEmail })
      .where(eq(tables.fleets.id, server.fixtures.fleets.cityCars.id));

  it('goes to the taxi company, and the answer to the person who asked', async () => {
    await contact('office@city-cars.example');
    await orm()
      .update(tables.bookings)
      .set({ dispatchId: 'T-4711' })
      .where(eq(tables.bookings.id, trips().enroute.id));
    const reply = await ask('  Where did the driver\nwait? <b>Really</b>  ');
    expect(reply.status).toBe(204);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'office@city-cars.example',
      replyTo: users().northwindAdmin.email,
      subject: 'Question about trip T-4711',
    });
    expect(mail!.text).toContain('> Where did the driver\n> wait? <b>Really</b>');
    expect(mail!.html).toContain('&lt;b&gt;Really&lt;/b&gt;');
    expect(mail!.text).toContain('Nora Wind of Northwind asks');
  });

  it('goes to the fleet managers if the company has no address', async () => {
    await contact(null);
    await ask('Who drove this trip, please?');
    expect((await sent()).map(({ recipient }) => recipient)).toEqual([users().fleetManager.email]);
    await orm()
      .update(tables.users)
      .set({ status: 'inactive' })
      .where(eq(tables.users.id, users().fleetManager.id));
    expect((await ask('Is there anybody at all?')).body.code).toBe('NO_CONTACT');
    await orm()
      .update(tables.users)
      .set({ status: 'active' })
      .where(eq(tables.users.id, users().fleetManager.id));
  });

  it('must have a text, and be about a trip of one’s own', async () => {
    const short = await ask('   why?   ');
    expect([short.status, short.body.errors?.['message']?.code]).toEqual([422, 'tooShort']);
    expect((await ask('x'.repeat(2001))).status).toBe(422);
    expect((await ask('Who drove this trip?', trips().globex.id)).status).toBe(404);
    const manager = server.as(users().fleetManager);
    expect((await ask('Who drove this trip?', trips().enroute.id, manager)).status).toBe(403);
    expect(await sent()).toEqual([]);
  });
});
