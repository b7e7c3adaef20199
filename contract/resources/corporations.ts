import { z } from 'zod';
import { PAYMENT_TYPES } from '../core/channel.ts';
import { dateTime, email, language, object, status, text } from '../core/fields.ts';
import { dayFilters } from '../core/filters.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

const defaultPaymentMethodSchema = z
  .object({
    type: z.enum(PAYMENT_TYPES),
    /** A saved card's id; null for cash and the business account. */
    id: z.string().max(100).nullable(),
  })
  .refine(({ type, id }) => type === 'creditCard' || id === null, { error: 'reference' });

/** Accounts: the companies that book. */
export const corporations = defineResource({
  name: 'corporations',
  fields: {
    name: text({ required: true, max: 255, unique: 'channel' }),
    contactEmail: email({ required: true }),
    communicationLanguage: language({ required: true, default: 'en' }),
    code: text({ max: 60 }),
    status: status(),
    defaultPaymentMethod: object(defaultPaymentMethodSchema, {}),
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
    columns: ['name', 'communicationLanguage', 'contactEmail', 'createdAt', 'code'],
    sortable: ['name', 'communicationLanguage', 'contactEmail', 'createdAt', 'code'],
    defaultSort: 'name',
    search: ['name', 'contactEmail', 'code'],
    filters: {
      status: { field: 'status', match: 'in' },
      communicationLanguage: { field: 'communicationLanguage', match: 'in' },
      code: { field: 'code', match: 'contains' },
      ...dayFilters('created', 'createdAt'),
      name: { field: 'name', match: 'in' },
    },
  },
  form: ['name', 'contactEmail', 'communicationLanguage', 'code'],
  softDelete: true,
});
export type Corporation = RowOf<typeof corporations>;
