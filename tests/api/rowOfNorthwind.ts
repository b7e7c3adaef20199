import { findResource } from '../../contract/resources/index.ts';
import type { Fixtures } from '../support/fixtures.ts';

/**
 * A row of Northwind to call `/v1/<resource>/{id}…` with.
 * @returns null for paths that name no row of a declared resource
 * @throws where a resource has no row here yet: add one
 */
export function rowOfNorthwind(
  path: string,
  fixtures: Fixtures,
): { id: string; ofAccount: boolean } | null {
  const [, , name = '', parameter = ''] = path.split('/');
  const resource = findResource(name);
  if (!resource || !parameter.startsWith('{')) return null;
  const { corporations, fleets, employees, guests, favourites, fleetAccounts, bookings } = fixtures;
  const rows: Record<string, { id: string } | undefined> = {
    corporations: corporations.northwind,
    'business-passengers': employees.anna,
    'business-guests': guests['Northwind'],
    'employee-groups': { id: corporations.northwind.defaultGroupId },
    'favourite-addresses': favourites['Northwind'],
    fleets: fleets.cityCars,
    'fleet-accounts': fleetAccounts['Northwind'],
    bookings: bookings.prebooked,
  };
  const row = rows[name];
  if (!row) throw new Error(`Name a row of ${name} that belongs to Northwind, for ${path}`);
  return { id: row.id, ofAccount: resource.scope.by !== 'channel' };
}
