import {
  getQuery,
  parseQueryFromLocation,
  type FilterPayload,
  type GetListParams,
  type SortPayload,
} from 'react-admin';

/** The settings of a list whose address names no others. */
export interface InitialSettings {
  sort: SortPayload;
  perPage: number;
}

/**
 * What a list asks the data provider for, so that its rows can be requested before it is drawn.
 * @param search query string of the list's address
 * @param permanent filters that the list always has, in addition to its reader's
 */
export function listParams(
  search: string,
  initial: InitialSettings,
  permanent: FilterPayload | undefined,
): GetListParams {
  const { page, perPage, sort, order, filter } = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: {},
    filterDefaultValues: {},
    ...initial,
  });
  return {
    pagination: { page, perPage },
    sort: { field: sort, order },
    filter: { ...filter, ...permanent },
  };
}
