import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicePath } from '../../contract/invoices/address.ts';
import { mails } from '../../server/db/tables/index.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { invoiceCalls } from './invoiceCalls.ts';

let server: BookingServer;
let calls: ReturnType<typeof invoiceCalls>;
beforeAll(async () => {
  server = await startBookingServer();
  calls = invoiceCalls(server);
});
afterAll(() => server.close());

beforeEach(() => calls.reset());

describe('closing a month', () => {
  it('invoices each account once for the trips of each month, in the time zone of the channel', async () => {
    await calls.driven('2026-09-10T09:00:00Z', 2400);
    // In London it is already October.
    await calls.driven('2026-09-30T23:30:00Z', 1200);
    await calls.driven('2026-10-20T09:00:00Z', 3600);
    await calls.driven('2026-10-21T09:00:00Z', 1000, 'globex');
    // In Sydney it is already November.
    await calls.driven('2026-10-31T14:00:00Z', 1100, 'tasman');
    await calls.driven('2026-10-31T12:00:00Z', 2200, 'tasman');
    // This month is not over.
    await calls.driven('2026-11-20T09:00:00Z', 9900);
    await calls.close();
    const rows = await calls.made();
    expect(
      rows.map(({ month, total, tax, tripCount, status }) => [
        month,
        total,
        tax,
        tripCount,
        status,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['2026-09', 2400, 400, 1, 'open'],
        ['2026-10', 4800, 800, 2, 'open'],
        ['2026-10', 1000, 167, 1, 'open'],
      ]),
    );
    expect(rows).toHaveLength(3);
    const harbour = server.as(server.fixtures.users.harbourFleetManager);
    const tasman = (await calls.list('', harbour)).find(({ month }) => !month.startsWith('2020'));
    expect(tasman).toMatchObject({ month: '2026-10', total: 2200, tax: 200 });
    expect((await calls.details(tasman!.id, harbour)).tax).toEqual({
      kind: 'gst',
      rate: 10,
      amount: 200,
    });
    await calls.close();
    expect(await calls.made()).toHaveLength(3);
    await calls.expectNoGaps();
    // Corporation admins see the invoices of their accounts.
    expect(
      (await calls.list('', calls.admin())).filter(({ month }) => !month.startsWith('2020')),
    ).toHaveLength(2);
    const globex = rows.find(({ total }) => total === 1000)!;
    expect((await calls.admin().get(`/v1/invoices/${globex.id}/details`)).status).toBe(404);
  });

  it('waits a day for prices, and puts trips with later prices on the next invoice', async () => {
    await calls.driven('2026-10-20T09:00:00Z', 3600);
    server.clock.now = new Date('2026-11-01T12:00:00Z');
    await calls.close();
    expect(await calls.made()).toEqual([]);
    server.clock.now = new Date('2026-11-02T01:00:00Z');
    await calls.close();
    const [first] = await calls.made();
    const before = await calls.details(first!.id);
    await calls.driven('2026-10-25T09:00:00Z', 500);
    await calls.close();
    expect(await calls.made()).toHaveLength(1);
    expect(await calls.details(first!.id)).toEqual(before);
    calls.expectNoFailure();
    server.clock.now = new Date('2026-12-03T00:00:00Z');
    await calls.close();
    const months = (await calls.made()).map(({ month, total }) => [month, total]);
    expect(months).toEqual([
      ['2026-10', 3600],
      ['2026-11', 500],
    ]);
  });

  it('leaves no gap and writes nothing twice if two processes close at once, and one dies', async () => {
    const { database } = server.context;
    for (const of of ['northwind', 'globex', 'tasman'] as const)
      for (const day of [3, 4, 5]) await calls.driven(`2026-10-0${day}T09:00:00Z`, 1000 * day, of);
    // Once, the database ends the connection of the process that is about to write the invoice
    // lines.
    await database.pool.query(`
      CREATE FUNCTION kill_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('kills_done') = 2 THEN
          PERFORM pg_terminate_backend(pg_backend_pid());
        END IF;
        RETURN NEW;
      END $$`);
    await database.pool.query('CREATE SEQUENCE kills_done');
    await database.pool.query(
      'CREATE TRIGGER kill_once BEFORE INSERT ON invoice_lines FOR EACH ROW EXECUTE FUNCTION kill_once()',
    );
    await Promise.all([calls.close(), calls.close(), calls.close()]);
    await database.pool.query('DROP TRIGGER kill_once ON invoice_lines');
    await database.pool.query('DROP FUNCTION kill_once');
    await database.pool.query('DROP SEQUENCE kills_done');
    await calls.expectNoGaps();
    await calls.close();
    await calls.expectNoGaps();
    expect((await calls.made()).map(({ total }) => total)).toEqual([12_000, 12_000]);
    const twice = await database.pool.query(
      'SELECT booking_id FROM invoice_lines GROUP BY channel_id, booking_id HAVING count(*) > 1',
    );
    expect(twice.rows).toEqual([]);
  });

  it('sends the invoice as a PDF in the language of the account', async () => {
    await calls.driven('2026-10-20T09:00:00Z', 3600);
    await calls.close();
    const { orm } = server.context.database;
    const [mail] = await orm.select().from(mails);
    const [invoice] = await calls.made();
    expect(mail).toMatchObject({
      subject: `Invoice ${invoice!.number} for October 2026: £36.00`,
      invoiceId: invoice!.id,
      text: expect.stringContaining(invoicePath(invoice!.id)),
    });
    await server.runJobs();
    const [sent] = await orm.select().from(mails).where(eq(mails.id, mail!.id));
    expect(sent!.state).toBe('SENT');
    await calls.close();
    expect(await orm.$count(mails)).toBe(1);
  });
});
