import type { BookingLiveEvent } from '../../../contract/booking/live.ts';
import type { RequestContext } from '../../context.ts';

/**
 * Tells a caller which of their trips have changed, until the returned function is called or the
 * process stops.
 */
export function followBookings(
  { app, actor, channel }: RequestContext,
  tell: { send(event: BookingLiveEvent): void; end(): void },
): () => void {
  const seesAll = actor.role === 'bookingChannelAdmin';
  return app.bookingFeed.subscribe({
    onOpen: () => tell.send({ type: 'open' }),
    onChange({ channelId, corporationId, bookingId }) {
      if (channelId !== channel.id) return;
      if (seesAll || actor.corporationIds.includes(corporationId))
        tell.send({ type: 'change', bookingId });
    },
    // When they connect again, their permissions are looked up again.
    onAccessChange({ channelId, userId }) {
      if (channelId === channel.id && userId === actor.userId) tell.end();
    },
    onEnd: () => tell.end(),
  });
}
