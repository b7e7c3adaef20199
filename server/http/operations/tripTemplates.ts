import { z } from 'zod';
import {
  newTripTemplateSchema,
  tripTemplateChangeSchema,
  tripTemplateSchema,
} from '../../../contract/booking/tripTemplate.ts';
import {
  changeTripTemplate,
  createTripTemplate,
  deleteTripTemplate,
  listTripTemplates,
} from '../../services/tripTemplates/tripTemplates.ts';
import { defineOperation } from '../operation.ts';

const params = z.strictObject({ id: z.uuid() });
const roles = ['corporationAdmin'] as const;

/** Trips that people keep under a name to book them again. */
export const tripTemplateOperations = [
  defineOperation({
    id: 'listTripTemplates',
    summary: "List the caller's own templates and those shared with them",
    method: 'get',
    path: '/v1/trip-templates',
    roles,
    response: z.array(tripTemplateSchema),
    handle: (ctx) => listTripTemplates({ ctx }),
  }),
  defineOperation({
    id: 'createTripTemplate',
    summary: 'Keep a trip as a template under a name',
    method: 'post',
    path: '/v1/trip-templates',
    roles,
    problems: ['ALREADY_EXISTS'],
    body: newTripTemplateSchema,
    response: tripTemplateSchema,
    status: 201,
    handle: (ctx, { body: input }) => createTripTemplate({ ctx, input }),
  }),
  defineOperation({
    id: 'updateTripTemplate',
    summary: 'Rename or share a template that the caller owns',
    method: 'patch',
    path: '/v1/trip-templates/{id}',
    roles,
    problems: ['ALREADY_EXISTS'],
    params,
    body: tripTemplateChangeSchema,
    response: tripTemplateSchema,
    handle: (ctx, { params: { id }, body: change }) =>
      changeTripTemplate({ ctx, input: { id, change } }),
  }),
  defineOperation({
    id: 'deleteTripTemplate',
    summary: 'Delete a template that the caller owns',
    method: 'delete',
    path: '/v1/trip-templates/{id}',
    roles,
    params,
    handle: (ctx, { params: input }) => deleteTripTemplate({ ctx, input }),
  }),
];
