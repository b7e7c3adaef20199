import { expect, it } from 'vitest';
import { listAddress, rowAddress } from './places.ts';

it('leads fleet managers to users on their own page, and admins to the tab of theirs', () => {
  expect(rowAddress('users', 'bookingChannelAdmin', '7')).toBe('/users/7');
  expect(rowAddress('users', 'corporationAdmin', '7')).toBe('/employees/7?tab=corporationAdmin');
  for (const role of ['bookingChannelAdmin', 'corporationAdmin'] as const)
    expect(rowAddress('business-guests', role, '7')).toBe('/employees/7?tab=guest');
});

it('names the rows that are meant, and no page where there is none', () => {
  const address = listAddress('users', 'bookingChannelAdmin', { status: 'active' });
  expect(new URL(address ?? '', 'https://x').searchParams.get('filter')).toBe(
    '{"status":["active"]}',
  );
  expect(listAddress('fleet-accounts', 'bookingChannelAdmin', {})).toBeNull();
});
