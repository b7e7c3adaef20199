import { account, dateTime, reference, text } from '../core/fields.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

/** Linked accounts: the number under which a fleet's dispatch system knows an account. */
export const fleetAccounts = defineResource({
  name: 'fleet-accounts',
  fields: {
    /** A fleet is linked to an account once. */
    fleetId: reference('fleets', {
      required: true,
      write: 'create',
      onDelete: 'delete',
      unique: 'account',
    }),
    corporationId: account(),
    accountNumber: text({ required: true, max: 60 }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'corporationId' },
  access: {
    corporationAdmin: { list: true, get: true },
    bookingChannelAdmin: everyAction,
  },
  label: ['accountNumber'],
  list: {
    columns: ['fleetId', 'accountNumber', 'createdAt'],
    sortable: ['createdAt', 'accountNumber'],
    defaultSort: '-createdAt',
    search: ['accountNumber'],
    filters: {
      fleetId: { field: 'fleetId', match: 'in' },
      accountNumber: { field: 'accountNumber', match: 'contains' },
    },
  },
  form: ['fleetId', 'corporationId', 'accountNumber'],
  softDelete: true,
});
export type FleetAccount = RowOf<typeof fleetAccounts>;
