import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as session from '../authProvider/session.ts';
import { prefetch, freshIfPrefetched } from '../loading/prefetch.ts';
import { sendRequest } from '../dataProvider/http.ts';
import { report } from './report.ts';

const network = setupServer();
let posts: string[] = [];

beforeAll(() => network.listen());
beforeEach(() => {
  vi.spyOn(session, 'accessToken').mockResolvedValue('a-token');
  posts = [];
  network.use(
    http.post('*/v1/*', ({ request }) => {
      posts.push(new URL(request.url).pathname);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  network.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => network.close());

it('leaves the rows that were fetched ahead valid, unlike a write', async () => {
  const client = new QueryClient();
  const queryKey = ['people', 'getList', { page: 2 }];
  await prefetch(client, queryKey, async () => ['row']);
  const query = client.getQueryCache().find({ queryKey, exact: true })!;
  report('PAGE_VISITED');
  // The page is left, so the events that wait are sent at once.
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(posts).toEqual(['/v1/events']));
  expect(freshIfPrefetched(query)).toBeGreaterThan(0);
  await sendRequest('/v1/people', { method: 'POST', body: '{}' });
  expect(freshIfPrefetched(query)).toBe(0);
});
