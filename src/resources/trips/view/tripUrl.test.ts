import { expect, it } from 'vitest';
import type { TripViewState } from '../../../../contract/booking/tripView.ts';
import { correctedSearch } from '../../declared/declaredAddress.ts';
import { tripList } from './tripList.ts';
import { addressOf, addressOfTab, filtersOf } from './tripUrl.ts';

const state: TripViewState = {
  tab: 'completed',
  filters: { paymentType: ['cash'], accountField: 'Cost centre:4711 & more' },
  sort: '-total',
  columns: ['total', 'pickupAt'],
};
const searchOf = (address: string) => new URL(address, 'http://x').search;

it('writes a view into an address with the same meaning', () => {
  const search = searchOf(addressOf(state, 'v1'));
  const query = new URLSearchParams(search);
  expect(filtersOf(search)).toEqual(state.filters);
  expect(query.get('columns')).toBe(state.columns.join());
  expect([query.get('sort'), query.get('order'), query.get('view')]).toEqual([
    'total',
    'DESC',
    'v1',
  ]);
});

it.each(['?filter=%7B', '?filter=1', '?filter=[1]', '?filter={"nonsense":1,"status":["NO"]}', ''])(
  'reads no filter from %s',
  (search) => {
    expect(filtersOf(search)).toEqual({});
  },
);

it('keeps filters from tab to tab, without the page and statuses that the tab does not show', () => {
  const filter = JSON.stringify({ status: ['NEW', 'COMPLETED'], paymentType: ['cash'] });
  const search = `?${new URLSearchParams({ filter, page: '3', sort: 'total' }).toString()}`;
  const filtersUnder = (tab: 'completed' | 'cancelled') =>
    filtersOf(searchOf(addressOfTab(tab, search)));
  expect(filtersUnder('completed')).toEqual({ status: ['COMPLETED'], paymentType: ['cash'] });
  expect(filtersUnder('cancelled')).toEqual({ paymentType: ['cash'] });
  expect(addressOfTab('completed', search)).not.toContain('page');
  expect(addressOfTab('completed', '')).toBe('/trips/completed');
});

it('finds nothing to correct in an address that it wrote itself', () => {
  const list = tripList('completed', false);
  expect(correctedSearch(list, searchOf(addressOf(state, 'v1')))).toBeNull();
  expect(correctedSearch(list, '')).toBeNull();
});

it.each([
  ['completed', '{"status":["NEW","COMPLETED"]}', true, { status: ['COMPLETED'] }],
  ['all-trips', `{"corporationId":"${crypto.randomUUID()}"}`, false, {}],
] as const)('corrects the filter under %s: %s', (tab, filter, seesAll, expected) => {
  const list = tripList(tab, seesAll);
  const search = correctedSearch(list, `?${new URLSearchParams({ filter }).toString()}`);
  expect(filtersOf(search!)).toEqual(expected);
  expect(correctedSearch(list, search!)).toBeNull();
});
