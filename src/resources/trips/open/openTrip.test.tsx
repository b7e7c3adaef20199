import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bookings } from '../../../../server/db/tables/index.ts';
import { consoleServer, renderConsole } from '../../../../tests/support/console.tsx';

const open = (path: string) => renderConsole({ as: ({ users }) => users.northwindAdmin, path });
const row = async (name: string) => (await screen.findByText(name)).closest('tr')!;
const details = () => screen.queryByRole('region', { name: /^Trip of / });

/** Gives a trip of the fixtures a unique name, so that its row can be found. */
async function named(
  which: 'completed' | 'prebooked' | 'cancelled',
  values: Partial<typeof bookings.$inferInsert>,
): Promise<{
  id: string;
  set: (values: Partial<typeof bookings.$inferInsert>) => Promise<unknown>;
}> {
  const { context, fixtures } = await consoleServer();
  const { id } = fixtures.bookings[which];
  const set = (changes: Partial<typeof bookings.$inferInsert>) =>
    context.database.orm.update(bookings).set(changes).where(eq(bookings.id, id));
  await set(values);
  return { id, set };
}

it('keeps an open trip with what was typed in it when it is completed, until it is closed', async () => {
  const trip = await named('completed', { status: 'DROPPINGOFF', passengerName: 'Olive Open' });
  const { user } = await open('/trips/in-progress');
  await user.click(await row('Olive Open'));
  await user.click(
    await screen.findByRole('button', { name: /Ask about this trip|Request more info/ }),
  );
  const question = await screen.findByRole('dialog');
  const text = within(question).getByRole('textbox');
  await user.type(text, 'Where is my umbrella?');

  await trip.set({ status: 'COMPLETED' });
  expect(await screen.findByText(/^Completed just now\./)).toBeInTheDocument();
  expect(text).toBeInTheDocument();
  expect(text).toHaveValue('Where is my umbrella?');
  await user.clear(text);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Olive Open')).toBeInTheDocument();

  await user.click(within(screen.getByRole('note')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Olive Open')).not.toBeInTheDocument());
  // Its row had the focus, which stays in the list.
  expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
});

it('has an address for an open trip, which Back closes', async () => {
  const { id } = await named('completed', { status: 'COMPLETED', passengerName: 'Olive Open' });
  const { user } = await open('/trips/completed');
  await user.click(await row('Olive Open'));
  await waitFor(() => expect(details()).toBeVisible());
  expect(new URLSearchParams(location.search).get('trip')).toBe(id);
  history.back();
  await waitFor(() => expect(details()).not.toBeInTheDocument());
  expect(location.pathname + location.search).toBe('/trips/completed');
  history.forward();
  await waitFor(() => expect(details()).toBeVisible());
  // If the user closes it, Back does not open it again.
  await user.click(await row('Olive Open'));
  await waitFor(() => expect(details()).not.toBeInTheDocument());
  expect(location.search).toBe('');
});

it('opens the trip in the address if the list has it', async () => {
  const { id } = await named('completed', { status: 'COMPLETED', passengerName: 'Olive Open' });
  const { user } = await open(`/trips/completed?trip=${id}`);
  await waitFor(() => expect(details()).toBeVisible());
  expect(screen.queryByText(/shown on its own/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Cancelled' }));
  await waitFor(() => expect(details()).not.toBeInTheDocument());
  expect(location.search).not.toContain('trip=');
});

it('shows it on its own if the list does not have it, with a link to the list', async () => {
  const { id } = await named('completed', { status: 'COMPLETED', passengerName: 'Olive Open' });
  const { user } = await open(`/trips/pre-bookings?trip=${id}`);
  await waitFor(() => expect(details()).toBeVisible());
  expect(screen.getByText(/^This trip is shown on its own/)).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  await waitFor(() => expect(details()).not.toBeInTheDocument());
  expect(screen.queryByText('Olive Open')).not.toBeInTheDocument();
});

it('shows and keeps it if the list has no other rows', async () => {
  const trip = await named('completed', { status: 'COMPLETED', passengerName: 'Olive Open' });
  // An address without a tab can name a trip, too.
  const { user } = await open(`/trips?${new URLSearchParams({ trip: trip.id }).toString()}`);
  await waitFor(() => expect(details()).toBeVisible());
  await user.click(await row('Olive Open'));
  await waitFor(() => expect(details()).not.toBeInTheDocument());

  const filter = JSON.stringify({ dynamicSearch: 'nobody of that name' });
  history.pushState({}, '', `/trips/completed?${new URLSearchParams({ filter, trip: trip.id })}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(details()).toBeVisible());
  expect(screen.getByText(/^This trip is shown on its own/)).toBeVisible();
});

it('says that a trip cannot be seen if only somebody else may see it', async () => {
  const { id } = await named('completed', { status: 'COMPLETED' });
  const { user } = await renderConsole({
    as: ({ users }) => users.globexAdmin,
    path: `/trips/all-trips?trip=${id}`,
  });
  expect(await screen.findByText(/^This trip cannot be found/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.queryByText(/^This trip cannot/)).not.toBeInTheDocument();
});

it('says where a trip is that is searched for but belongs to another account, and leads there', async () => {
  const { fixtures } = await consoleServer();
  const { northwind, globex } = fixtures.corporations;
  const { id } = await named('completed', { status: 'COMPLETED', passengerName: 'Olive Open' });
  localStorage.setItem('account_id', globex.id);
  const { user } = await renderConsole({
    as: fixtures.users.bothAdmin,
    path: '/trips/in-progress',
  });
  await user.click(await screen.findByRole('textbox', { name: /Search by trip ID/ }));
  await user.paste(id);
  await user.click(await screen.findByRole('button', { name: 'Show them in Northwind' }));
  expect(await screen.findByText('Olive Open')).toBeVisible();
  expect(localStorage.getItem('account_id')).toBe(northwind.id);
  expect(location.pathname).toBe('/trips/all-trips');
});
