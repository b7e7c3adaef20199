import { z } from 'zod';
import { rolesFor } from '../../contract/core/access.ts';
import { deletionFields } from '../../contract/core/deletedRows.ts';
import { DomainError, type ErrorCode } from '../../contract/core/errors.ts';
import { schemaOf } from '../../contract/core/fieldSchemas.ts';
import { TOTAL_AT_LEAST } from '../../contract/core/laterTotal.ts';
import type { Action } from '../../contract/core/resource.ts';
import {
  changeSchema,
  createSchema,
  deletionSchema,
  replaceSchema,
  rowSchema,
} from '../../contract/core/schemas.ts';
import type { Binding } from '../crud/binding.ts';
import { deletedOf } from '../crud/deleted.ts';
import { listRows } from '../crud/list.ts';
import type { Catalogue } from '../crud/references.ts';
import { readRow } from '../crud/rows.ts';
import { permission } from '../crud/scope.ts';
import { changeRow, createRow, deleteRow, restoreRow, STATUS } from '../crud/write.ts';
import { listQuerySchema } from './listParameters.ts';
import { operationRoute, readQuery } from './operationRoute.ts';
import { resourceOperations } from './resourceOperations.ts';
import { LATER_TOTAL_HEADERS, type RawCall, type Route, TOTAL } from './route.ts';
import { named, pascal, typeName } from './schemaNames.ts';

const uuid = z.uuid();
const byId = z.object({ id: uuid });
/** What a list of deleted rows says about each in addition. */
const DELETION = named(
  z.object({
    deletedAt: schemaOf(deletionFields.deletedAt),
    deletedBy: schemaOf(deletionFields.deletedBy),
  }),
  'Deletion',
);

/** @throws DomainError NOT_FOUND for anything that is not an id */
function idOf({ params }: RawCall): string {
  const parsed = uuid.safeParse(params['id']);
  if (!parsed.success) throw new DomainError('NOT_FOUND');
  return parsed.data;
}

/** The routes of a declared resource; actions that no role may do have none. */
export function crudRoutes(binding: Binding, catalogue: Catalogue): Route[] {
  const { resource } = binding;
  const { problems: own = {} } = binding.options;
  const collection = `/v1/${resource.name}` as const;
  const item = `${collection}/{id}` as const;
  const type = typeName(resource);
  const row = named(rowSchema(resource), type);
  const deletion = deletionSchema(resource);
  const route = (
    action: Action,
    verb: string,
    rest: Pick<Route, 'method' | 'path' | 'summary' | 'describes' | 'call'> &
      Partial<Pick<Route, 'roles'>>,
  ): Route => ({
    id: `${verb}${pascal(resource.name)}`,
    roles: rolesFor(resource, action),
    idempotency: rest.method === 'get' ? 'none' : 'accepted',
    load: action !== 'list' ? 'row' : resource.list.isForBooking ? 'booking' : 'list',
    ...rest,
    call(ctx, raw) {
      // A list reads its own query.
      if (action !== 'list') readQuery(rest.describes.query, raw.search);
      return rest.call(ctx, raw);
    },
  });
  const one = (problems: readonly ErrorCode[] = []) => ({
    params: byId,
    response: row,
    status: 200 as const,
    problems: ['NOT_FOUND' as const, ...problems],
  });

  const list = (path: Route['path'], verb = 'list', listed = binding) =>
    route('list', verb, {
      method: 'get',
      path,
      summary: listed === binding ? `List ${resource.name}` : `List deleted ${resource.name}`,
      roles: rolesFor(listed.resource, 'list'),
      describes: {
        query: listQuerySchema(listed.resource),
        response: z.array(listed === binding ? row : named(row.and(DELETION), `Deleted${type}`)),
        status: 200,
        headers: LATER_TOTAL_HEADERS,
        countsLater: true,
        problems: ['UNKNOWN_PARAMETER', 'VALIDATION_FAILED'],
      },
      async call(ctx, { search, prefersCountLater }) {
        const { rows, total, isAtLeast } = await listRows(ctx, listed, search, prefersCountLater);
        const header = isAtLeast ? TOTAL_AT_LEAST : TOTAL;
        return { status: 200, body: rows, headers: { [header]: String(total) } };
      },
    });
  const { alsoAt } = resource.list;
  const deleted = deletedOf(binding, catalogue);

  const routes = [
    list(collection),
    // Before the route of a single row, which would read these as an id.
    ...(alsoAt ? [list(`${collection}/${alsoAt}`, `${alsoAt}Of`)] : []),
    ...(deleted ? [list(`${collection}/deleted`, 'listDeleted', deleted)] : []),
    route('get', 'get', {
      method: 'get',
      path: item,
      summary: `Read one row of ${resource.name}`,
      describes: one(),
      async call(ctx, raw) {
        const { corporationIds } = permission(ctx, binding, 'get');
        const { orm } = ctx.app.database;
        return { status: 200, body: await readRow(orm, ctx, binding, idOf(raw), corporationIds) };
      },
    }),
    route('create', 'create', {
      method: 'post',
      path: collection,
      summary: `Create a row of ${resource.name}`,
      describes: {
        body: named(createSchema(resource), `New${type}`),
        response: row,
        status: 201,
        problems: ['ALREADY_EXISTS', ...(own.create ?? [])],
      },
      async call(ctx, raw) {
        return {
          status: STATUS.create,
          body: await createRow({ ctx, binding, catalogue }, raw.body),
        };
      },
    }),
    ...(['put', 'patch'] as const).map((method) =>
      route('update', method === 'put' ? 'replace' : 'update', {
        method,
        path: item,
        summary: `${method === 'put' ? 'Replace' : 'Change fields of'} a row of ${resource.name}`,
        describes: {
          ...one([
            'ALREADY_EXISTS',
            ...(own.update ?? []),
            ...(method === 'patch' ? (['CHANGED_SINCE'] as const) : []),
          ]),
          body:
            method === 'put'
              ? named(replaceSchema(resource), `${type}Replacement`)
              : named(changeSchema(resource), `${type}Change`),
        },
        async call(ctx, raw) {
          const target = { ctx, binding, catalogue };
          const changed = await changeRow(target, idOf(raw), raw.body, method === 'put');
          return { status: STATUS.update, body: changed };
        },
      }),
    ),
    route('delete', 'delete', {
      method: 'delete',
      path: item,
      summary: `Delete a row of ${resource.name}`,
      describes: {
        ...one(['STILL_IN_USE', ...(own.delete ?? [])]),
        ...(resource.deleteOptions && { query: deletion }),
      },
      async call(ctx, raw) {
        const options = deletion.parse(Object.fromEntries(raw.search));
        return {
          status: STATUS.delete,
          body: await deleteRow({ ctx, binding, catalogue }, idOf(raw), options),
        };
      },
    }),
  ];
  if (resource.softDelete)
    routes.push(
      route('delete', 'restore', {
        method: 'post',
        path: `${item}/restore`,
        summary: `Restore a deleted row of ${resource.name}`,
        describes: one(['ALREADY_EXISTS', 'VALIDATION_FAILED']),
        async call(ctx, raw) {
          return {
            status: STATUS.restore,
            body: await restoreRow({ ctx, binding, catalogue }, idOf(raw)),
          };
        },
      }),
    );
  return [
    // Before the route of a single row, which would read `export` as an id.
    ...resourceOperations(binding, catalogue).map(operationRoute),
    ...routes.filter(({ roles }) => roles.length > 0),
  ];
}
