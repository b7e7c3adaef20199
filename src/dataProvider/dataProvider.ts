import { dequal } from 'dequal';
import simpleRestProvider from 'ra-data-simple-rest';
import {
  HttpError,
  type DataProvider,
  type Identifier,
  type RaRecord,
  type fetchUtils,
} from 'ra-core';
import { MAX_PER_PAGE } from '../../contract/core/listQuery.ts';
import { problemOf, queryString, sendRequest, type ApiRequest, type QueryValue } from './http.ts';

const API = '/v1';

/** What screens may call beside react-admin's own verbs. */
export interface ConsoleDataProvider extends DataProvider {
  /** Brings a deleted row back. */
  restore: <R extends RaRecord>(
    resource: string,
    params: { id: Identifier },
  ) => Promise<{ data: R }>;
}

interface SimpleRestQuery {
  sort: [field: string, order: string] | null;
  range: [first: number, last: number] | null;
  filter: Record<string, QueryValue>;
}

function readSimpleRestQuery(parameters: URLSearchParams): SimpleRestQuery {
  const read = <T>(name: string, absent: T): T => {
    const text = parameters.get(name);
    return text ? (JSON.parse(text) as T) : absent;
  };
  return { sort: read('sort', null), range: read('range', null), filter: read('filter', {}) };
}

/**
 * Rewrites the query of ra-data-simple-rest as the API documents it: `range` and `sort` as `page`,
 * `maxPerPage` and `sort=-field`, each filter a parameter of its own, `q` as `dynamicSearch`.
 * react-admin's default sort, by `id`, means no particular order: the resource's default then holds.
 */
export function documentedUrl(url: string): string {
  const [path = '', query] = url.split('?');
  if (query === undefined) return url;
  const { sort, range, filter } = readSimpleRestQuery(new URLSearchParams(query));
  const { q, ...filters } = filter;
  const perPage = range ? range[1] - range[0] + 1 : null;
  const isBetweenPages = range && perPage ? range[0] % perPage !== 0 : false;
  return (
    path +
    queryString({
      // A range that begins between two pages of its own length is one that looks ahead.
      page: range && perPage && !isBetweenPages ? range[0] / perPage : null,
      offset: range && isBetweenPages ? range[0] : null,
      maxPerPage: perPage ?? (Array.isArray(filters['id']) ? MAX_PER_PAGE : null),
      sort: sort && sort[0] !== 'id' ? `${sort[1] === 'DESC' ? '-' : ''}${sort[0]}` : null,
      dynamicSearch: q,
      ...filters,
    })
  );
}

/** Field errors as react-admin's forms take them: path → text. */
function forForms(error: unknown): unknown {
  const problem = problemOf(error);
  if (!problem?.errors) return error;
  const errors = Object.fromEntries(
    Object.entries(problem.errors).map(([path, { message }]) => [path, message]),
  );
  return new HttpError(problem.displayMessage, problem.status, { ...problem, errors });
}

async function httpClient(url: string, options: fetchUtils.Options = {}) {
  try {
    const answer = await sendRequest(documentedUrl(url), {
      method: (options.method ?? 'GET') as ApiRequest['method'],
      ...(typeof options.body === 'string' ? { body: options.body } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    return { ...answer, json: answer.json as never };
  } catch (error) {
    throw forForms(error);
  }
}

const patch = async (resource: string, id: Identifier, changes: object) => {
  const { json } = await httpClient(`${API}/${resource}/${encodeURIComponent(id)}`, {
    method: 'PATCH',
    body: JSON.stringify(changes),
  });
  return { data: json };
};

function changedFields(data: Record<string, unknown>, previous: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => name !== 'id' && !dequal(value ?? null, previous[name] ?? null),
    ),
  );
}

const looksAhead = (meta: unknown): boolean =>
  typeof meta === 'object' && meta !== null && Reflect.get(meta, 'looksAhead') === true;

/**
 * react-admin's data provider over `/v1`: ra-data-simple-rest with our query dialect, updates that
 * send only what changed, and undeletion. It knows no resource by name.
 */
export function createDataProvider(): ConsoleDataProvider {
  const base = simpleRestProvider(API, httpClient, 'x-total-count');
  return {
    ...base,
    supportAbortSignal: true,
    /** With `meta.looksAhead` one row more is asked for, which tells whether there is a next page. */
    async getList(resource, params) {
      const { pagination, sort, filter, meta, signal } = params;
      if (!pagination || !sort || !looksAhead(meta)) return base.getList(resource, params);
      const { page, perPage } = pagination;
      const first = (page - 1) * perPage;
      const query = queryString({
        sort: JSON.stringify([sort.field, sort.order]),
        range: JSON.stringify([first, first + perPage]),
        filter: JSON.stringify(filter),
      });
      const { json, headers } = await httpClient(`${API}/${resource}${query}`, { signal });
      const rows: never[] = json;
      return {
        data: rows.slice(0, perPage),
        total: Number(headers.get('x-total-count')),
        pageInfo: { hasNextPage: rows.length > perPage, hasPreviousPage: page > 1 },
      };
    },
    async getMany(resource, params) {
      const pages: Identifier[][] = [];
      for (let start = 0; start < params.ids.length; start += MAX_PER_PAGE)
        pages.push(params.ids.slice(start, start + MAX_PER_PAGE));
      const answers = await Promise.all(
        pages.map((ids) => base.getMany(resource, { ...params, ids })),
      );
      return { data: answers.flatMap((answer) => answer.data) };
    },
    async update(resource, params) {
      const changes = changedFields(params.data, params.previousData);
      // The row as it was, when saving changed nothing: an empty PATCH would be refused.
      if (Object.keys(changes).length === 0) return { data: params.previousData as never };
      return patch(resource, params.id, changes);
    },
    async updateMany(resource, params) {
      await Promise.all(params.ids.map((id) => patch(resource, id, params.data)));
      return { data: params.ids };
    },
    async restore(resource, { id }) {
      const { json } = await httpClient(`${API}/${resource}/${encodeURIComponent(id)}/restore`, {
        method: 'POST',
      });
      return { data: json };
    },
  };
}
