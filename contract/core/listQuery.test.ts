import { expect, it } from 'vitest';
import { dayFilters, rangeFilters } from './filters.ts';
import { boolean, choice, dateTime, money, number, text } from './fields.ts';
import { parseListQuery } from './listQuery.ts';
import { defineResource } from './resource.ts';

const parcels = defineResource({
  name: 'parcels',
  fields: {
    code: text({ required: true }),
    weight: number({ required: true, min: 1, max: 50 }),
    price: money({ required: true }),
    isFragile: boolean({ required: true }),
    size: choice(['small', 'large'], { required: true }),
    sentAt: dateTime({ required: true }),
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
      code: { field: 'code', match: 'contains' },
      isFragile: { field: 'isFragile', match: 'in' },
      size: { field: 'size', match: 'in' },
      ...rangeFilters('weight', 'weight'),
      ...rangeFilters('price', 'price'),
      ...dayFilters('sent', 'sentAt'),
    },
  },
  form: [],
  softDelete: false,
});

const codeOf = (name: string, value: string) => {
  const parsed = parseListQuery(parcels, [[name, value]]);
  return parsed.ok ? 'taken' : parsed.errors[name]?.code;
};

it.each([
  ['code', 'ab-1', 'taken'],
  ['code', '   ', 'type'],
  ['code', 'x'.repeat(256), 'type'],
  ['isFragile', 'true', 'taken'],
  ['isFragile', 'perhaps', 'choice'],
  ['size', 'small,large', 'taken'],
  ['size', 'small,huge', 'choice'],
  // No row can weigh this, but a range may end there.
  ['weightFrom', '0', 'taken'],
  ['weightTo', '12.5', 'taken'],
  ['weightTo', '', 'type'],
  ['weightTo', '1e3', 'type'],
  ['weightTo', 'heavy', 'type'],
  ['priceFrom', '1999', 'taken'],
  ['priceFrom', '£19.99', 'type'],
  ['sentPeriod', 'thisMonth', 'taken'],
  ['sentPeriod', 'someday', 'choice'],
  ['sentFrom', '2026-11-01T00:00:00.000Z', 'taken'],
  ['sentTo', 'yesterday', 'type'],
  ['weightBefore', '3', 'unknownFilter'],
])('a list asked for %s=%s: %s', (name, value, code) => {
  expect(codeOf(name, value)).toBe(code);
});
