import { expect, it } from 'vitest';
import {
  boolean,
  choice,
  date,
  dateTime,
  distance,
  money,
  number,
  text,
} from '../../../../contract/core/fields.ts';
import { dayFilters, rangeFilters } from '../../../../contract/core/filters.ts';
import { defineResource } from '../../../../contract/core/resource.ts';
import { filterControls } from './controls.ts';

it('has one control for each field, by its kind, in the order in which filters are declared', () => {
  const parcels = defineResource({
    name: 'parcels',
    fields: {
      code: text({ required: true }),
      weight: number({ required: true }),
      price: money({ required: true }),
      reach: distance({}),
      isFragile: boolean({ required: true }),
      size: choice(['small', 'large'], { required: true }),
      sentAt: dateTime({ required: true }),
      dueOn: date({ required: true }),
      season: text({ required: true }),
    },
    scope: { by: 'channel' },
    access: {},
    label: ['code'],
    list: {
      columns: ['code'],
      sortable: ['code'],
      defaultSort: 'code',
      search: ['code'],
      filters: {
        ...dayFilters('sent', 'sentAt'),
        size: { field: 'size', match: 'in' },
        fragile: { field: 'isFragile', match: 'in' },
        ...rangeFilters('price', 'price'),
        ...rangeFilters('due', 'dueOn'),
        ...rangeFilters('reach', 'reach'),
        // One end of a range alone has no control.
        weightFrom: { field: 'weight', match: 'from' },
        codeIs: { field: 'code', match: 'in' },
        code: { field: 'code', match: 'contains' },
        season: { field: 'season', match: 'contains', isMonth: true },
      },
    },
    form: [],
    softDelete: false,
  });
  expect(filterControls(parcels)).toEqual([
    { field: 'sentAt', by: 'days', period: 'sentPeriod', from: 'sentFrom', to: 'sentTo' },
    { field: 'size', by: 'choice', name: 'size' },
    { field: 'isFragile', by: 'boolean', name: 'fragile' },
    { field: 'price', by: 'range', from: 'priceFrom', to: 'priceTo' },
    { field: 'dueOn', by: 'wholeDays', from: 'dueFrom', to: 'dueTo' },
    { field: 'reach', by: 'range', from: 'reachFrom', to: 'reachTo' },
    { field: 'code', by: 'text', name: 'code' },
    { field: 'season', by: 'month', name: 'season' },
  ]);
});
