import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type BookingLiveEvent, bookingLiveEventSchema } from '../../contract/booking/live.ts';
import type { TestUser } from './fixtures.ts';
import type { TestServer } from './server.ts';

/** The events that a caller of the live stream receives, in order. */
export interface LiveEvents {
  response: Response;
  /** The next event; undefined when the stream is over. */
  next(): Promise<BookingLiveEvent | undefined>;
  close(): Promise<void>;
}

/** Connects a user to the live stream, and waits until no later event can be missed. */
export async function followLive(
  server: TestServer,
  user: TestUser,
  lifetime: { expiresIn?: number } = {},
): Promise<LiveEvents> {
  const token = await server.tokenFor(user, user.channelId, lifetime);
  const response = await server.app.request(`${server.originOf(user.channelId)}/v1/bookings/live`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.body) throw new Error('The stream has no body');
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async () => {
    const { value } = await reader.read();
    return value && bookingLiveEventSchema.parse(JSON.parse(value.data));
  };
  const first = await next();
  if (first?.type !== 'open') throw new Error(`The stream began with ${JSON.stringify(first)}`);
  return { response, next, close: () => reader.cancel() };
}
