import { choice, date, dateTime, reference, status, text } from '../core/fields.ts';
import { KEY_ACCESS } from '../core/keyAccess.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

const area = () => choice(KEY_ACCESS, { required: true, default: 'none' });

/**
 * API keys: with them the systems of an account, or of the operator, make calls without a person. The
 * secrets are kept apart, see docs/decisions/0274.
 */
export const apiKeys = defineResource({
  name: 'api-keys',
  fields: {
    /** The account that the key acts for; null for a key of the operator, which acts as a fleet manager. */
    corporationId: reference('corporations', { write: 'create', onDelete: 'delete' }),
    name: text({ required: true, max: 60 }),
    trips: area(),
    people: area(),
    rules: area(),
    accounts: area(),
    invoices: area(),
    fleets: area(),
    /** What the directory of an account says about its people, by SCIM. */
    directory: area(),
    /** The last day on which it works, in the channel's time zone. */
    expiresOn: date({}),
    /** Addresses and networks that calls may come from; without any, calls may come from everywhere. */
    addresses: text({ max: 500 }),
    status: status(),
    /** How its present secret begins. */
    keyStart: text({ write: 'never' }),
    /** Until when its former secret works, too. */
    formerEndsAt: dateTime({ write: 'never' }),
    lastUsedAt: dateTime({ write: 'never' }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'corporationId' },
  access: { corporationAdmin: everyAction, bookingChannelAdmin: everyAction },
  label: ['name'],
  list: {
    columns: ['name', 'corporationId', 'keyStart', 'lastUsedAt', 'expiresOn', 'status'],
    sortable: ['name', 'lastUsedAt', 'expiresOn', 'createdAt'],
    defaultSort: '-createdAt',
    search: ['name'],
    filters: { status: { field: 'status', match: 'in' } },
  },
  form: [
    'corporationId',
    'name',
    'trips',
    'people',
    'rules',
    'accounts',
    'invoices',
    'fleets',
    'directory',
    'expiresOn',
    'addresses',
    'status',
  ],
  softDelete: true,
});
export type ApiKey = RowOf<typeof apiKeys>;
