import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { NO_FIGURES, type TripFigures } from '../../../contract/figures/calls.ts';
import { network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { withFilledFigures } from '../../../tests/support/filledFigures.ts';

withFilledFigures({ minutesApart: 3000 });

const table = async (name: string) => within(await screen.findByRole('table', { name }));
const numberIn = (text: string | null) =>
  Number(/[\d.,]+/.exec(text ?? '')?.[0].replaceAll(',', ''));

it('shows spend by month, and each row leads to exactly its trips', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/reports',
  });
  const spend = await table('Spend');
  expect(spend.getAllByRole('row')).toHaveLength(13);
  const links = spend.getAllByRole('link');
  expect(links.length).toBeGreaterThan(2);
  const link = links.at(-1)!;
  const { searchParams } = new URL(link.getAttribute('href')!, location.origin);
  const filter = JSON.parse(searchParams.get('filter')!) as Record<string, string>;
  const listed = await server
    .as(server.fixtures.users.northwindAdmin)
    .get<unknown[]>(`/v1/bookings?${new URLSearchParams({ ...filter, maxPerPage: '100' })}`);
  expect(listed.body).toHaveLength(numberIn(link.textContent));
  const hours = await table('Hours of the week');
  expect(hours.getAllByRole('row')).toHaveLength(8);
  expect(
    (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations,
  ).toEqual([]);
  await user.click(link);
  await waitFor(() => expect(location.pathname).toBe('/trips/all-trips'));
});

it('keeps what is asked in the address, and sorts by what is pressed', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/reports?by=passenger&measure=trips&compare=year',
  });
  const trips = await table('Trips');
  expect(trips.getByRole('columnheader', { name: 'Year before' })).toBeInTheDocument();
  const counts = () =>
    trips
      .getAllByRole('row')
      .slice(1)
      .map((row) => numberIn(within(row).getAllByRole('cell')[0]!.textContent));
  expect(counts()).toEqual(counts().toSorted((one, other) => other - one));
  await user.click(trips.getByRole('button', { name: 'Trips' }));
  await waitFor(() => expect(location.search).toContain('order=asc'));
  expect(counts()).toEqual(counts().toSorted((one, other) => one - other));
  await user.click(screen.getByRole('combobox', { name: 'By' }));
  await user.click(await screen.findByRole('option', { name: 'Taxi company' }));
  await waitFor(() => expect(location.search).toContain('by=fleet'));
  expect(location.search).not.toContain('sort=');
  expect(await screen.findByRole('rowheader', { name: 'City Cars' })).toBeInTheDocument();
});

it('asks fleet managers for an account where values belong to one', async () => {
  const { server } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/reports?by=group',
  });
  expect(await screen.findByText(/^Choose an account to see its groups/)).toBeInTheDocument();
  const { northwind } = server.fixtures.corporations;
  window.history.pushState(null, '', `/reports?by=account&account=${northwind.id}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByRole('rowheader', { name: 'Northwind' })).toBeInTheDocument();
});

const answer: TripFigures = {
  currency: null,
  currencies: [],
  isComplete: false,
  total: NO_FIGURES,
  values: null,
  rows: [],
};

it('says that there is nothing, and that older trips are missing', async () => {
  network.use(http.get('*/v1/reports/trips', () => HttpResponse.json(answer)));
  await renderConsole({ as: ({ users }) => users.northwindAdmin, path: '/reports' });
  expect(await screen.findByText('No trips in this period')).toBeInTheDocument();
  expect(await screen.findByText(/^Older trips are still being added up/)).toBeInTheDocument();
});

it('says that figures cannot be read, and reads them again on request', async () => {
  allowConsole(/HttpError/);
  let isBroken = true;
  network.use(
    http.get('*/v1/reports/trips', () =>
      isBroken ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(answer),
    ),
  );
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/reports',
  });
  const again = await screen.findByRole('button', { name: /try again|retry/i });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByText('No trips in this period')).toBeInTheDocument();
});
