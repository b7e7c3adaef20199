import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleServer, renderConsole } from '../../tests/support/console.tsx';

const asAdmin = async () => {
  const { as, fixtures } = await consoleServer();
  const admin = as(fixtures.users.northwindAdmin);
  return { admin, completed: fixtures.bookings.completed };
};
const open = (path: string) => renderConsole({ as: ({ users }) => users.northwindAdmin, path });

it('is kept under a name, and fills the booking form after two keys', async () => {
  const { completed } = await asAdmin();
  const { user } = await open(`/trips/all-trips?trip=${completed.id}`);
  await user.click(await screen.findByRole('button', { name: 'Keep as template' }));
  const form = await screen.findByRole('dialog', { name: 'Keep as a template' });
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  const name = within(form).getByRole('textbox', { name: /^Name/ });
  expect(name).toHaveAccessibleDescription(/Name/);
  await user.type(name, 'Kingfisher run');
  await user.click(within(form).getByRole('switch', { name: /Share with the admins of/ }));
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Template saved')).toBeInTheDocument();
  await waitFor(() => expect(form).not.toBeInTheDocument());

  await user.keyboard('t');
  const list = await screen.findByRole('dialog', { name: 'Templates' });
  expect(await within(list).findByRole('link', { name: /Kingfisher run/ })).toHaveAttribute(
    'aria-keyshortcuts',
    '1',
  );
  await user.keyboard('1');
  await waitFor(() => expect(location.pathname).toBe('/create-v2'));
  const time = await screen.findByRole('textbox', { name: /^Time/ });
  await waitFor(() => expect(time).toHaveFocus());
  expect(screen.getByText(/^Anna Smith/)).toBeInTheDocument();
});

it('is found by the palette by its first letter, before pages', async () => {
  const { admin, completed } = await asAdmin();
  await admin.post('/v1/trip-templates', { name: 'Trains', bookingId: completed.id });
  const { user } = await open('/nowhere');
  await screen.findByRole('button', { name: 'Search' });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: /^Trains/ });
  await user.keyboard('t');
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Trains/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/create-v2'));
});

it('is renamed and deleted by its owner, and only used by others', async () => {
  const { admin, completed } = await asAdmin();
  const { as, fixtures } = await consoleServer();
  const of = (name: string) => ({ name, bookingId: completed.id, isShared: true });
  await admin.post('/v1/trip-templates', of('Early bird'));
  await as(fixtures.users.bothAdmin).post('/v1/trip-templates', of('Theirs'));
  const { user } = await open('/create-v2');
  await user.click(await screen.findByRole('button', { name: 'Templates' }));
  const list = await screen.findByRole('dialog', { name: 'Templates' });
  expect(await within(list).findByRole('link', { name: /^Theirs/ })).toBeInTheDocument();
  expect(within(list).queryByRole('button', { name: /“Theirs”/ })).toBeNull();
  await user.click(within(list).getByRole('button', { name: 'Rename or share “Early bird”' }));
  const form = await screen.findByRole('dialog', { name: 'Rename or share template' });
  const name = within(form).getByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Night owl');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Delete “Night owl”' }));
  const question = await screen.findByRole('dialog', { name: 'Delete this template?' });
  await user.click(within(question).getByRole('button', { name: 'Delete template' }));
  expect(await screen.findByText('Template deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Night owl/ })).toBeNull());
});
