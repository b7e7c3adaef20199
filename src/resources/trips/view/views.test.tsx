import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { consoleServer, renderConsole } from '../../../../tests/support/console.tsx';
import { allowConsole } from '../../../../tests/support/consoleWatch.ts';

const STATE = { tab: 'all-trips', filters: {}, sort: '-pickupAt', columns: ['status'] };

/** The trip list with a view of its reader, which somebody else may change meanwhile. */
async function openView(name: string) {
  const { as, fixtures } = await consoleServer();
  const mine = as(fixtures.users.globexAdmin);
  const { body } = await mine.post<{ id: string }>('/v1/trip-views', { name, state: STATE });
  const { user } = await renderConsole({
    as: ({ users }) => users.globexAdmin,
    path: `/trips/all-trips?view=${body.id}`,
  });
  await screen.findByRole('button', { name: `View: ${name}` });
  return { user, mine, path: `/v1/trip-views/${body.id}` };
}

const openMenu = async (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^View/, expanded: false }));

it('is shown as another tab has named it, once the menu is opened', async () => {
  const { user, mine, path } = await openView('Mornings');
  await mine.patch(path, { name: 'Early mornings' });
  await openMenu(user);
  expect(await screen.findByRole('menuitem', { name: 'Early mornings' })).toBeInTheDocument();
});

it.each([
  ['rename', 'Rename or share…', 'Rename or share view', 'Save'],
  ['delete', 'Delete view…', 'Delete this view?', 'Delete view'],
])('that was deleted in another tab says so to whoever wants to %s it', async (...how) => {
  allowConsole(/404|HttpError/);
  const [verb, item, title, confirm] = how;
  const { user, mine, path } = await openView(`Gone to ${verb}`);
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: item }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await mine.delete(path);
  await user.click(within(dialog).getByRole('button', { name: confirm }));
  expect(await screen.findByText(/^This view no longer exists/)).toBeInTheDocument();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Views' })).toBeInTheDocument();
});

it('that its owner deletes leaves its columns to whoever uses it, and tells them once', async () => {
  const { user, mine, path } = await openView('Gone meanwhile');
  await mine.delete(path);
  await openMenu(user);
  expect(await screen.findAllByText(/^This view no longer exists/)).toHaveLength(1);
  await waitFor(() => expect(location.search).not.toContain('view='));
  expect(location.search).toContain('columns=status');
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Standard view' })).toHaveClass('Mui-selected'),
  );
});

it('that was deleted is left wherever Back leads to it', async () => {
  const { user, mine, path } = await openView('Gone behind');
  await user.click(screen.getByRole('tab', { name: 'Completed' }));
  await screen.findByRole('button', { name: 'View: Gone behind (changed)' });
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Standard view' }));
  await mine.delete(path);
  await openMenu(user);
  await waitFor(() => expect(screen.queryByText('Gone behind')).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  for (const tab of ['completed', 'all-trips']) {
    history.back();
    await waitFor(() => expect(location.pathname + location.search).toMatch(`${tab}?`));
    await waitFor(() => expect(location.search).not.toContain('view='));
    expect(await screen.findByText(/^This view no longer exists/)).toBeVisible();
  }
});

it('speaks of other people only before a shared view is deleted', async () => {
  const { user } = await openView('Only mine');
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete view…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this view?' });
  expect(dialog).toHaveTextContent('“Only mine” will be deleted. The trips stay as they are.');
});

it('says what to do when there are too many views', async () => {
  allowConsole(/422|HttpError/);
  const { user, mine } = await openView('The first');
  for (let at = 1; at <= 50; at += 1)
    await mine.post('/v1/trip-views', { name: `View ${at}`, state: STATE });
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Save as new view…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save view' });
  await user.type(within(dialog).getByRole('textbox'), 'One too many');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(
    await within(dialog).findByText('You already have 50 views. Delete one of them first.'),
  ).toBeInTheDocument();
});
