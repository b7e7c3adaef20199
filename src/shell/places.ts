import type { Role } from '../../contract/core/roles.ts';
import { type ResourceName, resources } from '../../contract/resources/index.ts';
import { queryString } from '../dataProvider/http.ts';

interface Place {
  path: string;
  /** Query parameters that belong to the page, such as its tab. */
  query?: Record<string, string>;
  /** Where fleet managers see the rows, if that is another page. */
  ofManagers?: string;
}

/**
 * Where the console shows the rows of a resource whose page is not entirely derived from its
 * declaration. Null means that no page shows them.
 */
const PLACES: Readonly<Partial<Record<ResourceName | 'payment-methods', Place | null>>> = {
  corporations: { path: '/accounts' },
  'business-passengers': { path: '/employees', query: { tab: 'employee' } },
  'business-guests': { path: '/employees', query: { tab: 'guest' } },
  'employee-groups': { path: '/employees', query: { tab: 'groups' } },
  users: { path: '/employees', query: { tab: 'corporationAdmin' }, ofManagers: '/users' },
  'payment-methods': null,
  'favourite-addresses': { path: '/favourites' },
  'travel-restrictions': { path: '/travel-restrictions' },
  fleets: { path: '/fleets' },
  'fleet-accounts': null,
  invoices: { path: '/invoices' },
  bookings: { path: '/trips/all-trips' },
};

/**
 * Resources that have a page under their name and an entry in the drawer for everyone who may list
 * them, although the console's code does not name them.
 */
export const shownAsDeclared = resources.filter(({ name }) => !(name in PLACES));

const placeOf = (resource: string, role: Role): Place | null => {
  const place = (PLACES as Readonly<Record<string, Place | null>>)[resource];
  if (place === undefined) return { path: `/${resource}` };
  return place?.ofManagers && role === 'bookingChannelAdmin' ? { path: place.ofManagers } : place;
};

/** A list's parameters as the filters in its address, where comma-separated values become lists. */
const filtersOf = (parameters: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, text]) => {
      const values = text.split(',');
      return [name, name === 'status' || values.length > 1 ? values : text];
    }),
  );

/**
 * The address of the list that shows certain rows of a resource.
 * @param role of the user who follows the address
 * @param parameters of the API's list
 * @returns null where no page shows them
 */
export function listAddress(
  resource: string,
  role: Role,
  parameters: Record<string, string>,
): string | null {
  const place = placeOf(resource, role);
  if (!place) return null;
  const filter = JSON.stringify(filtersOf(parameters));
  return place.path + queryString({ ...place.query, filter });
}

/** The address of a row's dialog for somebody of a role; null where no page shows it. */
export function rowAddress(resource: string, role: Role, id: string): string | null {
  const place = placeOf(resource, role);
  return place && `${place.path}/${encodeURIComponent(id)}${queryString(place.query ?? {})}`;
}

/** The parameter of the trip list's address that names the trip whose details are open. */
export const OPEN_TRIP = 'trip';

/** The address of a trip, open in the list. */
export const tripAddress = (id: string): string =>
  `/trips/all-trips${queryString({ [OPEN_TRIP]: id })}`;

/** Parameters of the booking form's address: the trip to book again, or the passenger to book for. */
export const BOOKING_PARAMETERS = { trip: 'id', employee: 'passenger', guest: 'guest' } as const;

/** The address of the booking form for a trip to copy or a passenger to book for. */
export const bookingAddress = (kind: keyof typeof BOOKING_PARAMETERS, id: string): string =>
  `/create-v2${queryString({ [BOOKING_PARAMETERS[kind]]: id })}`;
