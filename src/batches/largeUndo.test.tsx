import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleServer, renderConsole } from '../../tests/support/console.tsx';
import { queueOf } from '../../tests/support/queuedJobs.ts';

/** One more than are undone without a question. */
const COUNT = 101;
const numbers = Array.from({ length: COUNT }, (_, at) => at);

const openPeople = () =>
  renderConsole({ as: ({ users }) => users.northwindAdmin, path: '/employees' });
const question = () => screen.findByRole('dialog', { name: `Undo ${COUNT} changes?` });

it('asks before it undoes a batch of many rows, from its notice and from the top of the page', async () => {
  const workOff = await queueOf('run-batch');
  const { as, fixtures } = await consoleServer();
  for (const at of numbers)
    await as(fixtures.users.northwindAdmin).post('/v1/business-passengers', {
      businessAccountId: fixtures.corporations.northwind.id,
      givenName: 'Mia',
      familyName: `Manywell ${at}`,
      email: `mia.${at}@batch.example`,
      phone: `+4479112${45_000 + at}`,
    });
  const { user } = await openPeople();
  await user.type(await screen.findByRole('textbox', { name: 'Search employees' }), 'Manywell');
  await screen.findByText(`1–10 of ${COUNT}`);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  const bar = within(screen.getByRole('toolbar'));
  await user.click(bar.getByRole('button', { name: `Select all ${COUNT} that match` }));
  await user.click(bar.getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: `Delete ${COUNT} employees?` });
  await user.click(await within(dialog).findByRole('button', { name: `Delete ${COUNT}` }));
  await workOff();
  expect(await screen.findByText(`${COUNT} employees deleted`)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(within(await question()).getByRole('button', { name: 'Leave as it is' }));
  await user.click(await screen.findByRole('button', { name: 'Recent changes' }));
  const recent = await screen.findByRole('dialog', { name: 'Recent changes' });
  const undo = { name: `Undo: ${COUNT} employees deleted` };
  await user.click(await within(recent).findByRole('button', undo));
  await user.click(within(await question()).getByRole('button', { name: 'Undo' }));
  await workOff();
  expect(await screen.findByText(`Undone: ${COUNT} employees as before`)).toBeInTheDocument();
});

it('asks before it undoes an import of many lines', async () => {
  const workOff = await queueOf('run-import');
  const { user } = await openPeople();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import employees' });
  await waitFor(() =>
    expect(within(dialog).getByRole('combobox', { name: /Account/ })).toHaveValue('Northwind'),
  );
  const lines = numbers.map((at) => `Mo,Many ${at},mo.${at}@many.example,+4479111${56_000 + at}`);
  const text = ['First name,Last name,E-mail,Phone', ...lines].join('\n');
  const file = new File([text], 'people.csv', { type: 'text/csv' });
  await user.upload(within(dialog).getByLabelText('File'), file);
  await within(dialog).findByRole('combobox', { name: 'Import First name as' });
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  await user.click(await within(dialog).findByRole('button', { name: `Import ${COUNT} lines` }));
  await workOff();
  const undo = await within(dialog).findByRole('button', { name: 'Undo import' });
  await user.click(undo);
  await user.click(within(await question()).getByRole('button', { name: 'Leave as it is' }));
  expect(within(dialog).getByText(`${COUNT} imported`)).toBeInTheDocument();
  await user.click(undo);
  await user.click(within(await question()).getByRole('button', { name: 'Undo' }));
  await workOff();
  expect(await within(dialog).findByText(`${COUNT} undone`)).toBeInTheDocument();
});
