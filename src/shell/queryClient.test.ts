import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads again what is shown when the user comes back, not more often than it can change', async () => {
  const client = createQueryClient(() => undefined);
  client.mount();
  const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue('rows');
  const leave = new QueryObserver(client, { queryKey: ['list'], queryFn }).subscribe(() => {});
  const returnAfter = async (milliseconds: number) => {
    window.dispatchEvent(new Event('blur'));
    await vi.advanceTimersByTimeAsync(milliseconds);
    // The browser reports both when a tab is chosen again.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
  };
  await returnAfter(500);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await returnAfter(3000);
  expect(queryFn).toHaveBeenCalledTimes(2);
  await returnAfter(500);
  expect(queryFn).toHaveBeenCalledTimes(2);
  leave();
  client.unmount();
});
