import { z } from 'zod';
import { boolean, dateTime, number, object, reference, text } from '../core/fields.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

/** Favourite addresses of an account, suggested first while booking. */
export const favouriteAddresses = defineResource({
  name: 'favourite-addresses',
  fields: {
    entityId: reference('corporations', { required: true, write: 'create' }),
    alias: text({ required: true, max: 100 }),
    fullAddressText: text({ required: true, max: 500 }),
    latitude: number({ required: true, decimal: true, min: -90, max: 90 }),
    longitude: number({ required: true, decimal: true, min: -180, max: 180 }),
    locationTypes: object(z.array(z.string().max(60)).max(20), {
      required: true,
      default: [] as string[],
    }),
    suggestForPickupAddress: boolean({ required: true, default: true }),
    suggestForDestinationAddress: boolean({ required: true, default: true }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'entityId' },
  access: {
    corporationAdmin: everyAction,
  },
  label: ['alias'],
  list: {
    columns: [
      'alias',
      'fullAddressText',
      'suggestForPickupAddress',
      'suggestForDestinationAddress',
    ],
    sortable: ['alias', 'fullAddressText', 'createdAt'],
    defaultSort: 'alias',
    search: ['alias', 'fullAddressText'],
  },
  form: ['entityId', 'alias', 'fullAddressText'],
  softDelete: true,
});
export type FavouriteAddress = RowOf<typeof favouriteAddresses>;
