import { expect, it } from 'vitest';
import { PAGING, wrongParams } from './wrongParams.ts';

it.each([
  ['page=2&perPage=20&sort=name&order=DESC', []],
  ['page=0&perPage=7&order=UP', ['order', 'page', 'perPage']],
  ['sort=password&order=ASC', ['sort']],
  // Without a direction, the heads of the columns could not say what a press does.
  ['sort=name', ['sort']],
])('finds what no list can show in the address ?%s', (search, wrong) => {
  const accepted = { ...PAGING, sort: (text: string) => text === 'name' };
  expect(wrongParams(new URLSearchParams(search), accepted)).toEqual(wrong);
});
