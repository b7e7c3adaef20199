import { trackedEventsSchema } from '../../../contract/trackedEvents/trackedEvents.ts';
import { trackEvents } from '../../services/trackedEvents/trackEvents.ts';
import { defineOperation } from '../operation.ts';

export const trackedEventOperations = [
  defineOperation({
    id: 'trackEvents',
    summary: 'Report how the console is used. An event that is sent twice is stored once',
    method: 'post',
    path: '/v1/events',
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
    body: trackedEventsSchema,
    // A console sends a few of these calls a minute.
    rateLimit: { burst: 60, perSecond: 1 },
    handle: (ctx, { body: input }) => trackEvents({ ctx, input }),
  }),
];
