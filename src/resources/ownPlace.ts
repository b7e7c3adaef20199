import type { Role } from '../../contract/core/roles.ts';
import type { ResourceName } from '../../contract/resources/index.ts';
import type { NavigationEntry } from '../shell/navigation.ts';
import type { ConsoleRoute } from '../shell/route.ts';

/** Where rows are shown. */
export interface RowsPlace {
  path: string;
  /** Query parameters that belong to the page, such as its tab. */
  query?: Record<string, string>;
  /** Roles that see them there; absent for every role. */
  roles?: readonly Role[];
}

/**
 * Where the console shows resources whose page is not entirely derived from their declarations:
 * `place.ts` in the folder of the page. Nothing else names the page.
 */
export interface OwnPlace {
  /** The position of the entry among the others. */
  order: number;
  /** A trailing `/*` leaves room for the dialogs over a list. */
  routes: readonly ConsoleRoute[];
  /** The entry in the drawer, for some of the roles that may open the page; absent where another page leads there. */
  entry?: NavigationEntry & { roles: readonly Role[] };
  /** The places of rows, by the names of their resources. Null means that no page shows them. */
  rows: Readonly<Partial<Record<ResourceName, RowsPlace | null>>>;
}
