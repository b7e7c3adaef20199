import { account, boolean, dateTime, number, object, text } from '../core/fields.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

/** Favourite addresses of an account, suggested first while booking. */
export const favouriteAddresses = defineResource({
  name: 'favourite-addresses',
  typeName: 'FavouriteAddress',
  fields: {
    entityId: account(),
    // A favourite may be somebody's home.
    alias: text({ required: true, max: 100, unique: 'account', isPersonal: true }),
    fullAddressText: text({ required: true, max: 500, isPersonal: true }),
    latitude: number({ required: true, decimal: true, min: -90, max: 90, isPersonal: true }),
    longitude: number({ required: true, decimal: true, min: -180, max: 180, isPersonal: true }),
    locationTypes: object('locationTypes', {
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
    filters: {
      suggestForPickupAddress: { field: 'suggestForPickupAddress', match: 'in' },
      suggestForDestinationAddress: { field: 'suggestForDestinationAddress', match: 'in' },
    },
  },
  form: ['entityId', 'alias', 'fullAddressText'],
  softDelete: true,
  importable: {
    columns: ['alias', 'fullAddressText', 'latitude', 'longitude'],
    more: ['suggestForPickupAddress', 'suggestForDestinationAddress'],
    identifiedBy: ['alias'],
    headings: {
      alias: ['alias', 'label', 'place', 'libellé', 'lieu'],
      fullAddressText: ['address', 'full address', 'adresse', 'adresse complète'],
      latitude: ['lat'],
      longitude: ['lng', 'lon', 'long'],
    },
  },
});
export type FavouriteAddress = RowOf<typeof favouriteAddresses>;
