import { findResource, type ResourceName } from '../../../contract/resources/index.ts';
import type { ConsoleRoute } from '../../shell/route.ts';

/**
 * The `loader` of a page that opens with a declared list.
 * @param path as in `DeclaredPage`
 * @param listAt the resource in the list, or which it is for a query string; null where it is none
 * @example firstRows('/accounts', 'corporations')
 */
export const firstRows =
  (
    path: string,
    listAt: ResourceName | ((query: URLSearchParams) => ResourceName | null),
  ): ConsoleRoute['loader'] =>
  async (opening) => {
    const { loadFirstRows } = await import('./loadFirstRows.ts');
    const { searchParams } = new URL(opening.address, window.location.origin);
    const name = typeof listAt === 'string' ? listAt : listAt(searchParams);
    if (name !== null) await loadFirstRows(opening, { declaration: findResource(name)!, path });
  };
