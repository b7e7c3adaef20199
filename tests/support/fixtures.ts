import { v7 as uuidv7 } from 'uuid';
import type { BookingStatus } from '../../contract/booking/status.ts';
import type { Queryable } from '../../server/context.ts';
import * as tables from '../../server/db/tables/index.ts';
import {
  corporation,
  employee,
  favourite,
  fleet,
  guest,
  LONDON,
  SYDNEY,
  user,
} from './fixtureRows.ts';
import { booking, invoice } from './tripRows.ts';

export type { TestUser } from './fixtureRows.ts';

export const CHANNEL_A = 'meridian';
export const CHANNEL_B = 'harbour';

/**
 * Two channels. A has Northwind and Globex with an admin each, an admin of both, a fleet manager
 * and an inactive admin; B has Tasman with the same cast, smaller.
 */
export async function insertFixtures(on: Queryable) {
  const northwind = await corporation(on, CHANNEL_A, 'Northwind');
  const globex = await corporation(on, CHANNEL_A, 'Globex');
  const tasman = await corporation(on, CHANNEL_B, 'Tasman');
  const users = {
    northwindAdmin: await user(on, CHANNEL_A, 'Nora Wind', 'corporationAdmin', [northwind]),
    globexAdmin: await user(on, CHANNEL_A, 'Gleb Xu', 'corporationAdmin', [globex]),
    bothAdmin: await user(on, CHANNEL_A, 'Bo Oth', 'corporationAdmin', [northwind, globex]),
    inactiveAdmin: await user(
      on,
      CHANNEL_A,
      'Ina Tive',
      'corporationAdmin',
      [northwind],
      'inactive',
    ),
    fleetManager: await user(on, CHANNEL_A, 'Flo Manager', 'bookingChannelAdmin'),
    tasmanAdmin: await user(on, CHANNEL_B, 'Tas Man', 'corporationAdmin', [tasman]),
    harbourFleetManager: await user(on, CHANNEL_B, 'Har Bour', 'bookingChannelAdmin'),
  };
  const fleets = {
    cityCars: await fleet(on, CHANNEL_A, 'City Cars', LONDON),
    bayTaxis: await fleet(on, CHANNEL_B, 'Bay Taxis', SYDNEY),
  };
  const employees = {
    anna: await employee(on, northwind, 'Anna Smith', '+447911123456'),
    ben: await employee(on, northwind, 'Ben Jones', '+447911123457'),
    greta: await employee(on, globex, 'Greta Berg', '+447911123458'),
    tom: await employee(on, tasman, 'Tom Reef', '+61412345678'),
  };
  const accounts = [
    { of: northwind, at: LONDON, phone: '+447911223344', fleetId: fleets.cityCars.id },
    { of: globex, at: LONDON, phone: '+447911223345', fleetId: fleets.cityCars.id },
    { of: tasman, at: SYDNEY, phone: '+61412345679', fleetId: fleets.bayTaxis.id },
  ];
  const guests: Record<string, Awaited<ReturnType<typeof guest>>> = {};
  const fleetAccounts: Record<string, { id: string }> = {};
  const favourites: Record<string, Awaited<ReturnType<typeof favourite>>> = {};
  for (const { of, at, phone, fleetId } of accounts) {
    guests[of.name] = await guest(on, of, phone);
    favourites[of.name] = await favourite(on, of, at);
    const linkId = uuidv7();
    fleetAccounts[of.name] = { id: linkId };
    await on.insert(tables.fleetAccounts).values({
      channelId: of.channelId,
      id: linkId,
      fleetId,
      corporationId: of.id,
      accountNumber: `ACC-${of.name}`,
    });
  }
  const trip = (status: BookingStatus | null, hours: number) =>
    booking(on, {
      of: northwind,
      by: users.northwindAdmin,
      fleet: fleets.cityCars,
      passenger: employees.anna,
      at: LONDON,
      status,
      hours,
    });
  const bookings = {
    requested: await trip(null, 4),
    prebooked: await trip('PREBOOKED', 48),
    enroute: await trip('ENROUTE', 0),
    completed: await trip('COMPLETED', -24),
    cancelled: await trip('CUSTOMER_CANCELLED', -48),
    globex: await booking(on, {
      of: globex,
      by: users.globexAdmin,
      fleet: fleets.cityCars,
      passenger: employees.greta,
      at: LONDON,
      status: 'PREBOOKED',
      hours: 24,
    }),
    tasman: await booking(on, {
      of: tasman,
      by: users.tasmanAdmin,
      fleet: fleets.bayTaxis,
      passenger: employees.tom,
      at: SYDNEY,
      status: 'COMPLETED',
      hours: -24,
    }),
  };
  const invoices = {
    northwind: await invoice(on, { of: northwind, trip: bookings.completed, sequence: 1 }),
    globex: await invoice(on, { of: globex, trip: bookings.globex, sequence: 2 }),
    tasman: await invoice(on, { of: tasman, trip: bookings.tasman, sequence: 1 }),
  };
  for (const [place, month] of ['2020-03', '2020-04', '2020-05', '2020-06'].entries())
    await invoice(on, { of: northwind, sequence: 3 + place, month });
  return {
    corporations: { northwind, globex, tasman },
    users,
    fleets,
    employees,
    guests,
    favourites,
    fleetAccounts,
    bookings,
    invoices,
  };
}
export type Fixtures = Awaited<ReturnType<typeof insertFixtures>>;
