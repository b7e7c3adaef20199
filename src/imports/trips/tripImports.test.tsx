import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { renderConsole } from '../../../tests/support/console.tsx';
import { queuedImports } from '../imports.fixture.ts';

const queue = queuedImports();

/** A day in a month, on which the test has no other trips. */
const DAY = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
const LINES = [
  'Guest,Pickup,Dropoff,Day,Pickup time',
  `Anna Smith,King's Cross,"The Savoy, Strand",${DAY},09:00`,
  `Anna Smith,King's Cross,"The Savoy, Strand",${DAY},15:00`,
  `Anna Smith,King's Cross,"The Savoy, Strand",${DAY},15:00`,
].join('\n');

it('books trips from a file, whose unsure cells are answered in their place, and cancels them', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/trips/all-trips',
  });
  const booked = async () => {
    const client = server.as(server.fixtures.users.northwindAdmin);
    const { body } = await client.get<Trip[]>('/v1/bookings?maxPerPage=100');
    return body.filter(
      ({ pickupTime, status }) => pickupTime.startsWith(DAY) && !status.endsWith('CANCELLED'),
    );
  };
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import trips' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import trips' });
  await waitFor(() =>
    expect(within(dialog).getByRole('combobox', { name: /Account/ })).toHaveValue('Northwind'),
  );
  const file = new File([LINES], 'trips.csv', { type: 'text/csv' });
  await user.upload(within(dialog).getByLabelText('File'), file);
  expect(
    await within(dialog).findByRole('combobox', { name: 'Import Pickup as' }),
  ).toHaveTextContent('From');
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));

  // A place that is not written in full is asked for, once for all lines that write it like this.
  for (const [column, place] of [
    ['From', /^London King's Cross/],
    ['To', /^The Savoy, Strand, London/],
  ] as const) {
    await user.click(
      await within(dialog).findByRole('button', { name: `Choose for ${column}, line 3` }),
    );
    await user.click(await screen.findByRole('menuitem', { name: place }));
    await waitFor(() =>
      expect(
        within(dialog).queryByRole('button', { name: `Choose for ${column}, line 2` }),
      ).not.toBeInTheDocument(),
    );
  }
  expect(await within(dialog).findByRole('button', { name: 'Book 2 trips' })).toBeEnabled();
  // The same trip twice is a question.
  await user.click(
    await within(dialog).findByRole('button', {
      name: 'Choose for Which of the same trips, line 4',
    }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Book this one too' }));
  const book = await within(dialog).findByRole('button', { name: 'Book 3 trips' });
  expect(within(dialog).getByText(/^Together: £\d/)).toBeInTheDocument();
  expect(await booked()).toEqual([]);
  await user.click(book);
  await queue.workOff();
  expect(await within(dialog).findByText('3 booked')).toBeInTheDocument();
  const trips = await booked();
  const links = await within(dialog).findAllByRole('link', { name: /Open trip of line/ });
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set(trips.map(({ id }) => `/trips/all-trips?trip=${id}`)),
  );
  expect(links).toHaveLength(3);

  await user.click(within(dialog).getByRole('button', { name: 'Cancel all trips' }));
  expect(await screen.findByText('Cancel 3 trips?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel trips' }));
  await queue.workOff();
  expect(await within(dialog).findByText('3 cancelled')).toBeInTheDocument();
  expect(await booked()).toEqual([]);
});
