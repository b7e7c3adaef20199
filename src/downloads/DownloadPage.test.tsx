import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReportExport } from '../../contract/reports/calls.ts';
import { exportPagePath, REPORT_PATHS } from '../../contract/reports/paths.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import { consoleServer, network, renderConsole } from '../../tests/support/console.tsx';

/** Addresses the browser was told to download. */
let opened: string[];
beforeEach(() => {
  opened = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.hasAttribute('download')) opened.push(this.href);
  });
});
afterEach(() => vi.restoreAllMocks());

async function askForFile(fileName: string) {
  const server = await consoleServer();
  const { body } = await server
    .as(server.fixtures.users.northwindAdmin)
    .post<ReportExport>('/v1/report-exports', {
      path: REPORT_PATHS.tripHistory,
      query: {
        bookingChannelId: 'meridian',
        fileName,
        pickupTimeFrom: '2000-01-01T00:00:00.000Z',
        pickupTimeTo: '2100-01-01T00:00:00.000Z',
      },
    });
  const make = () =>
    runJob(server.context, 'report-export', { channelId: 'meridian', exportId: body.id });
  return { id: body.id, make };
}
const open = (id: string, who: 'northwindAdmin' | 'globexAdmin' = 'northwindAdmin') =>
  renderConsole({ as: ({ users }) => users[who], path: exportPagePath(id) });
const heading = (name: string) => screen.findByRole('heading', { name });

it('downloads its file once, and again when asked', async () => {
  const { id, make } = await askForFile('November');
  await make();
  const { user, server } = await open(id);
  await heading('The download has started');
  expect(screen.getByText(/November\.csv/)).toBeVisible();
  expect(opened).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Download again' }));
  await waitFor(() => expect(opened).toHaveLength(2));
  expect(opened[1]).not.toBe(opened[0]);
  for (const address of opened) {
    const { pathname, search } = new URL(address);
    const file = await server.anonymous('meridian').get<string>(pathname + search);
    expect(file).toMatchObject({ status: 200, body: expect.stringContaining('Booking reference') });
  }
});

it('waits for a file that is being created', async () => {
  const { id, make } = await askForFile('Later');
  await open(id);
  await heading('Your file is being prepared');
  expect(screen.getByText('Waiting to start')).toBeVisible();
  expect(opened).toEqual([]);
  await make();
  await heading('The download has started');
  expect(opened).toHaveLength(1);
});

it('says when a file has expired, or belongs to somebody else', async () => {
  const { id, make } = await askForFile('Private');
  await make();
  const { server } = await open(id, 'globexAdmin');
  await heading('This file is no longer available');
  const { email } = server.fixtures.users.globexAdmin;
  expect(screen.getByText(new RegExp(`You are signed in as ${email}`))).toBeVisible();
  expect(opened).toEqual([]);
});

it('says so too for an address that has no file', async () => {
  await open('nonsense');
  expect(await heading('This file is no longer available')).toBeVisible();
});

it('starts when the server is back', async () => {
  const { id, make } = await askForFile('Cut');
  await make();
  network.use(http.post('*/v1/report-tickets', () => HttpResponse.error(), { once: true }));
  const { user } = await open(id);
  await heading('The download has not started');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('The download has started');
  expect(opened).toHaveLength(1);
});
