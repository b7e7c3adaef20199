import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as session from '../authProvider/session.ts';
import { PREFETCHED_FRESH_MS } from './earlyReads/earlyReads.ts';
import { prefetch, forgetPrefetched, freshIfPrefetched, mayRetryOnMount } from './prefetch.ts';
import { sendRequest } from '../dataProvider/http.ts';

const KEY = ['people', 'getList', { page: 2 }];
let client: QueryClient;
const answer = vi.fn<() => Promise<string[]>>();
const fetched = () => prefetch(client, KEY, answer);
const query = () => client.getQueryCache().find({ queryKey: KEY, exact: true })!;
/** The request of a list when it is first shown. */
const shown = () =>
  client.fetchQuery({ queryKey: KEY, queryFn: answer, staleTime: freshIfPrefetched });

beforeEach(() => {
  client = new QueryClient();
  answer.mockReset().mockResolvedValue(['row']);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is requested once, and then shown without another request', async () => {
  await Promise.all([fetched(), fetched()]);
  await fetched();
  expect(await shown()).toEqual(['row']);
  expect(answer).toHaveBeenCalledOnce();
});

it('is waited for while it is on its way', async () => {
  const ahead = fetched();
  expect(await shown()).toEqual(['row']);
  await ahead;
  expect(answer).toHaveBeenCalledOnce();
});

it('is requested again after a write, even if it was still on its way', async () => {
  await fetched();
  forgetPrefetched();
  await shown();
  expect(answer).toHaveBeenCalledTimes(2);
  const underWay = fetched();
  forgetPrefetched();
  await underWay;
  expect(freshIfPrefetched(query())).toBe(0);
});

it('is requested again after a call that may change rows, and not after others', async () => {
  vi.spyOn(session, 'accessToken').mockResolvedValue('a-token');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  await fetched();
  await sendRequest('/v1/people');
  await sendRequest('/v1/report-tickets', { method: 'POST', leavesRows: true });
  expect(freshIfPrefetched(query())).toBeGreaterThan(0);
  await sendRequest('/v1/people', { method: 'POST' });
  expect(freshIfPrefetched(query())).toBe(0);
});

it('is requested again once it is known to be old', async () => {
  await fetched();
  await client.invalidateQueries({ queryKey: KEY, refetchType: 'none' });
  await shown();
  expect(answer).toHaveBeenCalledTimes(2);
  // Data that a list requested itself is stale immediately, as always.
  expect(freshIfPrefetched(query())).toBe(0);
});

it('is not requested while it is shown', async () => {
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn: answer });
  const leave = observer.subscribe(() => undefined);
  await observer.refetch();
  await fetched();
  expect(answer).toHaveBeenCalledOnce();
  leave();
  await fetched();
  expect(answer).toHaveBeenCalledTimes(2);
});

it('fails without a message, and is requested again when it is to be shown', async () => {
  answer.mockRejectedValueOnce(new Error('The line was cut'));
  await fetched();
  expect(await shown()).toEqual(['row']);
  // That answer did not come ahead.
  expect(freshIfPrefetched(query())).toBe(0);
});

it('is not requested again by the page with which the console opens, if it failed until then', async () => {
  answer.mockRejectedValue(new Error('500'));
  client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } });
  await prefetch(client, KEY, answer, true);
  expect(answer).toHaveBeenCalledTimes(2);
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: answer,
    retryOnMount: mayRetryOnMount,
  });
  const leave = observer.subscribe(() => undefined);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(answer).toHaveBeenCalledTimes(2);
  expect(mayRetryOnMount(query())).toBe(false);
  vi.spyOn(Date, 'now').mockReturnValue(query().state.errorUpdatedAt + PREFETCHED_FRESH_MS + 1);
  expect(mayRetryOnMount(query())).toBe(true);
  answer.mockResolvedValue(['row']);
  await observer.refetch();
  expect(observer.getCurrentResult().data).toEqual(['row']);
  leave();
});

it('is requested again by any other page, if it failed ahead', async () => {
  answer.mockRejectedValue(new Error('500'));
  await fetched();
  expect(mayRetryOnMount(query())).toBe(true);
});
