import type { BookingLiveEvent } from '../../../contract/booking/live.ts';
import type { RequestContext } from '../../context.ts';
import { isInReach } from '../accountsInReach.ts';

/**
 * Tells a caller which of their trips have changed, until the returned function is called or the
 * process stops.
 */
export function followBookings(
  ctx: RequestContext,
  tell: { send(event: BookingLiveEvent): void; end(): void },
): () => void {
  const { app, actor, channel } = ctx;
  return app.bookingFeed.subscribe({
    onOpen: () => tell.send({ type: 'open' }),
    onChange({ channelId, corporationId, bookingId }) {
      if (channelId !== channel.id) return;
      if (isInReach(ctx, corporationId)) tell.send({ type: 'change', bookingId });
    },
    // When they connect again, their permissions are looked up again.
    onAccessChange({ channelId, userId }) {
      if (channelId === channel.id && userId === actor.userId) tell.end();
    },
    onEnd: () => tell.end(),
  });
}
