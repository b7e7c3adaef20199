import {
  account,
  choice,
  dateTime,
  email,
  language,
  phone,
  reference,
  text,
} from '../core/fields.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

/** Employees: people of an account whom trips are booked for. */
export const businessPassengers = defineResource({
  name: 'business-passengers',
  fields: {
    businessAccountId: account(),
    givenName: text({ required: true, min: 2, max: 255, pattern: 'personName' }),
    familyName: text({ required: true, min: 2, max: 255, pattern: 'personName' }),
    /** The same e-mail again is the same employee. */
    email: email({ required: true, unique: 'account' }),
    phone: phone({ required: true, write: 'create' }),
    // Rules and cards follow from the group: its members are moved by whoever deletes it.
    groupId: reference('employee-groups', { onDelete: 'refuse' }),
    communicationLanguage: language({ required: true, default: 'en' }),
    status: choice(['active', 'inactive'], { required: true, default: 'active' }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'businessAccountId' },
  access: {
    corporationAdmin: everyAction,
    bookingChannelAdmin: everyAction,
  },
  label: ['givenName', 'familyName'],
  list: {
    columns: ['createdAt', 'givenName', 'familyName', 'email', 'groupId', 'phone'],
    sortable: ['createdAt', 'givenName', 'familyName', 'email', 'phone', 'status'],
    defaultSort: '-createdAt',
    search: ['givenName', 'familyName', 'email', 'phone'],
    filters: {
      groupId: { field: 'groupId', match: 'in' },
      status: { field: 'status', match: 'in' },
    },
  },
  form: [
    'businessAccountId',
    'givenName',
    'familyName',
    'email',
    'phone',
    'groupId',
    'communicationLanguage',
  ],
  softDelete: true,
  importable: {
    columns: ['givenName', 'familyName', 'email', 'phone'],
    more: ['groupId', 'communicationLanguage', 'status'],
    identifiedBy: ['email'],
    headings: {
      givenName: ['forename', 'christian name'],
      familyName: ['surname', 'nom de famille'],
      groupId: ['employee group', 'department', 'team', 'service', 'équipe'],
      communicationLanguage: ['language', 'langue'],
    },
    template: 'user_import_template.csv',
  },
});
export type BusinessPassenger = RowOf<typeof businessPassengers>;
