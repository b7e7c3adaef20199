import { z } from 'zod';
import { addressSuggestionsSchema } from '../../../contract/booking/calls.ts';
import { addressDetails as addressDetailsSchema } from '../../../contract/booking/geo.ts';
import { placeSchema } from '../../../contract/booking/request.ts';
import { ROLES } from '../../../contract/core/roles.ts';
import { SEARCH_MAX_LENGTH } from '../../../contract/core/listLimits.ts';
import {
  addressDetails,
  reverseGeocode,
  suggestAddresses,
} from '../../services/addresses/addresses.ts';
import { recentPlaces } from '../../services/addresses/recentPlaces.ts';
import { defineOperation } from '../operation.ts';
import { lang, latitude, longitude } from './query.ts';

export const addressOperations = [
  defineOperation({
    id: 'suggestAddresses',
    summary: 'Suggest places for a typed text, with the favourites of the account first',
    method: 'get',
    path: '/v1/address-suggestions',
    // Fleet managers need addresses for location rules, but do not see the favourites of accounts.
    roles: ROLES,
    load: 'booking',
    query: z
      .strictObject({
        search: z.string().trim().min(1).max(SEARCH_MAX_LENGTH),
        lang,
        latitude: latitude.optional(),
        longitude: longitude.optional(),
        corporationId: z.uuid().optional(),
      })
      .refine((query) => (query.latitude === undefined) === (query.longitude === undefined), {
        error: 'coordinates',
        path: ['latitude'],
      }),
    response: addressSuggestionsSchema,
    handle: (ctx, { query: { search, corporationId, latitude, longitude } }) =>
      suggestAddresses({
        ctx,
        input: {
          search,
          corporationId,
          near: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
        },
      }),
  }),
  defineOperation({
    id: 'getAddress',
    summary: 'Read the address that a suggestion with this id stands for',
    method: 'get',
    path: '/v1/addresses/{id}',
    roles: ROLES,
    load: 'booking',
    params: z.strictObject({ id: z.string().min(1).max(300) }),
    query: z.strictObject({ lang }),
    response: addressDetailsSchema,
    handle: (ctx, { params: input }) => addressDetails({ ctx, input }),
  }),
  defineOperation({
    id: 'reverseGeocode',
    summary: 'Find the address at a point',
    method: 'get',
    path: '/v1/reverse-geocode',
    roles: ['corporationAdmin'],
    load: 'booking',
    problems: ['NOT_FOUND'],
    query: z.strictObject({ latitude, longitude, lang }),
    response: addressDetailsSchema,
    handle: (ctx, { query: { latitude, longitude } }) =>
      reverseGeocode({ ctx, input: { point: { latitude, longitude } } }),
  }),
  defineOperation({
    id: 'listRecentPlaces',
    summary:
      'List where a passenger of the account was last picked up and dropped off, starting with the latest trip',
    method: 'get',
    path: '/v1/recent-places',
    roles: ['corporationAdmin'],
    load: 'booking',
    query: z.strictObject({ corporationId: z.uuid(), passengerId: z.uuid() }),
    response: z.array(placeSchema),
    handle: (ctx, { query: input }) => recentPlaces({ ctx, input }),
  }),
];
