import { eq } from 'drizzle-orm';
import { corporations } from '../../contract/resources/corporations.ts';
import { fleetAccounts } from '../../contract/resources/fleetAccounts.ts';
import { bind } from '../crud/binding.ts';
import * as tables from '../db/tables/index.ts';
import { refuseWithOpenTrips } from './openTrips.ts';

/** Name of the group that every account starts with; its admins may rename it. */
const DEFAULT_GROUP_NAME = 'Default';

export const accountBindings = [
  bind(corporations, tables.corporations, {
    async afterCreate(corporation, tx, { channel }) {
      await tx.insert(tables.employeeGroups).values({
        channelId: channel.id,
        corporationId: corporation.id,
        name: DEFAULT_GROUP_NAME,
        isDefault: true,
      });
    },
    beforeDelete: (corporation, tx, ctx) =>
      refuseWithOpenTrips(eq(tables.bookings.corporationId, corporation.id), tx, ctx),
  }),
  bind(fleetAccounts, tables.fleetAccounts, {
    constraints: { fleet_accounts_one_per_fleet: 'fleetId' },
  }),
];
