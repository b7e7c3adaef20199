import { queryString } from '../dataProvider/http.ts';

interface Place {
  path: string;
  /** Query parameters that are the page's own, such as its tab. */
  query?: Record<string, string>;
}

/**
 * Where the console shows the rows of a resource, where that is not its name as a path. Null: no
 * page shows them.
 */
const PLACES: Readonly<Record<string, Place | null>> = {
  corporations: { path: '/accounts' },
  'business-passengers': { path: '/employees', query: { tab: 'employee' } },
  'business-guests': { path: '/employees', query: { tab: 'guest' } },
  'employee-groups': { path: '/employees', query: { tab: 'groups' } },
  users: { path: '/employees', query: { tab: 'corporationAdmin' } },
  'payment-methods': null,
  'favourite-addresses': { path: '/favourites' },
  'fleet-accounts': null,
  bookings: { path: '/trips/all-trips' },
};

const placeOf = (resource: string): Place | null => {
  const place = PLACES[resource];
  return place === undefined ? { path: `/${resource}` } : place;
};

/** A list's parameters as the filters in its address: what is comma-separated is a list there. */
const filtersOf = (parameters: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, text]) => {
      const values = text.split(',');
      return [name, name === 'status' || values.length > 1 ? values : text];
    }),
  );

/**
 * The address of the list that shows certain rows of a resource.
 * @param parameters of the API's list
 * @returns null where no page shows them
 */
export function listAddress(resource: string, parameters: Record<string, string>): string | null {
  const place = placeOf(resource);
  if (!place) return null;
  const filter = JSON.stringify(filtersOf(parameters));
  return place.path + queryString({ ...place.query, filter });
}
/** The address of a row's dialog; null where no page shows it. */
export function rowAddress(resource: string, id: string): string | null {
  const place = placeOf(resource);
  return place && `${place.path}/${encodeURIComponent(id)}${queryString(place.query ?? {})}`;
}
