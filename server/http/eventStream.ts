import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { LIVE_HEARTBEAT_MS } from '../../contract/booking/liveTimes.ts';
import { DomainError } from '../../contract/core/errors.ts';
import type { HttpEnv } from './httpEnv.ts';
import type { OpenStreams } from './openStreams.ts';
import { answerProblem } from './problems.ts';

/** Where a running stream's events go. */
export interface EventSink<E = unknown> {
  send(event: E): void;
  /** Ends the stream; the caller connects again after a while. */
  end(): void;
}

/** An answer that continues: events from the moment when somebody begins to read it. */
export class EventStream {
  /** Begins to send; returns a function that stops it. */
  readonly follow: (sink: EventSink) => () => void;

  constructor(follow: (sink: EventSink) => () => void) {
    this.follow = follow;
  }
}

/**
 * After this long a stream ends, even if the token is valid longer, so that the caller's
 * permissions are looked up again.
 */
export const LONGEST_STREAM_MS = 10 * 60_000;
/** A caller with more unread events than this is disconnected, and then reads everything again. */
const MOST_UNREAD = 500;
/** Callers whose streams end together should not come back together. */
const RETRY_MS = { least: 1000, spread: 2000 };

/** Seconds after which a caller who got no place may ask again. */
const NO_PLACE_SECONDS = 30;

/**
 * Answers with server-sent events until the caller leaves, the token ends or the sender does; with
 * 429 when too many streams are open already.
 */
export function sendEvents(
  c: Context<HttpEnv>,
  events: EventStream,
  { now, streams }: { now: Date; streams: OpenStreams },
): Response {
  const release = streams.take(`${c.get('channel').id} ${c.get('actor')?.userId}`);
  if (!release)
    return answerProblem(c, new DomainError('TOO_MANY_REQUESTS'), {
      'retry-after': String(NO_PLACE_SECONDS),
    });
  const tokenLasts = (c.get('tokenEndsAt')?.getTime() ?? 0) - now.getTime();
  // nginx would otherwise collect events until they fill a page.
  c.header('x-accel-buffering', 'no');
  return streamSSE(c, async (stream) => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    stream.onAbort(end);
    let unread = 0;
    const write = (text: string) => {
      unread += 1;
      if (unread > MOST_UNREAD) end();
      else void stream.write(text).then(() => (unread -= 1));
    };
    const retry = RETRY_MS.least + Math.round(Math.random() * RETRY_MS.spread);
    // Sent immediately, so that proxies pass on the answer's head.
    write(`retry: ${retry}\n\n`);
    const heartbeat = setInterval(() => write(':\n\n'), LIVE_HEARTBEAT_MS);
    const limit = setTimeout(end, Math.max(0, Math.min(tokenLasts, LONGEST_STREAM_MS)));
    try {
      const unfollow = events.follow({
        send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
        end,
      });
      await ended;
      unfollow();
    } finally {
      release();
      clearInterval(heartbeat);
      clearTimeout(limit);
    }
    if (unread > MOST_UNREAD) stream.abort();
  });
}
