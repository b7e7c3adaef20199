import DeclaredIcon from '@mui/icons-material/ListAltOutlined';
import { rolesFor } from '../../contract/core/access.ts';
import type { Role } from '../../contract/core/roles.ts';
import { resources } from '../../contract/resources/index.ts';
import { queryString } from '../dataProvider/http.ts';
import type { NavigationEntry } from '../shell/navigation.ts';
import type { OwnPlace, RowsPlace } from './ownPlace.ts';

/** The places that folders here declare (`place.ts`), in the order of their entries. */
export const ownPlaces: readonly OwnPlace[] = Object.values(
  import.meta.glob<OwnPlace>('./*/place.ts', { eager: true, import: 'place' }),
).toSorted((one, other) => one.order - other.order);

/**
 * Resources that have a page under their name and an entry in the drawer for everyone who may list
 * them, because no folder has a place for them.
 */
export const shownAsDeclared = resources.filter(
  ({ name }) => !ownPlaces.some(({ rows }) => name in rows),
);

/** The entries of a role in the drawer, those derived from declarations last. */
export const entriesOf = (role: Role): NavigationEntry[] => [
  ...ownPlaces.flatMap(({ entry }) => (entry?.roles.includes(role) ? [entry] : [])),
  ...shownAsDeclared
    .filter((resource) => rolesFor(resource, 'list').includes(role))
    .map(({ name }) => ({
      label: `resources.${name}.title`,
      to: `/${name}`,
      icon: DeclaredIcon,
    })),
];

/** Where a role sees the rows of a resource; null where no page shows them. */
function placeOf(resource: string, role: Role): RowsPlace | null {
  const places = ownPlaces.flatMap(({ rows }) => {
    const place = (rows as Readonly<Record<string, RowsPlace | null>>)[resource];
    return place === undefined ? [] : [place];
  });
  if (places.length === 0) return { path: `/${resource}` };
  return places.find((place) => place?.roles?.includes(role) ?? true) ?? null;
}

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
