import { z } from 'zod';
import { openTripsSchema } from '../../../contract/booking/openTrips.ts';
import {
  newTripViewSchema,
  tripFilterOptionsSchema,
  tripViewChangeSchema,
  tripViewSchema,
} from '../../../contract/booking/tripView.ts';
import { ROLES } from '../../../contract/core/roles.ts';
import { openTrips } from '../../services/bookings/openTrips.ts';
import { tripFilterOptions } from '../../services/bookings/filterOptions.ts';
import {
  changeTripView,
  createTripView,
  deleteTripView,
  listTripViews,
  setDefaultTripView,
} from '../../services/tripViews/tripViews.ts';
import { defineOperation } from '../operation.ts';

const params = z.strictObject({ id: z.uuid() });

const ofAccount = z.strictObject({ corporationId: z.uuid().optional() });

export const tripListOperations = [
  defineOperation({
    id: 'listOpenTrips',
    summary:
      'List the trips under way and the pickups of the next day, the earliest first, and count the trips of each tab',
    method: 'get',
    path: '/v1/open-trips',
    roles: ROLES,
    query: ofAccount,
    response: openTripsSchema,
    handle: (ctx, { query: input }) => openTrips({ ctx, input }),
  }),
  defineOperation({
    id: 'listTripFilterOptions',
    summary: 'List the vehicle classes and account fields by which trips can be filtered',
    method: 'get',
    path: '/v1/trip-filter-options',
    roles: ROLES,
    query: ofAccount,
    response: tripFilterOptionsSchema,
    handle: (ctx, { query: input }) => tripFilterOptions({ ctx, input }),
  }),
  defineOperation({
    id: 'listTripViews',
    summary: "List the saved views of the trip list: the caller's own and those shared with them",
    method: 'get',
    path: '/v1/trip-views',
    roles: ROLES,
    response: z.array(tripViewSchema),
    handle: (ctx) => listTripViews({ ctx }),
  }),
  defineOperation({
    id: 'createTripView',
    summary: 'Save a view of the trip list',
    method: 'post',
    path: '/v1/trip-views',
    roles: ROLES,
    problems: ['ALREADY_EXISTS'],
    body: newTripViewSchema,
    response: tripViewSchema,
    status: 201,
    handle: (ctx, { body: input }) => createTripView({ ctx, input }),
  }),
  defineOperation({
    id: 'updateTripView',
    summary: 'Rename, share or change a view that the caller owns',
    method: 'patch',
    path: '/v1/trip-views/{id}',
    roles: ROLES,
    problems: ['ALREADY_EXISTS'],
    params,
    body: tripViewChangeSchema,
    response: tripViewSchema,
    handle: (ctx, { params: { id }, body: change }) =>
      changeTripView({ ctx, input: { id, change } }),
  }),
  defineOperation({
    id: 'deleteTripView',
    summary: 'Delete a view that the caller owns',
    method: 'delete',
    path: '/v1/trip-views/{id}',
    roles: ROLES,
    params,
    handle: (ctx, { params: input }) => deleteTripView({ ctx, input }),
  }),
  defineOperation({
    id: 'setDefaultTripView',
    summary: 'Choose a view as the one with which the trip list opens, or undo this choice',
    method: 'put',
    path: '/v1/trip-views/{id}/default',
    roles: ROLES,
    params,
    body: z.strictObject({ isDefault: z.boolean() }),
    response: tripViewSchema,
    handle: (ctx, { params: { id }, body: { isDefault } }) =>
      setDefaultTripView({ ctx, input: { id, isDefault } }),
  }),
];
