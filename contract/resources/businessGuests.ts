import { account, boolean, dateTime, email, phone, text } from '../core/fields.ts';
import { dayFilters } from '../core/filters.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

/** Guests: visitors for whom an account books, who cannot sign in. */
export const businessGuests = defineResource({
  name: 'business-guests',
  typeName: 'Guest',
  fields: {
    businessAccountId: account(),
    givenName: text({ required: true, max: 255, pattern: 'personName' }),
    familyName: text({ required: true, max: 255, pattern: 'personName' }),
    email: email({}),
    phoneNumber: phone({}),
    isFakePhoneNumber: boolean({ required: true, write: 'never' }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'businessAccountId' },
  access: {
    corporationAdmin: everyAction,
    bookingChannelAdmin: everyAction,
  },
  label: ['givenName', 'familyName'],
  list: {
    isOfOneAccount: true,
    columns: ['givenName', 'familyName', 'phoneNumber', 'createdAt'],
    sortable: ['createdAt', 'givenName', 'familyName', 'phoneNumber'],
    defaultSort: '-createdAt',
    search: ['givenName', 'familyName', 'email', 'phoneNumber'],
    filters: {
      isFakePhoneNumber: { field: 'isFakePhoneNumber', match: 'in' },
      ...dayFilters('created', 'createdAt'),
    },
  },
  form: ['businessAccountId', 'givenName', 'familyName', 'email', 'phoneNumber'],
  softDelete: true,
});
export type BusinessGuest = RowOf<typeof businessGuests>;
