import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { choose } from '../../tests/support/bookingForm.ts';
import { consoleServer, renderConsole } from '../../tests/support/console.tsx';

it('asks before another account clears what belongs to the present one, and keeps the rest', async () => {
  const { fixtures } = await consoleServer();
  localStorage.setItem('account_id', fixtures.corporations.northwind.id);
  const { user } = await renderConsole({ as: fixtures.users.bothAdmin, path: '/create-v2' });
  await choose(user, /employee or guest/i, 'Anna Smith', /Anna Smith/);
  await choose(user, /pickup/i, 'king', /King/);
  const account = () => screen.getByRole('combobox', { name: 'Account' });
  const changeTo = async (name: string) => {
    await user.click(account());
    await user.click(await screen.findByRole('option', { name }));
    const dialog = await screen.findByRole('dialog', { name: 'Change account?' });
    expect(dialog).toHaveTextContent('This booking belongs to Northwind.');
    expect(within(dialog).getByText('Passenger')).toBeVisible();
    return dialog;
  };
  const first = await changeTo('Globex');
  await user.click(within(first).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(account()).toHaveValue('Northwind');
  expect(screen.getByText(/^Anna Smith/)).toBeInTheDocument();

  const second = await changeTo('Globex');
  await user.click(within(second).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(account()).toHaveValue('Globex'));
  const passenger = await screen.findByRole('combobox', { name: /employee or guest/i });
  expect(passenger).toHaveValue('');
  await choose(user, /employee or guest/i, 'Greta Berg', /Greta Berg/);
  expect(await screen.findByRole('combobox', { name: /pickup/i })).toHaveDisplayValue(/King/);
});

it('says at the beginning that trips cannot be booked for an inactive account', async () => {
  const server = await consoleServer();
  const { northwind } = server.fixtures.corporations;
  const { users } = server.fixtures;
  localStorage.setItem('account_id', northwind.id);
  const setStatus = (status: string) =>
    server.as(users.fleetManager).patch(`/v1/corporations/${northwind.id}`, { status });
  await setStatus('inactive');
  onTestFinished(async () => {
    await setStatus('active');
  });
  await renderConsole({ as: users.bothAdmin, path: '/create-v2' });
  expect(await screen.findByText(/^No trips can be booked for Northwind/)).toBeVisible();
});
