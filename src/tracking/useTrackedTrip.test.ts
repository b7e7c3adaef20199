import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTrackedTrip } from './useTrackedTrip.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says that it is offline if all calls are lost, and keeps asking', async () => {
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  vi.stubGlobal('fetch', fetched);
  const { result, unmount } = renderHook(() => useTrackedTrip('x'.repeat(32)));
  await act(() => vi.advanceTimersByTimeAsync(14_999));
  expect(result.current.problem).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.problem).toBe('offline');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(fetched).toHaveBeenCalledTimes(2);
  unmount();
});
