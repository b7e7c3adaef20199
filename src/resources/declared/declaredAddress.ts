import { listParameters } from '../../../contract/core/listQuery.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { correctedSearch as corrected } from '../../admin/list/correctedSearch.ts';

/** The parameter of a page's address that makes its list show the deleted rows. */
export const DELETED_PARAM = 'deleted';

export const showsDeleted = (search: string): boolean =>
  new URLSearchParams(search).get(DELETED_PARAM) === 'true';

/** As `correctedSearch` of every list, for a declared one. */
export const correctedSearch = (declaration: AnyResource, search: string): string | null =>
  corrected(search, {
    sortable: ['id', ...declaration.list.sortable],
    filtersOf(given) {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
      const known = listParameters(declaration);
      return Object.fromEntries(Object.entries(given).filter(([name]) => known.includes(name)));
    },
  });
