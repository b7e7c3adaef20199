import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Me } from '../../../contract/booking/calls.ts';
import { formatMoney } from '../../../contract/core/format.ts';
import type { TripFigures } from '../../../contract/figures/calls.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { withFilledFigures } from '../../../tests/support/filledFigures.ts';
import { todayThere } from '../../dates/chosenDays.ts';
import { overviewDays } from './sums.ts';

// So near that some are of this month in the first hours of its first day, too.
withFilledFigures({ minutesApart: 2 });

const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the month, groups and last bookings of an account, each with its own figures', async () => {
  const { server, user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/overview',
  });
  const spend = await part('Spend this month');
  const { month } = overviewDays(todayThere());
  const { body } = await server
    .as(server.fixtures.users.northwindAdmin)
    .get<TripFigures>(`/v1/reports/trips?${new URLSearchParams({ ...month })}`);
  expect(body.total.spend).toBeGreaterThan(0);
  expect(spend.getByRole('link')).toHaveTextContent(formatMoney(body.total.spend, 'GBP', 'en-GB'));
  const groups = await part('Spend by group this month');
  expect(groups.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(
    (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations,
  ).toEqual([]);
  const latest = await part('Last bookings');
  await user.click(latest.getAllByRole('link', { name: /^Book again/ })[0]!);
  await waitFor(() => expect(location.pathname).not.toBe('/overview'));
});

it('puts first what needs a hand, also a trip that ended with money owed', async () => {
  const minutes = (from: number) => new Date(Date.now() + from * 60_000).toISOString();
  let template: Trip | undefined;
  network.use(
    http.get('*/v1/bookings', ({ request }) => {
      const query = decodeURIComponent(request.url);
      if (!template || !query.includes('pickupTimeFrom')) return undefined;
      const trip = (id: string, own: Partial<Trip>): Trip => ({ ...template!, id, ...own });
      const rows = query.includes('COMPLETED')
        ? [
            trip('paid', { status: 'COMPLETED', passengerName: 'Paid Person' }),
            trip('owed', {
              status: 'COMPLETED',
              passengerName: 'Owed Person',
              payment: {
                ...template.payment,
                charge: { held: 0, charged: 5, outstanding: 3 },
              },
            }),
          ]
        : [
            trip('late', { status: 'ENROUTE', pickupAt: minutes(-10), passengerName: 'Late One' }),
            trip('calm', { status: 'PREBOOKED', pickupAt: minutes(60), passengerName: 'Calm One' }),
            trip('soon', { status: 'PREBOOKED', pickupAt: minutes(5), passengerName: 'Soon One' }),
          ];
      return HttpResponse.json(rows, { headers: { 'x-total-count': String(rows.length) } });
    }),
  );
  const server = await consoleServer();
  const read = await server
    .as(server.fixtures.users.northwindAdmin)
    .get<Trip[]>('/v1/bookings?maxPerPage=1');
  template = read.body[0]!;
  await renderConsole({ as: ({ users }) => users.northwindAdmin, path: '/overview' });
  const ahead = await part('Today and tomorrow');
  expect(
    ahead
      .getAllByRole('listitem')
      .map(({ textContent }) => /(Late|Soon|Calm|Owed) (One|Person)/.exec(textContent)![0]),
  ).toEqual(['Late One', 'Soon One', 'Owed Person', 'Calm One']);
  expect(ahead.getByText('Late')).toBeInTheDocument();
  expect(ahead.getByText('No driver yet')).toBeInTheDocument();
  expect(ahead.getByText('Not paid in full')).toBeInTheDocument();
});

it('says that figures cannot be read, and reads them again on request', async () => {
  allowConsole(/HttpError/);
  let isBroken = true;
  network.use(
    http.get('*/v1/reports/trips', () =>
      isBroken ? HttpResponse.json({}, { status: 500 }) : undefined,
    ),
  );
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/overview',
  });
  const again = await screen.findByRole('button', { name: /try again|retry/i });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'Spend this month' })).toBeInTheDocument();
});

it('shows a fleet manager what each account spends more or less, and leads to its trips', async () => {
  const { server, user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/overview',
  });
  const { month } = overviewDays(todayThere());
  const query = new URLSearchParams({ ...month, by: 'account' });
  const { body } = await server
    .as(server.fixtures.users.fleetManager)
    .get<TripFigures>(`/v1/reports/trips?${query}`);
  const spend = await part('Spend this month');
  expect(spend.getByRole('link')).toHaveTextContent(formatMoney(body.total.spend, 'GBP', 'en-GB'));
  expect(await screen.findByRole('region', { name: 'Trips today by hour' })).toBeVisible();
  const moved = [await part('Growing accounts'), await part('Falling accounts')].flatMap(
    ({ queryAllByRole }) => queryAllByRole('listitem'),
  );
  expect(moved.length).toBeGreaterThan(0);
  const first = within(moved[0]!);
  const link = first.getByRole('link');
  const row = body.rows.find(({ label }) => label === link.textContent);
  expect(moved[0]).toHaveTextContent(formatMoney(row?.figures.spend ?? 0, 'GBP', 'en-GB'));
  expect(
    (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations,
  ).toEqual([]);
  const to = new URL(link.getAttribute('href')!, location.href);
  expect(JSON.parse(to.searchParams.get('filter')!)).toMatchObject({ corporationId: row?.value });
  await user.click(link);
  await waitFor(() => expect(location.pathname).toBe('/trips/all-trips'));
});

it.each([
  ['northwindAdmin', ['Add people', 'Book the first trip'], [true, false]],
  [
    'fleetManager',
    [
      'Add a taxi company',
      'Add vehicles and prices',
      'Add an account',
      'Invite its admin',
      'See the first trip',
    ],
    [true, true, false, true, false],
  ],
] as const)(
  'leads %s to the first trip, with a tick for what is there',
  async (who, names, ticks) => {
    const empty = () => HttpResponse.json([], { headers: { 'x-total-count': '0' } });
    network.use(http.get('*/v1/bookings', empty), http.get('*/v1/corporations', empty));
    await renderConsole({ as: ({ users }) => users[who], path: '/overview' });
    const steps = (await part('First steps')).getAllByRole('listitem').map((one) => within(one));
    expect(steps.map((step) => step.getAllByRole('link')[0]!.textContent)).toEqual(names);
    expect(steps.map((step) => step.queryByTitle('Done') !== null)).toEqual(ticks);
    // Only the next one has a button.
    expect(steps.map((step) => step.getAllByRole('link').length - 1)).toEqual(
      ticks.map((_, at) => Number(at === ticks.indexOf(false))),
    );
  },
);

it('becomes the first page of those who want that, and stays it until they do not', async () => {
  const open = async (path: string) => renderConsole({ as: ({ users }) => users.bothAdmin, path });
  const start = async () => screen.findByRole('switch', { name: 'Start on the overview' });
  const { user, server } = await open('/overview');
  const { bothAdmin } = server.fixtures.users;
  const opensWith = async (path: string, isOn: boolean) => {
    // The switch shows the choice before it is stored.
    await waitFor(async () => {
      const { body } = await server.as(bothAdmin).get<Me>('/v1/me');
      expect(body.startsOnOverview).toBe(isOn);
    });
    cleanup();
    await open('/');
    await waitFor(() => expect(location.pathname).toBe(path));
  };
  expect(await start()).not.toBeChecked();
  await user.click(await start());
  await opensWith('/overview', true);
  expect(await start()).toBeChecked();
  await user.click(await start());
  await opensWith('/trips/all-trips', false);
});
