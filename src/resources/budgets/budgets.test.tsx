import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Budget } from '../../../contract/resources/budgets.ts';
import { bookings } from '../../../server/db/tables/index.ts';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';

it('adds a budget of a group, for which no code can be chosen, and shows how much of it is used', async () => {
  const { as, fixtures, context } = await consoleServer();
  const admin = as(fixtures.users.northwindAdmin);
  const corporationId = fixtures.corporations.northwind.id;
  await admin.post('/v1/employee-groups', { name: 'Travellers', corporationId });
  const fields = [{ id: 'cost-centre', title: 'Cost centre', value: 'Sales' }];
  await context.database.orm
    .update(bookings)
    .set({ businessAccountConfig: { fields } })
    .where(eq(bookings.id, fixtures.bookings.completed.id));
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/budgets/create',
  });
  const form = await screen.findByRole('dialog', { name: 'Add budget' });
  await user.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Field trips');
  expect(await within(form).findByRole('combobox', { name: /^Code/ })).toBeVisible();
  const group = () => within(form).getByRole('combobox', { name: /^Group/ });
  // The search box comes with the pointer.
  await user.hover(group());
  await user.click(group());
  await user.click(await screen.findByRole('option', { name: /^Travellers/ }));
  expect(within(form).queryByRole('combobox', { name: /^Code/ })).not.toBeInTheDocument();
  await user.click(within(form).getByRole('combobox', { name: /^Period/ }));
  await user.click(await screen.findByRole('option', { name: 'Quarter' }));
  await user.type(within(form).getByRole('textbox', { name: /^Amount/ }), '1200');
  await user.click(within(form).getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(window.location.pathname).toBe('/budgets'));
  const row = (await screen.findByText('Field trips')).closest('tr')!;
  for (const text of ['Travellers', 'Quarter', '£1,200.00', '0%'])
    expect(within(row).getByText(text)).toBeVisible();
  const { body } = await admin.get<Budget[]>('/v1/budgets');
  expect(body.find(({ name }) => name === 'Field trips')).toMatchObject({
    corporationId,
    period: 'quarter',
    amount: 120_000,
    code: null,
  });
});

it('says under the field what is wrong with an amount, and adds nothing', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/budgets/create',
  });
  const form = await screen.findByRole('dialog', { name: 'Add budget' });
  await user.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Nothing');
  const amount = within(form).getByRole('textbox', { name: /^Amount/ });
  await user.type(amount, '0');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(amount).toBeInvalid());
  expect(form).toBeVisible();
  const { body } = await server.as(server.fixtures.users.fleetManager).get<Budget[]>('/v1/budgets');
  expect(body.map(({ name }) => name)).not.toContain('Nothing');
});
