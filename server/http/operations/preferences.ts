import { z } from 'zod';
import { listNameSchema, listPreferenceSchema } from '../../../contract/core/listPreference.ts';
import { ROLES } from '../../../contract/core/roles.ts';
import { mailPreferencesSchema } from '../../../contract/messages/mail/preferences.ts';
import { keepListPreference, listPreference } from '../../services/preferences/listPreferences.ts';
import { chooseMails, wantedMails } from '../../services/preferences/mailPreferences.ts';
import { defineOperation } from '../operation.ts';

const params = z.strictObject({ list: listNameSchema });

/** How somebody wants the console and its mails to be. */
export const preferenceOperations = [
  defineOperation({
    id: 'getListPreference',
    summary: 'Read the columns, the order and the page size that the caller chose for a list',
    method: 'get',
    path: '/v1/list-preferences/{list}',
    roles: ROLES,
    params,
    response: listPreferenceSchema,
    handle: (ctx, { params: input }) => listPreference({ ctx, input }),
  }),
  defineOperation({
    id: 'keepListPreference',
    summary: 'Save the columns, the order and the page size of a list for the caller',
    method: 'put',
    path: '/v1/list-preferences/{list}',
    roles: ROLES,
    params,
    body: listPreferenceSchema,
    response: listPreferenceSchema,
    handle: (ctx, { params: { list }, body: value }) =>
      keepListPreference({ ctx, input: { list, value } }),
  }),
  defineOperation({
    id: 'getMailPreferences',
    summary: 'Read which mails the caller gets about the trips that they book',
    method: 'get',
    path: '/v1/mail-preferences',
    roles: ROLES,
    response: mailPreferencesSchema,
    handle: (ctx) => wantedMails({ ctx }),
  }),
  defineOperation({
    id: 'chooseMails',
    summary: 'Choose which mails the caller gets about the trips that they book',
    method: 'put',
    path: '/v1/mail-preferences',
    roles: ROLES,
    body: mailPreferencesSchema,
    response: mailPreferencesSchema,
    handle: (ctx, { body: input }) => chooseMails({ ctx, input }),
  }),
];
