import { dequal } from 'dequal';
import simpleRestProvider from 'ra-data-simple-rest';
import {
  HttpError,
  type DataProvider,
  type GetListParams,
  type GetManyParams,
  type GetManyReferenceParams,
  type Identifier,
  type PaginationPayload,
  type RaRecord,
  type SortPayload,
  type fetchUtils,
} from 'ra-core';
import { COUNT_LATER, TOTAL_AT_LEAST } from '../../contract/core/laterTotal.ts';
import { MAX_PER_PAGE } from '../../contract/core/listLimits.ts';
import { PREVIOUS } from '../../contract/core/previous.ts';
import type { Attempt } from './attempts.ts';
import { problemOf } from './failedCalls.ts';
import { ofKind, queryString, sendRequest, type ApiRequest, type QueryValue } from './http.ts';

const API = '/v1';

/** The calls that screens may make in addition to react-admin's own. */
export interface ConsoleDataProvider extends DataProvider {
  /** Brings a deleted row back. */
  restore: <R extends RaRecord>(
    resource: string,
    params: { id: Identifier },
  ) => Promise<{ data: R }>;
}

interface Page<R> {
  rows: R[];
  /** Of all pages together. */
  total: number;
  /** There may be more. */
  isAtLeast: boolean;
}

interface ListParams {
  pagination?: PaginationPayload | undefined;
  sort?: SortPayload | undefined;
  filter?: Record<string, QueryValue> | undefined;
}

/**
 * The address of a list as the API documents it: `page`, `maxPerPage`, `sort=-field`, each filter
 * as a parameter, `q` as `dynamicSearch`. react-admin's default sort, by `id`, means no particular
 * order: the resource's default is used.
 * @param rowsAhead how many rows after the page are requested with it
 */
function listUrl(resource: string, params: ListParams, rowsAhead = 0): string {
  const { pagination, sort, filter = {} } = params;
  const { q, ...filters } = filter;
  const pageIndex = pagination && pagination.page - 1;
  const query = queryString({
    // With rows ahead the pages are not equally long, so the request says where it begins.
    ...(rowsAhead > 0 && pageIndex
      ? { offset: pageIndex * pagination.perPage }
      : { page: pageIndex }),
    maxPerPage: pagination && pagination.perPage + rowsAhead,
    sort: sort && sort.field !== 'id' ? `${sort.order === 'DESC' ? '-' : ''}${sort.field}` : null,
    dynamicSearch: q,
    ...filters,
  });
  return `${API}/${resource}${query}`;
}

/** Field errors in the form that react-admin's forms take: path → text. */
function forForms(error: unknown): unknown {
  const problem = problemOf(error);
  if (!problem?.errors) return error;
  const errors = Object.fromEntries(
    Object.entries(problem.errors).map(([path, { message }]) => [path, message]),
  );
  return new HttpError(problem.displayMessage, problem.status, { ...problem, errors });
}

type Sent = fetchUtils.Options & Pick<ApiRequest, 'prefer' | 'idempotencyKey'>;

async function send(url: string, options: Sent = {}) {
  const answer = await sendRequest(url, {
    method: (options.method ?? 'GET') as ApiRequest['method'],
    ...(typeof options.body === 'string' ? { body: options.body } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.prefer ? { prefer: options.prefer } : {}),
    ...(options.idempotencyKey ? { idempotencyKey: options.idempotencyKey } : {}),
  });
  return { ...answer, json: answer.json as never };
}

/** One row of the API: each has an id. */
const rowOf = (json: unknown) => ofKind<RaRecord>(json, 'id') as never;

async function httpClient(url: string, options?: Sent) {
  try {
    return await send(url, options);
  } catch (error) {
    throw forForms(error);
  }
}

async function readRows<R>(
  url: string,
  signal?: AbortSignal,
  isCountedLater = false,
): Promise<Page<R>> {
  const { json, headers } = await httpClient(url, {
    ...(signal && { signal }),
    ...(isCountedLater && { prefer: COUNT_LATER }),
  });
  const atLeast = headers.get(TOTAL_AT_LEAST);
  const total = Number(atLeast ?? headers.get('x-total-count'));
  return { rows: ofKind<R[]>(json, 'list'), total, isAtLeast: atLeast !== null };
}

const patch = async (resource: string, id: Identifier, changes: object) => {
  const { json } = await httpClient(`${API}/${resource}/${encodeURIComponent(id)}`, {
    method: 'PATCH',
    body: JSON.stringify(changes),
  });
  return { data: rowOf(json) };
};

function changedFields(data: Record<string, unknown>, previous: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => name !== 'id' && !dequal(value ?? null, previous[name] ?? null),
    ),
  );
}

