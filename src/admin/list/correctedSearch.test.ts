import { expect, it } from 'vitest';
import { correctedSearch } from './correctedSearch.ts';

const accepted = {
  sortable: ['name'],
  filtersOf: (given: unknown) => (given === null ? {} : { name: 'Ada' }),
};
const KNOWN = encodeURIComponent('{"name":"Ada"}');

it.each([
  ['?page=2&perPage=20&sort=name&order=DESC', null],
  ['?page=0&perPage=7&order=UP', ''],
  // As many rows as a window shows.
  ['?perPage=34', null],
  ['?perPage=100', ''],
  ['?sort=password&order=ASC', '?order=ASC'],
  // Without a direction, the heads of the columns could not say what a press does.
  ['?sort=name', ''],
  [`?filter=${KNOWN}&page=2`, null],
  [`?filter=${encodeURIComponent('{"name":"Ada","shoe":42}')}&page=2`, `?page=2&filter=${KNOWN}`],
  ['?filter=%7B&page=2', '?page=2'],
])('leaves out of an address what no list can show: %s', (search, right) => {
  expect(correctedSearch(search, accepted)).toBe(right);
});
