import {
  EVENT_BUFFER_MS,
  EVENT_BUFFER_SIZE,
  EVENTS_PER_CALL,
} from '../../contract/trackedEvents/trackedEvents.ts';

/** How a reporter sends: `refused` events would be refused again, `failed` ones may be taken later. */
export type Delivery = 'taken' | 'refused' | 'failed';

export interface ReporterOptions<E> {
  /** Sends events in one call; never throws. Called while the page is being left, too. */
  send(events: readonly E[]): Promise<Delivery>;
}

/** After a failure the wait doubles up to this: nobody waits for an event. */
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Gathers events and sends them in batches: when the buffer is full, after five seconds, and when
 * told to. One call at a time; what it fails to bring stays at the head of the buffer. Only while
 * the outside stays away for long are the oldest forgotten.
 */
export function createReporter<E>({ send }: ReporterOptions<E>) {
  let waiting: E[] = [];
  let sending: E[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = EVENT_BUFFER_MS;

  /** A call under way plans the next one itself, once it knows how long to wait. */
  const plan = (): void => {
    if (sending.length > 0) return;
    timer ??= setTimeout(() => void flush(), wait);
  };

  /** Sends what waits, once the call before it is done. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0 || sending.length > 0) return;
    sending = waiting;
    waiting = [];
    const delivery = await send(sending);
    const isKept = delivery === 'failed';
    if (isKept) waiting = [...sending, ...waiting].slice(-EVENTS_PER_CALL);
    sending = [];
    wait = isKept ? Math.min(wait * 2, LONGEST_WAIT_MS) : EVENT_BUFFER_MS;
    if (waiting.length === 0) return;
    if (!isKept && waiting.length >= EVENT_BUFFER_SIZE) await flush();
    else plan();
  }

  return {
    add(event: E): void {
      waiting = [...waiting, event].slice(-EVENTS_PER_CALL);
      // After a failure the buffer is full soon, which is not a reason to hurry.
      if (waiting.length >= EVENT_BUFFER_SIZE && wait === EVENT_BUFFER_MS) void flush();
      else plan();
    },
    /** The page is being left: what waits goes out beside the call that is under way. */
    leave(): void {
      const last = waiting;
      waiting = [];
      if (last.length === 0) return;
      void send(last).then((delivery) => {
        // Looked away from and come back to: the page goes on, and so do its events.
        if (delivery !== 'failed') return;
        waiting = [...last, ...waiting].slice(-EVENTS_PER_CALL);
        plan();
      });
    },
  };
}
