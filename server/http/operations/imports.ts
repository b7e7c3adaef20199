import { z } from 'zod';
import { accountFieldSchema } from '../../../contract/booking/accountFields.ts';
import { ROLES } from '../../../contract/core/roles.ts';
import {
  importRequestSchema,
  importRowSchema,
  importSchema,
  leaveOutSchema,
  linesSchema,
  replaceSchema,
  ROW_FILTERS,
} from '../../../contract/import/calls.ts';
import { tripLines } from '../../../contract/import/tripLines.ts';
import { tripLinesBinding } from '../../bindings/fleets.ts';
import {
  confirmNumbers,
  leaveOut,
  putLines,
  replaceInLines,
} from '../../services/imports/lines.ts';
import { getImport, listImportRows, listImports } from '../../services/imports/readImports.ts';
import { listTripQuestions } from '../../services/imports/trips/questions.ts';
import {
  beginImport,
  checkImport,
  dropImport,
  pauseImport,
  startImport,
  undoImport,
} from '../../services/imports/verbs.ts';
import { Counted, defineOperation } from '../operation.ts';
import { pageQuery } from './query.ts';

const params = z.strictObject({ id: z.uuid() });

/** A verb that changes the state of an import and answers with it. */
const verb = (
  name: 'check' | 'start' | 'pause' | 'undo',
  summary: string,
  handle: typeof startImport,
) =>
  defineOperation({
    id: `${name}Import`,
    summary,
    method: 'post',
    path: `/v1/imports/{id}/${name}`,
    roles: ROLES,
    // Pausing an import reduces the load, so it must not be refused as more of it.
    load: name === 'pause' ? 'row' : 'bulk',
    problems: ['CONFLICT'],
    params,
    response: importSchema,
    status: 202,
    handle: (ctx, { params: input }) => handle({ ctx, input }),
  });

/** What can be done with an import that POST /v1/<resource>/import began. */
export const importOperations = [
  defineOperation({
    id: 'importTrips',
    summary:
      'Begin a file of trips, to which its lines are added afterwards. Starting it books them',
    method: 'post',
    path: '/v1/bookings/import',
    roles: ['corporationAdmin'],
    load: 'bulk',
    body: importRequestSchema(tripLines),
    response: importSchema,
    status: 201,
    handle: (ctx, { body }) => beginImport(ctx, tripLinesBinding, body),
  }),
  defineOperation({
    id: 'listTripQuestions',
    summary:
      'List what the fleets ask with the trips of an account, which a file can have columns for',
    method: 'get',
    path: '/v1/bookings/import/questions',
    roles: ['corporationAdmin'],
    query: z.strictObject({ corporationId: z.uuid() }),
    response: z.array(accountFieldSchema),
    handle: (ctx, { query: input }) => listTripQuestions({ ctx, input }),
  }),
  defineOperation({
    id: 'listImports',
    summary: "List the caller's imports into a resource, the newest first",
    method: 'get',
    path: '/v1/imports',
    roles: ROLES,
    query: z.strictObject({ resource: z.string().max(60) }),
    response: z.array(importSchema),
    handle: (ctx, { query: input }) => listImports({ ctx, input }),
  }),
  defineOperation({
    id: 'getImport',
    summary: 'Show how far an import is, and what is wrong with its lines',
    method: 'get',
    path: '/v1/imports/{id}',
    roles: ROLES,
    params,
    response: importSchema,
    handle: (ctx, { params: input }) => getImport({ ctx, input }),
  }),
  defineOperation({
    id: 'dropImport',
    summary: 'Discard an import that has not written anything',
    method: 'delete',
    path: '/v1/imports/{id}',
    roles: ROLES,
    problems: ['CONFLICT'],
    params,
    handle: (ctx, { params: input }) => dropImport({ ctx, input }),
  }),
  defineOperation({
    id: 'listImportRows',
    summary: 'List the lines of an import, with the outcome of each and the reason',
    method: 'get',
    path: '/v1/imports/{id}/rows',
    roles: ROLES,
    params,
    query: pageQuery.extend({
      show: z.enum(ROW_FILTERS).optional(),
      problem: z.string().max(200).optional(),
    }),
    response: z.array(importRowSchema),
    isCounted: true,
    async handle(ctx, { params: { id }, query }) {
      const { rows, total } = await listImportRows({ ctx, input: { id, ...query } });
      return new Counted(rows, total);
    },
  }),
  defineOperation({
    id: 'putImportRows',
    summary: 'Add lines to an import, or correct lines that it has',
    method: 'put',
    path: '/v1/imports/{id}/rows',
    roles: ROLES,
    load: 'bulk',
    problems: ['CONFLICT'],
    params,
    body: linesSchema,
    response: importSchema,
    handle: (ctx, { params: { id }, body: { lines } }) => putLines({ ctx, input: { id, lines } }),
  }),
  defineOperation({
    id: 'leaveOutImportRows',
    summary: 'Take lines out of an import, so that they are not imported',
    method: 'post',
    path: '/v1/imports/{id}/leave-out',
    roles: ROLES,
    load: 'bulk',
    problems: ['CONFLICT'],
    params,
    body: leaveOutSchema,
    response: importSchema,
    handle: (ctx, { params: { id }, body: { positions } }) =>
      leaveOut({ ctx, input: { id, positions } }),
  }),
  defineOperation({
    id: 'replaceInImport',
    summary: 'Find and replace in the cells of an import',
    method: 'post',
    path: '/v1/imports/{id}/replace',
    roles: ROLES,
    load: 'bulk',
    problems: ['CONFLICT'],
    params,
    body: replaceSchema,
    response: z.object({ cells: z.int(), import: importSchema }),
    handle: (ctx, { params: { id }, body }) => replaceInLines({ ctx, input: { id, ...body } }),
  }),
  defineOperation({
    id: 'confirmNumbersOfImport',
    summary: 'Take the phone numbers that were proposed for lines of an import',
    method: 'post',
    path: '/v1/imports/{id}/confirm-numbers',
    roles: ROLES,
    load: 'bulk',
    problems: ['CONFLICT'],
    params,
    response: importSchema,
    handle: (ctx, { params: input }) => confirmNumbers({ ctx, input }),
  }),
  verb('check', 'Check what each line of an import would do', checkImport),
  verb('start', 'Start an import, continue it, or try failed lines again', startImport),
  verb('pause', 'Pause an import that is running, to continue it later', pauseImport),
  verb('undo', 'Undo an import, except for rows that have been changed since then', undoImport),
];