const hasMeta = (meta: unknown, name: 'looksAhead' | 'deleted'): boolean =>
  typeof meta === 'object' && meta !== null && Reflect.get(meta, name) === true;

/**
 * react-admin's data provider over `/v1`: ra-data-simple-rest for single rows, lists as the API
 * documents them, updates that send only what changed, and undeletion. It knows no resource by name.
 */
export function createDataProvider(): ConsoleDataProvider {
  const base = simpleRestProvider(API, httpClient, 'x-total-count');
  return {
    ...base,
    supportAbortSignal: true,
    async getOne(resource, params) {
      return { data: rowOf((await base.getOne(resource, params)).data) };
    },
    /**
     * With `meta.looksAhead` one more row is requested, which shows whether there is a next page,
     * and a total that takes long is not waited for: then `meta.isTotalAtLeast` of the answer says
     * that there may be more. With `meta.deleted` the rows are the deleted ones.
     */
    async getList<R extends RaRecord>(resource: string, params: GetListParams) {
      const { pagination, meta, signal } = params;
      if (!pagination || !hasMeta(meta, 'looksAhead')) {
        const path = hasMeta(meta, 'deleted') ? `${resource}/deleted` : resource;
        const { rows, total } = await readRows<R>(listUrl(path, params), signal);
        return { data: rows, total };
      }
      const { page, perPage } = pagination;
      const url = listUrl(resource, params, 1);
      const { rows, total, isAtLeast } = await readRows<R>(url, signal, true);
      return {
        data: rows.slice(0, perPage),
        total,
        ...(isAtLeast && { meta: { isTotalAtLeast: true } }),
        pageInfo: { hasNextPage: rows.length > perPage, hasPreviousPage: page > 1 },
      };
    },
    async getMany<R extends RaRecord>(resource: string, { ids, signal }: GetManyParams) {
      const pages: Identifier[][] = [];
      for (let start = 0; start < ids.length; start += MAX_PER_PAGE)
        pages.push(ids.slice(start, start + MAX_PER_PAGE));
      const answers = await Promise.all(
        pages.map((some) => {
          const query = queryString({ id: some.map(String), maxPerPage: MAX_PER_PAGE });
          return readRows<R>(`${API}/${resource}${query}`, signal);
        }),
      );
      return { data: answers.flatMap(({ rows }) => rows) };
    },
    async getManyReference<R extends RaRecord>(resource: string, params: GetManyReferenceParams) {
      const filter = { ...params.filter, [params.target]: String(params.id) };
      const { rows, total } = await readRows<R>(
        listUrl(resource, { ...params, filter }),
        params.signal,
      );
      return { data: rows, total };
    },
    /** With `meta.attempt`, the same again after no answer came is not created twice. */
    async create(resource, { data, meta }) {
      const attempt = (meta as { attempt?: Attempt } | undefined)?.attempt;
      const body = JSON.stringify(data);
      const post = (idempotencyKey?: string) =>
        httpClient(`${API}/${resource}`, { method: 'POST', body, idempotencyKey });
      const { json } = await (attempt ? attempt(resource + body, post) : post());
      return { data: rowOf(json) };
    },
    /**
     * `data.previous` are the values that the user saw, by field; without them the changes replace
     * any others.
     */
    async update(resource, params) {
      const { [PREVIOUS]: seen, ...data } = params.data as Record<string, unknown>;
      const changes = changedFields(data, params.previousData);
      // Returns the row unchanged if nothing was changed: an empty PATCH would be refused.
      if (Object.keys(changes).length === 0) return { data: params.previousData as never };
      const previous = Object.entries(seen ?? {}).filter(([name]) => name in changes);
      return patch(resource, params.id, {
        ...changes,
        ...(previous.length > 0 && { [PREVIOUS]: Object.fromEntries(previous) }),
      });
    },
    async updateMany(resource, params) {
      await Promise.all(params.ids.map((id) => patch(resource, id, params.data)));
      return { data: params.ids };
    },
    /** `meta.options` are the further options of the deletion. */
    async delete(resource, { id, meta }) {
      const options: unknown = (meta as { options?: unknown } | undefined)?.options;
      const query = queryString({ ...(options as Record<string, string> | undefined) });
      const { json } = await httpClient(`${API}/${resource}/${encodeURIComponent(id)}${query}`, {
        method: 'DELETE',
      });
      return { data: json };
    },
    async restore(resource, { id }) {
      // No form shows why it failed.
      const { json } = await send(`${API}/${resource}/${encodeURIComponent(id)}/restore`, {
        method: 'POST',
      });
      return { data: json };
    },
  };
}
