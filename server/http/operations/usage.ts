import { trackedEventsSchema } from '../../../contract/usage/trackedEvents.ts';
import { trackEvents } from '../../services/usage/trackEvents.ts';
import { defineOperation } from '../operation.ts';

export const usageOperations = [
  defineOperation({
    id: 'trackEvents',
    summary: 'Tell of how the console is used; an event sent twice is stored once',
    method: 'post',
    path: '/v1/events',
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
    body: trackedEventsSchema,
    // A console sends a few a minute.
    rateLimit: { burst: 60, perSecond: 1 },
    handle: (ctx, { body: input }) => trackEvents({ ctx, input }),
  }),
];
