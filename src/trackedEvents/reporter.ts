import {
  EVENT_BUFFER_MS,
  EVENT_BUFFER_SIZE,
  EVENTS_PER_CALL,
} from '../../contract/trackedEvents/trackedEvents.ts';

/** The result of sending: `refused` events would be refused again, `failed` ones may work later. */
export type Delivery = 'taken' | 'refused' | 'failed';

export interface ReporterOptions<E> {
  /** Sends events in one call; never throws. Called while the page is being left, too. */
  send(events: readonly E[]): Promise<Delivery>;
}

/** After a failure the wait doubles up to this: nobody waits for an event. */
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Collects events and sends them in batches: when the buffer is full, after five seconds, and on
 * request. One call at a time; events of a failed call stay at the head of the buffer. The oldest
 * are dropped only if the server stays away for long.
 */
export function createReporter<E>({ send }: ReporterOptions<E>) {
  let waiting: E[] = [];
  let sending: E[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = EVENT_BUFFER_MS;

  /** A call under way plans the next one itself once it knows how long to wait. */
  const plan = (): void => {
    if (sending.length > 0) return;
    timer ??= setTimeout(() => void flush(), wait);
  };

  /** Sends the waiting events after the previous call is done. */
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
      // After a failure the buffer fills up quickly, which is no reason to send sooner.
      if (waiting.length >= EVENT_BUFFER_SIZE && wait === EVENT_BUFFER_MS) void flush();
      else plan();
    },
    /** The page is being left: sends the waiting events while another call may be under way. */
    leave(): void {
      const last = waiting;
      waiting = [];
      if (last.length === 0) return;
      void send(last).then((delivery) => {
        // The page was only hidden and is shown again: it goes on, and so do its events.
        if (delivery !== 'failed') return;
        waiting = [...last, ...waiting].slice(-EVENTS_PER_CALL);
        plan();
      });
    },
  };
}
