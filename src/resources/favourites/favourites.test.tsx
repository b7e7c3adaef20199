import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';

it('names what a new favourite is missing', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/favourites/create',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Add favourite' });
  const name = within(dialog).getByRole('textbox', { name: /^Name/ });
  const address = within(dialog).getByRole('combobox', { name: /^Address/ });
  const save = within(dialog).getByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');

  await user.type(name, 'Head office');
  await user.click(save);
  await waitFor(() => expect(address).toHaveAccessibleDescription('Address is missing'));
  expect(address).toHaveFocus();
  expect(within(dialog).queryByText('Name is missing')).not.toBeInTheDocument();

  await user.clear(name);
  await user.tab();
  expect(await within(dialog).findByText('Name is missing')).toBeInTheDocument();

  // In the same words as in the booking form.
  await user.click(address);
  await user.paste('zzzz qqqq');
  expect(await screen.findByText(/^No place found/)).toBeInTheDocument();
});

it('adds a favourite with a capital and its place on a map, toggles it, and deletes it', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.globexAdmin,
    path: '/favourites',
  });
  const admin = server.as(server.fixtures.users.globexAdmin);
  const office = await screen.findByRole('button', { name: 'Delete Head office' });
  const held = Promise.withResolvers<void>();
  network.use(http.post('*/v1/favourite-addresses/deletion-check', () => held.promise));
  await user.click(office);
  const question = await screen.findByRole('dialog', { name: 'Delete Head office?' });
  expect(
    within(question).getByRole('status', { name: 'Checking what depends on it' }),
  ).toBeVisible();
  held.resolve();
  const confirm = within(question).getByRole('button', { name: 'Delete' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  // There is nothing to search, and the list says what it is for.
  expect(await screen.findByText('No favourites yet')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Search favourites' })).not.toBeInTheDocument();

  // Can be reached once the question is closed.
  await user.click((await screen.findAllByRole('link', { name: 'Add favourite' }))[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Add favourite' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'airport desk');
  const address = within(dialog).getByRole('combobox', { name: /^Address/ });
  expect(address).toHaveAccessibleDescription('Choose an address from the suggestions');
  await user.type(address, 'Heathrow');
  const [best] = await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address).toHaveValue(best!.textContent));
  await waitFor(() => expect(address).not.toHaveAccessibleDescription());
  expect(await within(dialog).findByRole('region', { name: 'Map of the trip' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Airport desk was added')).toBeInTheDocument();

  const toggle = await screen.findByRole('switch', { name: 'Favourite dropoff: Airport desk' });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  await waitFor(async () => {
    const { body } = await admin.get<object[]>('/v1/favourite-addresses');
    expect(body).toMatchObject([
      { alias: 'Airport desk', suggestForPickupAddress: true, suggestForDestinationAddress: false },
    ]);
  });
});

it('replaces an address that somebody else has changed when it is saved once more', async () => {
  allowConsole(/CHANGED_SINCE/);
  const server = await consoleServer();
  const admin = server.as(server.fixtures.users.globexAdmin);
  const { body } = await admin.post<{ id: string }>('/v1/favourite-addresses', {
    entityId: server.fixtures.corporations.globex.id,
    alias: 'Warehouse',
    fullAddressText: '1 Mile End Road',
    latitude: 51.52,
    longitude: -0.05,
  });
  const { user } = await renderConsole({
    as: ({ users }) => users.globexAdmin,
    path: '/favourites',
  });
  // A typed address would keep the former point, so it cannot be edited in its cell.
  (await screen.findByRole('row', { name: /Warehouse/ })).focus();
  await user.keyboard('e');
  await screen.findByRole('textbox', { name: /^Name/ });
  await user.tab();
  await waitFor(() => expect(screen.getByRole('row', { name: /Warehouse/ })).toHaveFocus());
  await user.click(screen.getByRole('cell', { name: 'Warehouse' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit favourite' });
  const address = within(dialog).getByRole('combobox', { name: /^Address/ });
  await user.clear(address);
  await user.type(address, 'Heathrow');
  const [place] = await screen.findAllByRole('option');
  // Another favourite, whose name is not part of its address.
  const chosen = place!.textContent.replace(/^Airport desk, /, '');
  await user.click(place!);
  await waitFor(() => expect(address).toHaveValue(chosen));
  // The form sets the point without showing it.
  await admin.patch(`/v1/favourite-addresses/${body.id}`, {
    fullAddressText: '2 Mile End Road',
    latitude: 51.53,
    longitude: -0.06,
  });
  const save = within(dialog).getByRole('button', { name: 'Save' });
  await user.click(save);
  await waitFor(() => expect(address).toHaveAccessibleDescription('Now “2 Mile End Road”'));
  await user.click(save);
  expect(await screen.findByText('Warehouse was saved')).toBeInTheDocument();
  const { body: stored } = await admin.get<object>(`/v1/favourite-addresses/${body.id}`);
  expect(stored).toMatchObject({ fullAddressText: chosen });
});

it('shows coordinates with all of their decimals', async () => {
  const server = await consoleServer();
  const admin = server.as(server.fixtures.users.globexAdmin);
  await admin.post('/v1/favourite-addresses', {
    entityId: server.fixtures.corporations.globex.id,
    alias: 'Lock keeper',
    fullAddressText: '1 Mile End Road',
    latitude: 51.520071,
    longitude: -0.05,
  });
  const { user } = await renderConsole({
    as: ({ users }) => users.globexAdmin,
    path: '/favourites',
  });
  const row = await screen.findByRole('row', { name: /Lock keeper/ });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Show Latitude' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await within(row).findByText('51.520071')).toBeInTheDocument();
});

it('says that somebody deleted it, wherever it is changed, and shows the list as it is', async () => {
  allowConsole(/NOT_FOUND/);
  const server = await consoleServer();
  const admin = server.as(server.fixtures.users.globexAdmin);
  const add = async (alias: string) => {
    const { body } = await admin.post<{ id: string }>('/v1/favourite-addresses', {
      entityId: server.fixtures.corporations.globex.id,
      alias,
      fullAddressText: '1 Mile End Road',
      latitude: 51.52,
      longitude: -0.05,
    });
    return () => admin.delete(`/v1/favourite-addresses/${body.id}`);
  };
  const removed = [await add('Depot'), await add('Quay'), await add('Mill')];
  const { user } = await renderConsole({
    as: ({ users }) => users.globexAdmin,
    path: '/favourites',
  });
  const gone = /^This no longer exists, because it was deleted in the meantime/;
  await screen.findByRole('row', { name: /Depot/ });
  const noRow = (name: RegExp) =>
    waitFor(() => expect(screen.queryByRole('row', { name })).not.toBeInTheDocument());

  await user.click(screen.getByRole('cell', { name: 'Depot' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit favourite' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), ' 2');
  await removed[0]!();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(gone)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await noRow(/Depot/);

  await removed[1]!();
  await user.click(screen.getByRole('switch', { name: /Pickup.*Quay/i }));
  expect(await screen.findByText(gone)).toBeVisible();
  await noRow(/Quay/);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(gone)).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Delete Mill' }));
  const question = await screen.findByRole('dialog', { name: /Mill/ });
  await removed[2]!();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await noRow(/Mill/);
  expect(await screen.findByText(gone)).toBeVisible();
});

const place = (id: string, description: string) => ({
  id,
  description,
  source: 'google',
  coordinates: { latitude: 51 + id.length, longitude: -1 },
  locationTypes: [],
  dispatchAddressId: null,
});

// What the gazetteer, Google and Photon answer for places of the same name.
it.each([
  ['Washington, England', undefined, /^Washington \(near Sunderland\)/],
  ['Newport, UK', ['Newport, UK', 'Newport, UK'], /^Newport, UK$/],
  ['Gillingham', ['Gillingham, Kent, England', 'Gillingham, Dorset, England'], /Dorset/],
])('keeps %s, which can mean several places, until one is chosen', async (text, texts, wanted) => {
  if (texts)
    network.use(
      http.get('*/v1/address-suggestions', () =>
        HttpResponse.json({
          source: 'google',
          suggestions: texts.map((one, at) => place('p'.repeat(at + 1), one)),
        }),
      ),
    );
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/favourites/create',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Add favourite' });
  const address = within(dialog).getByRole('combobox', { name: /^Address/ });
  await user.type(address, text);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.tab();
  const question = `Which address is “${text}”?`;
  await waitFor(() => expect(address).toHaveAccessibleDescription(question));
  expect(address).toBeInvalid();
  expect(address).toHaveValue(text);
  const candidates = within(dialog).getByRole('group', { name: question });
  const buttons = within(candidates).getAllByRole('button', { name: wanted });
  await user.click(buttons.at(-1)!);
  await waitFor(() => expect(address).not.toHaveAccessibleDescription());
  expect(address.getAttribute('value')).toMatch(wanted);
  // What is typed over a chosen address takes its place.
  await user.type(address, 'x');
  await user.tab();
  await waitFor(() => expect(address).toBeInvalid());
  expect(address.getAttribute('value')).toMatch(/x$/);
});
