import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { choose, goToVehicle } from '../../../tests/support/bookingForm.ts';
import { network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { notedReads } from '../../../tests/support/notedReads.ts';

const open = () => renderConsole({ as: ({ users }) => users.northwindAdmin, path: '/create-v2' });

it('keeps notes that are too long, and says by how much', async () => {
  const { user } = await open();
  await goToVehicle(user);
  const notes = screen.getByRole('textbox', { name: /notes/i });
  await user.click(notes);
  await user.paste('n'.repeat(900));
  expect(screen.getByText('100 characters left')).toBeInTheDocument();
  await user.paste('n'.repeat(101));
  expect(notes).toHaveValue('n'.repeat(1001));
  expect(notes).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText('1 character too many: at most 1,000 are taken')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^(Next|Book)$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('says in the place of the fare that there is none, or that it could not be loaded', async () => {
  allowConsole(/HttpError|500|404/);
  const answer = (status: number, code: string) =>
    network.use(
      http.get('*/v1/fare-estimates', () => {
        const problem = { type: 'about:blank', title: code, status, code, requestId: 'r1' };
        const told = { displayTitle: 'Fare', displayMessage: 'None' };
        return HttpResponse.json({ ...problem, ...told }, { status });
      }),
    );
  answer(500, 'INTERNAL');
  const { user } = await open();
  await goToVehicle(user);
  const [failed] = await screen.findAllByText('Failed to fetch fare estimate.');
  expect(failed!.closest('[role=alert]')).toBeNull();
  answer(404, 'FARE_NOT_AVAILABLE');
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  expect(await screen.findAllByText('No fare available')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('says that a trip is longer than its fleet drives, and what to do', async () => {
  allowConsole(/HttpError|422/);
  const { user, server } = await open();
  const { users, fleets } = server.fixtures;
  const setLongest = (longestTripMeters: number) =>
    server.as(users.fleetManager).patch(`/v1/fleets/${fleets.cityCars.id}`, { longestTripMeters });
  await setLongest(1000);
  onTestFinished(async () => void (await setLongest(1_000_000)));
  await goToVehicle(user);
  expect(await screen.findAllByText('Trip too long')).not.toHaveLength(0);
  expect(
    await screen.findByText(/City Cars drives at most 0\.62 mi\. Choose a nearer dropoff/),
  ).toBeVisible();
});

it('says that the fare is still being calculated if somebody presses Next before it is shown', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Held back, then answered by the server.
  network.use(http.get('*/v1/fare-estimates', () => promise));
  const { user } = await open();
  await goToVehicle(user);
  const button = await screen.findByRole('button', { name: /^(Next|Book)$/ });
  await user.click(button);
  const told = await screen.findByText(/^Not booked yet: the fare is still being calculated/);
  expect(button).toHaveFocus();
  resolve();
  await waitFor(() => expect(told).toHaveTextContent(''));
  expect(button).toHaveAttribute('aria-disabled', 'false');
});

it('marks the lowest fare, and says by how much the others are dearer', async () => {
  const { user } = await open();
  await goToVehicle(user);
  const offers = await screen.findAllByRole('radio', { name: /Lowest$|\+£/ });
  const texts = offers.map((offer) => offer.closest('label')?.textContent ?? '');
  // Of a range, the upper end.
  const fares = texts.map((text) => Number([...text.matchAll(/(?<!\+)£([\d.]+)/g)].at(-1)?.[1]));
  const lowest = Math.min(...fares);
  expect(texts.filter((text) => text.endsWith('Lowest')).length).toBeGreaterThan(0);
  for (const [at, text] of texts.entries()) {
    const dearer = (fares[at]! - lowest).toFixed(2);
    expect(text).toMatch(fares[at] === lowest ? /Lowest$/ : new RegExp(`\\+£${dearer}$`));
  }
});

it('keeps the focus on the chosen vehicle when prices fold the first one away', async () => {
  allowConsole(/HttpError|404/);
  const { user, server } = await open();
  const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
  let known = '';
  network.use(
    http.get('*/v1/offers', async ({ request }) => {
      const response = await server.app.fetch(request);
      const [offer] = (await response.json()) as [{ id: string }];
      known = offer.id;
      return HttpResponse.json(ids.map((id) => ({ ...offer, id })));
    }),
    // No fare is known of the first one only.
    http.get('*/v1/fare-estimates', ({ request }) => {
      const others = new RegExp(ids.slice(1).join('|'));
      return server.app.fetch(new Request(request.url.replace(others, known), request));
    }),
  );
  await goToVehicle(user);
  await screen.findAllByRole('radio', { name: /Lowest$/ });
  const chosen = screen.getByRole('radio', { checked: true });
  expect(chosen).toHaveAccessibleName(/Lowest/);
  await waitFor(() => expect(chosen).toHaveFocus());
});

it('says how far away a vehicle is only if it comes at once', async () => {
  const { user, server } = await open();
  const near = { latitude: 51.5308, longitude: -0.1238, driverId: 'D1', heading: null };
  vi.spyOn(server.context.dispatch, 'nearest').mockResolvedValue(near);
  await goToVehicle(user);
  expect((await screen.findAllByText(/min away/)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const time = await screen.findByRole('textbox', { name: /Time/ });
  await user.click(time);
  await user.keyboard('2359');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findAllByRole('radio');
  expect(screen.queryByText(/min away/)).not.toBeInTheDocument();
});

it('shows what is booked at the first Ctrl+Enter, and books at the second', async () => {
  const { user } = await open();
  await choose(user, /employee or guest/i, 'Anna Smith', /Anna Smith/);
  await choose(user, /pickup/i, 'king', /King/);
  await choose(user, /dropoff/i, 'savoy', /Savoy/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  const booked = await screen.findByLabelText('What is booked');
  expect(booked).toHaveTextContent('Saloon · City Cars · Business account');
  const send = await screen.findByRole('button', { name: /^(Next|Book)$/ });
  await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.queryByText(/Creating your booking|Booking confirmed/)).not.toBeInTheDocument();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Booking confirmed')).toBeInTheDocument();

  // From here, the return can be booked with one press.
  await user.click(await screen.findByRole('button', { name: 'Book the return' }));
  const pickup = await screen.findByRole('combobox', { name: /pickup/i });
  await waitFor(() => expect(pickup).toHaveDisplayValue(/Savoy/));
  expect(screen.getByRole('combobox', { name: /dropoff/i })).toHaveDisplayValue(/King/);
  expect(screen.getByRole('textbox', { name: /Time/ })).not.toHaveValue('ASAP');
});

it('requests fares for a typed time, and not for each digit of it', async () => {
  const { user } = await open();
  await goToVehicle(user);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const time = await screen.findByRole('textbox', { name: /Time/ });
  const noted = notedReads(() => time.getAttribute('value'));
  await user.click(time);
  // On a busy machine the keys would come so slowly that the first two count as a time.
  await userEvent.setup({ delay: null }).keyboard('2359');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const offers = await screen.findAllByRole('radio', { name: /£/ });
  const reads = noted('/v1/fare-estimates');
  expect(reads).toHaveLength(offers.length);
  expect(new Set(reads)).toEqual(new Set(['23:59']));
});
