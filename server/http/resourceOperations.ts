import { z } from 'zod';
import { rolesFor } from '../../contract/core/access.ts';
import { BATCH_ACTIONS, batchRequestSchema, batchSchema } from '../../contract/core/batch.ts';
import { deletionCheckSchema } from '../../contract/core/deletion.ts';
import { historyEntrySchema, personalFields } from '../../contract/core/history.ts';
import { MAX_PER_PAGE } from '../../contract/core/listLimits.ts';
import { accountField, type Action, hasBatches } from '../../contract/core/resource.ts';
import type { Role } from '../../contract/core/roles.ts';
import { rowExportQuery } from '../../contract/reports/rowExport.ts';
import { rowExportPath } from '../../contract/reports/paths.ts';
import type { Binding } from '../crud/binding.ts';
import { checkDeletion } from '../crud/deletionCheck.ts';
import { eraseHistory, readHistory } from '../crud/history.ts';
import { importRequestSchema, importSchema } from '../../contract/import/calls.ts';
import { beginImport } from '../services/imports/verbs.ts';
import { createBatch } from '../services/batches/createBatch.ts';
import type { Catalogue } from '../crud/references.ts';
import { rowExport } from '../services/reports/rowExport.ts';
import { inLanguageOf } from '../services/reports/report.ts';
import { dataOf, fileNameOf } from '../services/reports/reportFile.ts';
import { FileAnswer } from './file.ts';
import { describeQuery } from './listParameters.ts';
import { type AnyOperation, Counted, defineDownload, defineOperation } from './operation.ts';
import { pageQuery } from './operations/query.ts';
import { named, pascal, typeName } from './schemaNames.ts';

const params = z.strictObject({ id: z.uuid() });
const rowIds = named(
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_PER_PAGE) }),
  'DeletionCheckRequest',
);

/** What every declared resource offers in addition to reading and writing single rows. */
export function resourceOperations(binding: Binding, catalogue: Catalogue): AnyOperation[] {
  const { resource } = binding;
  const { name } = resource;
  const operations: AnyOperation[] = [];
  /** Adds an operation for the roles that may do one of the actions, if there are any. */
  const offer = (
    actions: readonly Action[],
    make: (roles: readonly [Role, ...Role[]]) => AnyOperation,
  ) => {
    const may = new Set(actions.flatMap((action) => rolesFor(resource, action)));
    const [first, ...others] = may;
    if (first) operations.push(make([first, ...others]));
  };

  const path = rowExportPath(name);
  offer(['list'], (roles) =>
    defineDownload({
      id: `export${pascal(name)}`,
      summary: `Download the list of ${name} as CSV or XLSX`,
      path,
      roles,
      query: describeQuery(
        resource,
        rowExportQuery(resource, Object.keys(binding.options.inWords ?? {})),
      ),
      async open(ctx, { query }) {
        const report = await rowExport(inLanguageOf(ctx, query), binding, query);
        return new FileAnswer(fileNameOf(report), dataOf(report));
      },
    }),
  );
  offer(['get'], (roles) =>
    defineOperation({
      id: `listHistoryOf${pascal(name)}`,
      summary: `List who changed what in a row of ${name}, the newest change first`,
      method: 'get',
      path: `/v1/${name}/{id}/history`,
      roles,
      params,
      query: pageQuery,
      response: z.array(historyEntrySchema),
      isCounted: true,
      async handle(ctx, { params: { id }, query: { page, maxPerPage } }) {
        const wanted = { offset: page * maxPerPage, limit: maxPerPage };
        const { entries, total } = await readHistory(ctx, binding, id, wanted);
        return new Counted(entries, total);
      },
    }),
  );
  offer(['delete'], (roles) =>
    defineOperation({
      id: `checkDeletionOf${pascal(name)}`,
      summary: `Check what deleting rows of ${name} would change, and what prevents it`,
      method: 'post',
      path: `/v1/${name}/deletion-check`,
      roles,
      idempotency: 'none',
      body: rowIds,
      response: z.array(deletionCheckSchema),
      handle: (ctx, { body: { ids } }) => checkDeletion({ ctx, binding, catalogue }, ids),
    }),
  );
  if (personalFields(resource).length > 0)
    offer(['delete'], (roles) =>
      defineOperation({
        id: `eraseHistoryOf${pascal(name)}`,
        summary: `Erase personal values from the history of a row of ${name}`,
        method: 'delete',
        path: `/v1/${name}/{id}/history`,
        roles,
        params,
        handle: (ctx, { params: { id } }) => eraseHistory(ctx, binding, id),
      }),
    );
  if (hasBatches(resource))
    offer(BATCH_ACTIONS, (roles) =>
      defineOperation({
        id: `batch${pascal(name)}`,
        summary: `Preview a change or deletion of many rows of ${name}, which is started by another call`,
        method: 'post',
        path: `/v1/${name}/batch`,
        roles,
        load: 'bulk',
        body: named(batchRequestSchema(resource), `${typeName(resource)}BatchRequest`),
        response: batchSchema,
        status: 201,
        handle: (ctx, { body }) => createBatch(ctx, binding, body),
      }),
    );
  const importers = rolesFor(resource, 'create').filter((role) =>
    rolesFor(resource, 'update').includes(role),
  );
  const [first, ...others] = importers;
  if (resource.importable && first)
    operations.push(
      defineOperation({
        id: `import${pascal(name)}`,
        summary: `Begin an import of ${name}, to which the lines of a file are added afterwards`,
        method: 'post',
        path: `/v1/${name}/import`,
        roles: [first, ...others],
        load: 'bulk',
        body: named(
          importRequestSchema(resource),
          accountField(resource) ? 'ImportIntoAccount' : 'ImportRequest',
        ),
        response: importSchema,
        status: 201,
        handle: (ctx, { body }) => beginImport(ctx, binding, body),
      }),
    );
  return operations;
}
