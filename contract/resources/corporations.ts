import {
  dateTime,
  email,
  language,
  list,
  number,
  object,
  reference,
  status,
  text,
} from '../core/fields.ts';
import { dayFilters } from '../core/filters.ts';
import { ACCOUNT_SEARCH_MIN_LENGTH } from '../core/listLimits.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';
import { fleetAccounts } from './fleetAccounts.ts';

/** More fleets than any channel has. */
const MOST_FLEETS = 100;

/** Accounts: the companies that book. */
export const corporations = defineResource({
  name: 'corporations',
  typeName: 'Account',
  fields: {
    name: text({ required: true, max: 255, unique: 'channel' }),
    contactEmail: email({ required: true }),
    communicationLanguage: language({ required: true, default: 'en' }),
    code: text({ max: 60 }),
    status: status(),
    /** The fleets that bill the account, each once, with the account's number there. */
    linkedAccounts: list(
      {
        fleetId: reference('fleets', { required: true, onDelete: 'keep' }),
        accountNumber: fleetAccounts.fields.accountNumber,
      },
      { max: MOST_FLEETS },
    ),
    employeeCount: number({ required: true, write: 'never' }),
    adminCount: number({ required: true, write: 'never' }),
    defaultPaymentMethod: object('defaultPaymentMethod', {}),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'id' },
  access: {
    corporationAdmin: {
      list: true,
      get: true,
      update: ['name', 'contactEmail', 'communicationLanguage', 'defaultPaymentMethod'],
    },
    bookingChannelAdmin: everyAction,
  },
  label: ['name'],
  list: {
    columns: [
      'name',
      'communicationLanguage',
      'contactEmail',
      'status',
      'linkedAccounts',
      'employeeCount',
      'adminCount',
      'createdAt',
      'code',
    ],
    sortable: ['name', 'status', 'communicationLanguage', 'contactEmail', 'createdAt', 'code'],
    bulk: ['status'],
    defaultSort: 'name',
    searchFrom: ACCOUNT_SEARCH_MIN_LENGTH,
    search: ['name', 'contactEmail', 'code'],
    filters: {
      status: { field: 'status', match: 'in' },
      communicationLanguage: { field: 'communicationLanguage', match: 'in' },
      code: { field: 'code', match: 'contains' },
      ...dayFilters('created', 'createdAt'),
      name: { field: 'name', match: 'in' },
    },
  },
  form: ['name', 'contactEmail', 'communicationLanguage', 'code', 'linkedAccounts', 'status'],
  softDelete: true,
});
export type Corporation = RowOf<typeof corporations>;
export type LinkedAccount = Corporation['linkedAccounts'][number];
