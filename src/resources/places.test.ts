import { expect, it } from 'vitest';
import type { Role } from '../../contract/core/roles.ts';
import { entriesOf, listAddress, ownPlaces, rowAddress } from './places.ts';

it('opens users on their own page for fleet managers, and in a tab for admins', () => {
  expect(rowAddress('users', 'bookingChannelAdmin', '7')).toBe('/users/7');
  expect(rowAddress('users', 'corporationAdmin', '7')).toBe('/employees/7?tab=corporationAdmin');
  for (const role of ['bookingChannelAdmin', 'corporationAdmin'] as const)
    expect(rowAddress('business-guests', role, '7')).toBe('/employees/7?tab=guest');
});

it('names the rows in the address, and has no page where there is none', () => {
  const address = listAddress('users', 'bookingChannelAdmin', { status: 'active' });
  expect(new URL(address ?? '', 'https://x').searchParams.get('filter')).toBe(
    '{"status":["active"]}',
  );
  expect(rowAddress('fleet-offers', 'bookingChannelAdmin', '7')).toBe('/fleets/7?tab=vehicles');
  expect(listAddress('fleet-accounts', 'bookingChannelAdmin', {})).toBeNull();
});

it('finds the page of every folder, and orders the entries by their numbers', () => {
  const own = new Set(ownPlaces.map(({ entry }) => entry?.to));
  const entries = (role: Role) => entriesOf(role).flatMap(({ to }) => (own.has(to) ? [to] : []));
  expect(entries('corporationAdmin')).toEqual([
    '/overview',
    '/trips/all-trips',
    '/employees',
    '/travel-restrictions',
    '/payment-methods',
    '/invoices',
    '/reports',
    '/favourites',
    '/api-keys',
    '/webhooks',
  ]);
  expect(entries('bookingChannelAdmin')).toEqual([
    '/overview',
    '/trips/all-trips',
    '/employees',
    '/accounts',
    '/users',
    '/fleets',
    '/invoices',
    '/reports',
    '/operation',
    '/api-keys',
    '/webhooks',
  ]);
  // Two entries with one number would be in the order of their folders' names.
  expect(new Set(ownPlaces.map(({ order }) => order)).size).toBe(ownPlaces.length);
  for (const { routes, entry } of ownPlaces)
    for (const role of entry?.roles ?? [])
      expect(routes.some(({ roles }) => roles?.includes(role) ?? true)).toBe(true);
});
