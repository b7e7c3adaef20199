import { z } from 'zod';
import {
  fareEstimateSchema,
  nearbyDriverSchema,
  offerSchema,
} from '../../../contract/booking/calls.ts';
import { policyPreviewSchema, policyQuestionSchema } from '../../../contract/booking/policy.ts';
import { policyTrialResultSchema, policyTrialSchema } from '../../../contract/policy/calls.ts';
import { localDateTimeSchema, MAX_WAYPOINTS } from '../../../contract/booking/request.ts';
import { PAYMENT_TYPES } from '../../../contract/core/paymentTypes.ts';
import { estimateFare } from '../../services/offers/estimateFare.ts';
import { listOffers } from '../../services/offers/listOffers.ts';
import { NEARBY_DRIVERS_LIMIT, nearbyDrivers } from '../../services/offers/nearbyDrivers.ts';
import { previewPolicy } from '../../services/policies/previewPolicy.ts';
import { tryPolicy } from '../../services/policies/tryPolicy.ts';
import { defineOperation } from '../operation.ts';
import {
  lang,
  latitude,
  longitude,
  ownChannelId,
  point,
  points,
  refuseOtherChannel,
  wholeNumber,
} from './query.ts';

export const planningOperations = [
  defineOperation({
    id: 'listOffers',
    summary: 'List the vehicle classes of the fleets that serve a pickup',
    method: 'get',
    path: '/v1/offers',
    roles: ['corporationAdmin'],
    load: 'booking',
    query: z.strictObject({
      pickupLatitude: latitude,
      pickupLongitude: longitude,
      dropoffLatitude: latitude.optional(),
      dropoffLongitude: longitude.optional(),
      corporationId: z.uuid(),
      /** Whose last vehicle is marked. */
      passengerId: z.uuid().optional(),
      lang,
    }),
    response: z.array(offerSchema),
    handle: (ctx, { query }) =>
      listOffers({
        ctx,
        input: {
          pickup: { latitude: query.pickupLatitude, longitude: query.pickupLongitude },
          corporationId: query.corporationId,
          passengerId: query.passengerId ?? null,
        },
      }),
  }),
  defineOperation({
    id: 'estimateFare',
    summary: 'Estimate what one vehicle of an offer would cost',
    method: 'get',
    path: '/v1/fare-estimates',
    roles: ['corporationAdmin'],
    load: 'booking',
    problems: ['NOT_FOUND', 'OFFER_NOT_AVAILABLE', 'FARE_NOT_AVAILABLE', 'TRIP_TOO_LONG'],
    query: z.strictObject({
      offerId: z.uuid(),
      bookingChannelId: ownChannelId,
      /** Local at the pickup; absent for as soon as possible. */
      pickupTime: localDateTimeSchema.optional(),
      origin: point,
      destination: point,
      waypoints: points(MAX_WAYPOINTS).default([]),
      corporationId: z.uuid(),
      paymentMethodType: z
        .enum([...PAYMENT_TYPES, 'personalCard', 'businessDispatchInvoice'])
        .optional(),
    }),
    response: fareEstimateSchema,
    handle: async (ctx, { query: { bookingChannelId, ...input } }) => {
      refuseOtherChannel(ctx, bookingChannelId);
      return estimateFare({ ctx, input });
    },
  }),
  defineOperation({
    id: 'previewPolicy',
    summary: 'Check whether a trip would be allowed, which rules prevent it, and what to change',
    method: 'post',
    path: '/v1/policy-preview',
    roles: ['corporationAdmin'],
    load: 'booking',
    problems: ['OFFER_NOT_AVAILABLE', 'FARE_NOT_AVAILABLE', 'TRIP_TOO_LONG'],
    body: policyQuestionSchema,
    response: policyPreviewSchema,
    idempotency: 'none',
    handle: (ctx, { body }) => previewPolicy({ ctx, input: body }),
  }),
  defineOperation({
    id: 'tryPolicy',
    summary: 'List the trips of the last 90 days that rules would have refused',
    method: 'post',
    path: '/v1/policy-trials',
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
    load: 'bulk',
    body: policyTrialSchema,
    response: policyTrialResultSchema,
    idempotency: 'none',
    handle: (ctx, { body }) => tryPolicy({ ctx, input: body }),
  }),
  defineOperation({
    id: 'listNearbyDrivers',
    summary: 'List the free drivers near a point',
    method: 'get',
    path: '/v1/nearby-drivers',
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
    load: 'booking',
    query: z.strictObject({
      latitude,
      longitude,
      limit: wholeNumber(1, NEARBY_DRIVERS_LIMIT).default(NEARBY_DRIVERS_LIMIT),
      status: z.literal('available').optional(),
    }),
    response: z.array(nearbyDriverSchema),
    handle: (ctx, { query: { limit, latitude, longitude } }) =>
      nearbyDrivers({ ctx, input: { limit, near: { latitude, longitude } } }),
  }),
];
