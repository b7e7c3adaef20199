import {
  boolean,
  choice,
  dateTime,
  email,
  language,
  object,
  status,
  text,
} from '../core/fields.ts';
import type { ObjectValues } from '../core/field.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';
import { ROLES } from '../core/roles.ts';

export type UserRole = ObjectValues['userRoles'][number];
export type CopiedAccount = ObjectValues['copiedAccounts'][number];

const NO_COPIES: CopiedAccount[] = [];

/**
 * Users: the people who sign in. Each company has its own row of a person who signs in for several,
 * see docs/decisions/0097 and 0220.
 */
export const users = defineResource({
  name: 'users',
  fields: {
    givenName: text({ required: true, min: 2, max: 255, pattern: 'personName' }),
    familyName: text({ required: true, min: 2, max: 255, pattern: 'personName' }),
    /** Changed by `requestEmailChange`, because whoever reads its mails can sign in as this person. */
    email: email({ required: true, unique: 'channel', write: 'create' }),
    role: choice(ROLES, { required: true, default: 'corporationAdmin', write: 'create' }),
    /** One for each account; a reader sees only those of their own accounts. */
    roles: object('userRoles', { required: true }),
    communicationLanguage: language({ required: true, default: 'en' }),
    guestBookingEmailCorporations: object('copiedAccounts', {
      required: true,
      default: NO_COPIES,
    }),
    /** Whether the console opens with the overview, instead of the list that their role begins with. */
    startsOnOverview: boolean({ required: true, default: false }),
    status: status(),
    /** When they accepted the invitation; null until then. */
    joinedAt: dateTime({ write: 'never' }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'members' },
  access: {
    corporationAdmin: everyAction,
    bookingChannelAdmin: everyAction,
  },
  label: ['givenName', 'familyName'],
  list: {
    alsoAt: 'listUsers',
    columns: ['givenName', 'familyName', 'email', 'roles', 'status', 'createdAt'],
    repeats: ['role'],
    sortable: ['createdAt', 'givenName', 'familyName', 'email', 'status'],
    bulk: ['status'],
    defaultSort: '-createdAt',
    search: ['givenName', 'familyName', 'email'],
    filters: {
      role: { field: 'role', match: 'in' },
      status: { field: 'status', match: 'in' },
    },
  },
  form: ['givenName', 'familyName', 'email', 'role', 'roles', 'communicationLanguage', 'status'],
  changeOptions: {
    /** A fleet manager sets this to confirm that an account is left without an admin. */
    leavesAccountAlone: boolean({ required: true }),
  },
  softDelete: true,
});
export type User = RowOf<typeof users>;
