import { listParameters } from '../../../contract/core/listParameters.ts';
import { correctedSearch as corrected } from '../../admin/list/correctedSearch.ts';
import type { PageList } from './pageList.ts';

/** The parameter of a page's address that makes its list show the deleted rows. */
export const DELETED_PARAM = 'deleted';

export const showsDeleted = (search: string): boolean =>
  new URLSearchParams(search).get(DELETED_PARAM) === 'true';

/** As `correctedSearch` of every list, for a declared one. */
export const correctedSearch = (
  { declaration, acceptedFilters }: PageList,
  search: string,
): string | null =>
  corrected(search, {
    sortable: declaration.list.sortable,
    filtersOf(given) {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
      if (acceptedFilters) return acceptedFilters(given);
      const known = listParameters(declaration);
      return Object.fromEntries(Object.entries(given).filter(([name]) => known.includes(name)));
    },
  });
