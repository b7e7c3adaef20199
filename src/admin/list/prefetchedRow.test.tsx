import { fireEvent, getConfig, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderConsole } from '../../../tests/support/console.tsx';
import { notedReads } from '../../../tests/support/notedReads.ts';

const dialog = () => screen.queryByRole('dialog');
/**
 * Presses as a browser does, because the testing library's own presses draw everything before they
 * return.
 */
const press = (element: HTMLElement) => getConfig().asyncWrapper(async () => element.click());

it('fetches a row once when the pointer rests on it, or at the press that opens its form', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees',
  });
  const found = await server
    .as(server.fixtures.users.northwindAdmin)
    .get<{ id: string; givenName: string; familyName: string }[]>('/v1/business-passengers');
  const [one, other] = found.body;
  const rowOf = async (row: typeof one) =>
    (await screen.findByRole('cell', { name: `${row?.givenName} ${row?.familyName}` })).closest(
      'tr',
    )!;
  const [first, second] = [await rowOf(one), await rowOf(other)];
  const reads = notedReads(() => dialog() !== null);
  const ofFirst = () => reads(`/v1/business-passengers/${one?.id}`);
  const ofSecond = () => reads(`/v1/business-passengers/${other?.id}`);

  // The pointer crosses it in less than a moment, which here is one turn of the page's event loop.
  fireEvent.pointerEnter(first);
  fireEvent.pointerLeave(first);
  fireEvent.pointerEnter(second);
  await waitFor(() => expect(ofSecond()).toEqual([false]));
  expect(ofFirst()).toEqual([]);
  await press(second);
  await screen.findByRole('textbox', { name: /^First name/ });
  expect(ofSecond()).toEqual([false]);

  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  await press(screen.getByRole('link', { name: `Edit ${one?.givenName} ${one?.familyName}` }));
  await screen.findByRole('textbox', { name: /^First name/ });
  expect(ofFirst()).toEqual([false]);
  expect(ofSecond()).toEqual([false]);
});

it('fetches the details of a trip when the focus reaches its row, and its route once it is opened', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/trips/all-trips',
  });
  const { id } = server.fixtures.bookings.completed;
  const row = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-row="${id}"]`);
    expect(found).not.toBeNull();
    return found!;
  });
  const reads = notedReads(() => screen.queryByRole('list', { name: 'Timeline' }) !== null);
  const events = () => reads(`/v1/bookings/${id}/events`);
  const way = () => reads(`/v1/bookings/${id}/route`);
  row.focus();
  await waitFor(() => expect(events()).toEqual([false]));
  expect(way()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(way()).toHaveLength(1));
  await screen.findByRole('list', { name: 'Timeline' });
  expect(events()).toEqual([false]);
});
