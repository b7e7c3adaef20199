import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { OperationState } from '../../../contract/operation/calls.ts';
import { QUEUE_NAMES } from '../../../server/jobs/queues.ts';
import { network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { operation } from '../../i18n/en/onNeed/operation.ts';
import { durationText, latencyText, sizeText } from './amounts.ts';

// jsdom lays nothing out, so plots have no width.
beforeEach(() => allowConsole(/^MUI X Charts: ChartsContainer does not have `width`/));

const JOB = '00000000-0000-4000-8000-000000000001';
const never = { succeededAt: null, failedAt: null, failure: null, isFailing: false };
const state: OperationState = {
  at: '2026-11-29T12:00:00.000Z',
  version: '1.0.0',
  services: [
    { ...never, service: 'cards', isReal: false },
    {
      service: 'dispatch',
      isReal: true,
      isFailing: true,
      succeededAt: '2026-11-29T10:00:00.000Z',
      failedAt: '2026-11-29T11:00:00.000Z',
      failure: { kind: 'unavailable', word: '502' },
    },
  ],
  queues: [
    {
      queue: 'dispatch-create',
      waiting: 3,
      oldestSeconds: 240,
      later: 0,
      running: 1,
      failed: 1,
      isBehind: true,
    },
  ],
  jobs: [
    {
      id: JOB,
      queue: 'dispatch-create',
      state: 'failed',
      attempts: 20,
      lastTriedAt: '2026-11-29T11:00:00.000Z',
      nextTryAt: null,
      reason: 'unavailable',
      bookingId: null,
      canTryAgain: true,
    },
  ],
  hasMoreJobs: false,
  mails: { waiting: 0, sent: 12, failed: 1 },
  installation: null,
};

const open = () => renderConsole({ as: ({ users }) => users.fleetManager, path: '/operation' });
const table = async (name: string) => within(await screen.findByRole('table', { name }));

it('says what fails, what is behind and why, and tries a job again', async () => {
  let isTried = false;
  network.use(
    http.get('*/v1/operation', () => HttpResponse.json(isTried ? { ...state, jobs: [] } : state)),
    http.post('*/v1/operation/try-again', async ({ request }) => {
      expect(await request.json()).toEqual({ jobIds: [JOB] });
      isTried = true;
      return HttpResponse.json({ triedAgain: 1 });
    }),
  );
  const { user } = await open();
  expect(
    await screen.findByText(/Outside services that fail: 1 · Work that is behind: 1/),
  ).toBeInTheDocument();
  const services = await table('Outside services');
  expect(
    services.getByRole('row', { name: /Dispatch Failing .*no answer, 502/ }),
  ).toBeInTheDocument();
  expect(services.getByRole('row', { name: /Cards Stand-in – –/ })).toBeInTheDocument();
  expect(
    (await table('Background work')).getByRole('row', { name: /Behind 3 4 min/ }),
  ).toBeInTheDocument();
  expect(
    (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations,
  ).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Try again: Send trips/ }));
  expect(await screen.findByText('Tried again: 1')).toBeInTheDocument();
  expect(await screen.findByText(/^No job and no e-mail has failed/)).toBeInTheDocument();
});

it('shows the operator the installation, by the real server', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Processes' })).toBeInTheDocument();
  expect(screen.getByText('Everything works')).toBeInTheDocument();
});

it('says that it cannot be read, and reads it again on request', async () => {
  network.use(
    http.get('*/v1/operation', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /try again|retry/i }));
  expect(await screen.findByRole('heading', { name: 'Background work' })).toBeInTheDocument();
});

it('writes amounts in units that can be read', () => {
  expect([59, 150, 9000, 200_000].map((seconds) => durationText(seconds, 'en'))).toEqual([
    '59 sec',
    '3 min',
    '3 hr',
    '2 days',
  ]);
  expect(sizeText(123_456_789, 'en')).toBe('123 MB');
  expect(latencyText(42.4, 'en')).toBe('42 ms');
  expect(latencyText(2345, 'en')).toBe('2.3 sec');
});

it('has a name for the work of every queue', () => {
  expect(Object.keys(operation.queues.names).sort()).toEqual([...QUEUE_NAMES].sort());
});
