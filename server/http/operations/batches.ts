import { z } from 'zod';
import {
  BATCH_OUTCOMES,
  batchRowSchema,
  batchSchema,
  batchUseSchema,
} from '../../../contract/core/batch.ts';
import { ROLES } from '../../../contract/core/roles.ts';
import { rowSchema } from '../../../contract/core/schemas.ts';
import { bookings } from '../../../contract/resources/bookings.ts';
import { listBatchUses } from '../../services/batches/batchUses.ts';
import { getBatch, listBatches, listBatchRows } from '../../services/batches/readBatches.ts';
import { startBatch, undoBatch } from '../../services/batches/startBatch.ts';
import { batchTripsAhead } from '../../services/batches/tripsAhead.ts';
import { Counted, defineOperation } from '../operation.ts';
import { pageQuery } from './query.ts';

const params = z.strictObject({ id: z.uuid() });

/** What can be done with a batch that POST /v1/<resource>/batch began. */
export const batchOperations = [
  defineOperation({
    id: 'listBatches',
    summary: "List the caller's batches of the last day, the newest first",
    method: 'get',
    path: '/v1/batches',
    roles: ROLES,
    response: z.array(batchSchema),
    handle: (ctx) => listBatches({ ctx }),
  }),
  defineOperation({
    id: 'getBatch',
    summary: 'Show how far a batch is',
    method: 'get',
    path: '/v1/batches/{id}',
    roles: ROLES,
    params,
    response: batchSchema,
    handle: (ctx, { params: input }) => getBatch({ ctx, input }),
  }),
  defineOperation({
    id: 'listBatchRows',
    summary: 'List the rows of a batch, with the outcome of each and the reason',
    method: 'get',
    path: '/v1/batches/{id}/rows',
    roles: ROLES,
    params,
    query: pageQuery.extend({ outcome: z.enum(BATCH_OUTCOMES).optional() }),
    response: z.array(batchRowSchema),
    isCounted: true,
    async handle(ctx, { params: { id }, query }) {
      const { rows, total } = await listBatchRows({ ctx, input: { id, ...query } });
      return new Counted(rows, total);
    },
  }),
  defineOperation({
    id: 'listBatchUses',
    summary: 'Say what a previewed batch of deletions also deletes or leaves without its reference',
    method: 'get',
    path: '/v1/batches/{id}/uses',
    roles: ROLES,
    params,
    response: z.array(batchUseSchema),
    handle: (ctx, { params: input }) => listBatchUses({ ctx, input }),
  }),
  defineOperation({
    id: 'listTripsAheadOfBatch',
    summary: 'List the future trips of the employees whom a batch deactivates',
    method: 'get',
    path: '/v1/batches/{id}/trips-ahead',
    roles: ROLES,
    params,
    query: pageQuery,
    response: z.array(rowSchema(bookings)),
    isCounted: true,
    async handle(ctx, { params: { id }, query }) {
      const { rows, total } = await batchTripsAhead({ ctx, input: { id, ...query } });
      return new Counted(rows, total);
    },
  }),
  defineOperation({
    id: 'startBatch',
    summary: 'Start a batch after its preview, or continue one that was interrupted',
    method: 'post',
    path: '/v1/batches/{id}/start',
    roles: ROLES,
    load: 'bulk',
    problems: ['CONFLICT'],
    params,
    response: batchSchema,
    status: 202,
    handle: (ctx, { params: input }) => startBatch({ ctx, input }),
  }),
  defineOperation({
    id: 'undoBatch',
    summary: 'Undo a batch, except for rows that have been changed since then',
    method: 'post',
    path: '/v1/batches/{id}/undo',
    roles: ROLES,
    load: 'bulk',
    problems: ['CONFLICT'],
    params,
    response: batchSchema,
    status: 202,
    handle: (ctx, { params: input }) => undoBatch({ ctx, input }),
  }),
];
