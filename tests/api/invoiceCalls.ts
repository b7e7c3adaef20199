import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { pricing } from '../../contract/booking/cost.fixture.ts';
import type { InvoiceDetails } from '../../contract/invoices/calls.ts';
import type { Invoice } from '../../contract/resources/invoices.ts';
import { invoices } from '../../server/db/tables/index.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import { type BookingServer } from '../support/bookingServer.ts';
import { copyBookings } from '../support/copyBookings.ts';

/** What the tests of invoices do again and again, on one server. */
export function invoiceCalls(server: BookingServer) {
  const manager = () => server.as(server.fixtures.users.fleetManager);
  const admin = () => server.as(server.fixtures.users.northwindAdmin);
  const close = () => runJob(server.context, 'close-months', {});

  /** A completed trip that its account pays for. @returns its id */
  async function driven(
    pickupAt: string,
    total: number,
    of: 'northwind' | 'globex' | 'tasman' = 'northwind',
  ): Promise<string> {
    const { corporations, bookings: known } = server.fixtures;
    const { id: corporationId } = corporations[of];
    const id = uuidv7();
    const source = of === 'tasman' ? known.tasman : known.completed;
    await server.context.database.orm.execute(
      copyBookings(
        sql`jsonb_build_object(
        'id', ${id}::text, 'corporation_id', ${corporationId}::text, 'attempt', ${`${id}:outbound`}::text,
        'tracking_token', ${id}::text, 'status', 'COMPLETED', 'pickup_at', ${pickupAt}::text, 'pickup_time', ${pickupAt.slice(0, 19)}::text,
        'updated_at', ${pickupAt}::text,
        'pricing_details', ${JSON.stringify(pricing(total))}::jsonb)`,
        sql`(values (1)) one join bookings b on b.id = ${source.id}`,
      ),
    );
    return id;
  }
  const list = async (query = '', client = manager()) =>
    (await client.get<Invoice[]>(`/v1/invoices?page=0&maxPerPage=100&sort=number${query}`)).body;
  const details = async (id: string, client = manager()) =>
    (await client.get<InvoiceDetails>(`/v1/invoices/${id}/details`)).body;
  const made = async () => (await list()).filter(({ month }) => !month.startsWith('2020'));
  /** No number of a channel is missing, and none exists twice. */
  async function expectNoGaps() {
    const rows = await server.context.database.orm
      .select({ channelId: invoices.channelId, sequence: invoices.sequence })
      .from(invoices)
      .orderBy(invoices.channelId, invoices.sequence);
    for (const [, ofChannel] of Map.groupBy(rows, (row) => row.channelId))
      expect(ofChannel.map(({ sequence }) => sequence)).toEqual(
        ofChannel.map((_row, at) => at + 1),
      );
  }

  /** No account was left out because closing its months failed. */
  const expectNoFailure = () =>
    expect(server.logs.filter((line) => line.includes('could not be closed'))).toEqual([]);

  /**
   * The state before a month is closed: no invoices except those of 2020, and no trip to be billed.
   */
  async function reset() {
    const { pool } = server.context.database;
    await pool.query(
      "DELETE FROM invoice_lines WHERE invoice_id IN (SELECT id FROM invoices WHERE month NOT LIKE '2020-%')",
    );
    await pool.query("DELETE FROM invoices WHERE month NOT LIKE '2020-%'");
    await pool.query(
      'UPDATE invoice_counters c SET last = (SELECT max(sequence) FROM invoices i WHERE i.channel_id = c.channel_id)',
    );
    await pool.query(
      "DELETE FROM bookings WHERE status = 'COMPLETED' AND pricing_details IS NOT NULL",
    );
    await pool.query('DELETE FROM mails');
    server.clock.now = new Date('2026-11-22T10:00:00Z');
  }

  return {
    reset,
    manager,
    admin,
    close,
    driven,
    list,
    details,
    made,
    expectNoGaps,
    expectNoFailure,
  };
}
