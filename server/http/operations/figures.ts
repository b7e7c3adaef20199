import { ROLES } from '../../../contract/core/roles.ts';
import { tripFiguresQuery, tripFiguresSchema } from '../../../contract/figures/calls.ts';
import { tripFigures } from '../../services/figures/tripFigures.ts';
import { defineOperation } from '../operation.ts';

export const figureOperations = [
  defineOperation({
    id: 'getTripFigures',
    summary:
      'Add up trips: spend, trips, average fare and more, by time and by account, group, fleet and so on',
    method: 'get',
    path: '/v1/reports/trips',
    roles: ROLES,
    problems: ['NOT_FOUND'],
    query: tripFiguresQuery,
    response: tripFiguresSchema,
    handle: (ctx, { query: input }) => tripFigures({ ctx, input }),
  }),
];
