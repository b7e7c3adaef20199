import { z } from 'zod';
import { tripRouteSchema } from '../../../contract/booking/calls.ts';
import { trackedTripSchema } from '../../../contract/booking/tracking.ts';
import { mapPieceSchema, pieceParams } from '../../../contract/map/pieceSchema.ts';
import { mapPiece } from '../../sandbox/gazetteer/mapPieces.ts';
import { trackRoute, trackTrip } from '../../services/tracking/trackTrip.ts';
import { definePublicOperation } from '../publicOperation.ts';

const params = z.strictObject({ token: z.string().regex(/^[\w-]{32,64}$/) });

/** Calls that need no sign-in. */
export const publicOperations = [
  definePublicOperation({
    id: 'trackTrip',
    summary: 'Show how a trip is going, for anybody who has its link',
    path: '/v1/tracking/{token}',
    params,
    response: trackedTripSchema,
    problems: ['TRACKING_ENDED'],
    handle: trackTrip,
  }),
  definePublicOperation({
    id: 'trackRoute',
    summary: 'Read the route of a trip, for anybody who has its link',
    path: '/v1/tracking/{token}/route',
    params,
    response: tripRouteSchema,
    problems: ['TRACKING_ENDED', 'OUTSIDE_SERVICE_UNAVAILABLE'],
    handle: trackRoute,
  }),
  definePublicOperation({
    id: 'mapPiece',
    summary: 'Read what is drawn of one square of the map where there are no map tiles',
    path: '/v1/map-pieces/{level}/{column}/{row}',
    params: pieceParams,
    response: mapPieceSchema,
    problems: [],
    keptSeconds: 24 * 3600,
    handle: async (_caller, address) => mapPiece(address),
  }),
];
