import {
  focusManager,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
} from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as stream from './bookingStream.ts';
import { useLiveBookings } from './useLiveBookings.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that shows trips read `age` milliseconds before it begins to follow them. */
function openPage(age: number) {
  const followed = vi.spyOn(stream, 'followBookings').mockReturnValue(() => {});
  const client = new QueryClient();
  const queryKey = ['bookings', 'getList', { page: 1 }];
  client.setQueryData(queryKey, [], { updatedAt: Date.now() - age });
  const read = vi.fn(() => Promise.resolve([]));
  const leave = new QueryObserver(client, { queryKey, queryFn: read, staleTime: 60_000 }).subscribe(
    () => {},
  );
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { unmount } = renderHook(useLiveBookings, { wrapper });
  /** The server says that it reports every change from now on. */
  const opens = async () => {
    await vi.dynamicImportSettled();
    followed.mock.lastCall![0].onOpen();
    await vi.advanceTimersByTimeAsync(5000);
  };
  onTestFinished(() => {
    unmount();
    leave();
    client.clear();
    followed.mockRestore();
  });
  return { read, opens };
}

it('does not repeat the read that came before the first drawing', async () => {
  const { read, opens } = openPage(1500);
  await opens();
  expect(read).not.toHaveBeenCalled();
});

it('reads again what is older than a list lets its rows become', async () => {
  const { read, opens } = openPage(20_000);
  await opens();
  expect(read).toHaveBeenCalledOnce();
});

it('reads everything again after the connection was lost', async () => {
  const { read, opens } = openPage(1500);
  await opens();
  await opens();
  expect(read).toHaveBeenCalledOnce();
});

/** Locks that the pages of a browser share, and how many streams are open. */
function openBrowser() {
  const queues = new Map<string, Promise<unknown>>();
  const request = (
    name: string,
    { signal }: { signal?: AbortSignal },
    work: () => Promise<void> | undefined,
  ) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(() =>
      signal?.aborted ? undefined : work(),
    );
    queues.set(name, turn);
    return turn;
  };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  let open = 0;
  const followed = vi.spyOn(stream, 'followBookings').mockImplementation(() => {
    open += 1;
    return () => {
      open -= 1;
    };
  });
  onTestFinished(() => {
    followed.mockRestore();
    vi.unstubAllGlobals();
  });
  return {
    request,
    openPage() {
      const client = new QueryClient();
      const wrapper = ({ children }: { children: ReactNode }) =>
        createElement(QueryClientProvider, { client }, children);
      return renderHook(useLiveBookings, { wrapper });
    },
    async streams() {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(0);
      return open;
    },
  };
}

it('leaves connections for calls, however many pages are visible', async () => {
  const browser = openBrowser();
  const pages = Array.from({ length: 8 }, browser.openPage);
  expect(await browser.streams()).toBe(3);
  for (const left of [7, 6, 5, 4, 3, 2, 1, 0]) {
    pages[7 - left]!.unmount();
    expect(await browser.streams()).toBe(Math.min(3, left));
  }
});

it('gives a stream up while the page is hidden, for pages that are visible', async () => {
  onTestFinished(() => focusManager.setFocused(undefined));
  const browser = openBrowser();
  const pages = Array.from({ length: 4 }, browser.openPage);
  expect(await browser.streams()).toBe(3);
  act(() => focusManager.setFocused(false));
  expect(await browser.streams()).toBe(0);
  // Another page, which is visible, does not wait for them.
  for (const one of [1, 2, 3]) {
    const taken = vi.fn<() => undefined>();
    void browser.request(`live-stream.${one}`, {}, taken);
    await vi.advanceTimersByTimeAsync(0);
    expect(taken).toHaveBeenCalledOnce();
  }
  act(() => focusManager.setFocused(true));
  expect(await browser.streams()).toBe(3);
  for (const { unmount } of pages) unmount();
  expect(await browser.streams()).toBe(0);
});
