import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIVE_HEARTBEAT_MS, LIVE_SILENCE_MS } from '../../contract/booking/liveTimes.ts';
import * as session from '../authProvider/session.ts';
import { followBookings } from './bookingStream.ts';

/** Connections to the stream, which the test answers itself. */
const connections: {
  signal: AbortSignal;
  headers: unknown;
  answer: (response: Response) => void;
}[] = [];
let end = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(session, 'accessToken').mockResolvedValue('a-token');
  connections.length = 0;
  vi.stubGlobal(
    'fetch',
    (_: URL, { signal, headers }: { signal: AbortSignal; headers: unknown }) =>
      new Promise((resolve, reject) => {
        connections.push({ signal, headers, answer: resolve });
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function follow() {
  const onOpen = vi.fn<() => void>();
  end = followBookings({ onOpen, onChange: () => {} });
  return onOpen;
}

/** Answers a connection with a stream that the test writes. */
function answer(connection: number) {
  let write = (_: string) => {};
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      write = (text) => stream.enqueue(new TextEncoder().encode(text));
    },
  });
  const headers = { 'content-type': 'text/event-stream' };
  connections[connection]?.answer(new Response(body, { headers }));
  return { write: (text: string) => write(text) };
}

it('says who asks and in which language, as every call does', async () => {
  vi.spyOn(HTMLElement.prototype, 'lang', 'get').mockReturnValue('fr');
  follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(connections[0]?.headers).toMatchObject({
    authorization: 'Bearer a-token',
    'x-lang': 'fr',
  });
});

it('tries another connection if everything before an answer is lost', async () => {
  follow();
  await vi.advanceTimersByTimeAsync(LIVE_SILENCE_MS - 1);
  expect(connections).toHaveLength(1);
  // The second waits a little longer than the first before it asks.
  await vi.advanceTimersByTimeAsync(2000);
  expect(connections.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

it('stays open as long as it receives the heartbeat, and no longer', async () => {
  const onOpen = follow();
  await vi.advanceTimersByTimeAsync(0);
  const { write } = answer(0);
  write('data: {"type":"open"}\n\n');
  await vi.advanceTimersByTimeAsync(0);
  expect(onOpen).toHaveBeenCalledTimes(1);
  for (let beat = 0; beat < 8; beat += 1) {
    await vi.advanceTimersByTimeAsync(LIVE_HEARTBEAT_MS);
    write(':\n\n');
  }
  await vi.advanceTimersByTimeAsync(LIVE_SILENCE_MS - 1);
  expect(connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(connections).toHaveLength(2);
  answer(1).write('data: {"type":"open"}\n\n');
  await vi.advanceTimersByTimeAsync(0);
  expect(onOpen).toHaveBeenCalledTimes(2);
});
