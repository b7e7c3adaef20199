import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdapterError } from '../../server/adapters/outside.ts';
import { bookingNotices } from '../../server/db/tables/index.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { changeCalls } from './changeCalls.ts';

let server: BookingServer;
let calls: ReturnType<typeof changeCalls>;
beforeAll(async () => {
  server = await startBookingServer();
  calls = changeCalls(server);
});
beforeEach(() => {
  server.enqueued.length = 0;
});
afterAll(() => server.close());

describe('dispatch', () => {
  it('gets a change that overtook its booking', async () => {
    const id = await calls.book();
    const [create] = server.enqueued.splice(0);
    await calls.ask(id, calls.at(240));
    await calls.confirm(id);
    await server.runJobs();
    server.enqueued.push(create!);
    await server.runJobs();
    expect((await calls.simulated(id))!.booking.pickupTime).toBe(calls.at(240));
  });

  it('keeps its time if it refuses, and so does the trip, with another mail', async () => {
    const id = await calls.book();
    await server.runJobs();
    const before = await calls.trip(id);
    await calls.ask(id, calls.at(240));
    await calls.confirm(id);
    await calls.refuseAtDispatch(id);
    await server.runJobs();
    const { pickupTime, pickupAt, total } = await calls.trip(id);
    expect({ pickupTime, pickupAt, total }).toEqual({
      pickupTime: before.pickupTime,
      pickupAt: before.pickupAt,
      total: before.total,
    });
    const isAboutPickup = and(
      eq(bookingNotices.bookingId, id),
      eq(bookingNotices.kind, 'pickupChanged'),
    );
    // Of the change, and of the return to the former time.
    expect(await calls.orm().$count(bookingNotices, isAboutPickup)).toBe(2);
    expect((await calls.confirm(id)).status).toBe(200);
  });

  it('keeps the time that it accepted last if it refuses, even while another change was under way', async () => {
    const id = await calls.book();
    await server.runJobs();
    const before = await calls.trip(id);
    const both = server.as(server.fixtures.users.bothAdmin);
    // The first change is applied but dispatch does not know of it yet when somebody else makes
    // another.
    await calls.ask(id, calls.at(240));
    await calls.confirm(id);
    await calls.ask(id, calls.at(300), both);
    await calls.confirm(id, both);
    await calls.refuseAtDispatch(id);
    await server.runJobs();
    const { pickupTime, pickupAt, total } = await calls.trip(id);
    const { pickupTime: time, pickupAt: instant, total: price } = before;
    expect({ pickupTime, pickupAt, total }).toEqual({
      pickupTime: time,
      pickupAt: instant,
      total: price,
    });
    expect((await calls.simulated(id))!.booking.pickupTime).toBe(time);
  });

  it('has the former change if it accepted one and refused the next', async () => {
    const id = await calls.book();
    await server.runJobs();
    await calls.ask(id, calls.at(240));
    await calls.confirm(id);
    await server.runJobs();
    await calls.ask(id, calls.at(300));
    await calls.confirm(id);
    await calls.refuseAtDispatch(id);
    await server.runJobs();
    expect((await calls.trip(id)).pickupTime).toBe(calls.at(240));
    expect((await calls.simulated(id))!.booking.pickupTime).toBe(calls.at(240));
  });

  it('gets the same booking once more if its answer was lost, and then the change', async () => {
    const id = await calls.book();
    const [create] = server.enqueued.slice();
    const before = await calls.trip(id);
    const { dispatch } = server.context;
    const told: string[] = [];
    server.context.dispatch = {
      ...dispatch,
      async createBooking(booking) {
        told.push(booking.pickupTime);
        const taken = await dispatch.createBooking(booking);
        if (told.length === 1) throw new AdapterError('dispatch', 'unavailable', 'no answer');
        return taken;
      },
    };
    await expect(server.runJobs()).rejects.toThrow(AdapterError);
    await calls.ask(id, calls.at(240));
    await calls.confirm(id);
    server.enqueued.unshift(create!);
    await server.runJobs();
    server.context.dispatch = dispatch;
    expect(told).toEqual([before.pickupTime, before.pickupTime]);
    expect((await calls.simulated(id))!.booking.pickupTime).toBe(calls.at(240));
  });

  it('gets the change later if it cannot be reached', async () => {
    const id = await calls.book();
    await server.runJobs();
    await calls.ask(id, calls.at(240));
    await calls.confirm(id);
    const [job] = server.enqueued.slice();
    const { dispatch } = server.context;
    const down = () => Promise.reject(new AdapterError('dispatch', 'unavailable', 'down'));
    server.context.dispatch = { ...dispatch, updateBooking: down };
    await expect(server.runJobs()).rejects.toThrow(AdapterError);
    server.context.dispatch = dispatch;
    server.enqueued.push(job!);
    await server.runJobs();
    expect((await calls.simulated(id))!.booking.pickupTime).toBe(calls.at(240));
  });

  it('gets the newest time if the trip is changed while it is told an older one', async () => {
    const id = await calls.book();
    await server.runJobs();
    await calls.ask(id, calls.at(240));
    await calls.confirm(id);
    const { dispatch } = server.context;
    const told: string[] = [];
    server.context.dispatch = {
      ...dispatch,
      async updateBooking(booking) {
        told.push(booking.pickupTime);
        const taken = await dispatch.updateBooking(booking);
        if (told.length > 1) return taken;
        await calls.ask(id, calls.at(300));
        await calls.confirm(id);
        // Nothing else tells dispatch of the newer time, as if that call had come before this one.
        server.enqueued.length = 0;
        return taken;
      },
    };
    await server.runJobs();
    server.context.dispatch = dispatch;
    expect(told).toEqual([calls.at(240), calls.at(300)]);
    expect((await calls.simulated(id))!.booking.pickupTime).toBe(calls.at(300));
  });
});
