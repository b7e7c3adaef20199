import { z } from 'zod';
import { BATCH_OUTCOMES, batchRowSchema, batchSchema } from '../../../contract/core/batch.ts';
import { ROLES } from '../../../contract/core/roles.ts';
import { rowSchema } from '../../../contract/core/schemas.ts';
import { bookings } from '../../../contract/resources/bookings.ts';
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
    summary: 'Batches of the caller of the last day, the newest first',
    method: 'get',
    path: '/v1/batches',
    roles: ROLES,
    response: z.array(batchSchema),
    handle: (ctx) => listBatches({ ctx }),
  }),
  defineOperation({
    id: 'getBatch',
    summary: 'How far a batch is',
    method: 'get',
    path: '/v1/batches/{id}',
    roles: ROLES,
    params,
    response: batchSchema,
    handle: (ctx, { params: input }) => getBatch({ ctx, input }),
  }),
  defineOperation({
    id: 'listBatchRows',
    summary: 'The rows of a batch, with what became of each and why',
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
    id: 'listTripsAheadOfBatch',
    summary: 'Trips ahead of the employees whom a batch changes, which their deactivation is about',
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
    summary: 'Do what a batch was looked at for, or go on with one that stopped',
    method: 'post',
    path: '/v1/batches/{id}/start',
    roles: ROLES,
    load: 'bulk',
    params,
    response: batchSchema,
    status: 202,
    handle: (ctx, { params: input }) => startBatch({ ctx, input }),
  }),
  defineOperation({
    id: 'undoBatch',
    summary: 'Take a batch back, but for the rows that were changed since',
    method: 'post',
    path: '/v1/batches/{id}/undo',
    roles: ROLES,
    load: 'bulk',
    params,
    response: batchSchema,
    status: 202,
    handle: (ctx, { params: input }) => undoBatch({ ctx, input }),
  }),
];
