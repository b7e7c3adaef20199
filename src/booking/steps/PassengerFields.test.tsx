import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';
import type { TestServer } from '../../../tests/support/server.ts';

const asNorthwind = ({ users }: TestServer['fixtures']) => users.northwindAdmin;
const open = (path = '/create-v2') => renderConsole({ as: asNorthwind, path });
const search = () => screen.findByRole('combobox', { name: /employee or guest/i });

it('offers the last passengers, of whom Enter chooses one and opens the address step', async () => {
  const { user } = await open();
  await search();
  expect(await screen.findByRole('option', { name: /Anna Smith/ })).toBeInTheDocument();
  expect(screen.getByText('Recent passengers')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('combobox', { name: /pickup/i })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('textbox', { name: 'Phone' })).toBeDisabled();
});

it('chooses nobody with Ctrl+Enter, which books: neither a recent passenger nor one that was found', async () => {
  const { user } = await open();
  const field = await search();
  await screen.findByRole('option', { name: /Anna Smith/ });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/Choose who travels/)).toBeInTheDocument();
  await user.type(field, 'anna');
  await screen.findByRole('option', { name: /Anna Smith/ });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Choose a person from the list')).toBeInTheDocument();
  expect(field).toHaveValue('anna');
});

it('fills in a guest from the text of the search, and says what is missing', async () => {
  const { user } = await open();
  await user.click(await search());
  await user.paste('Jane Roe');
  await user.click(await screen.findByRole('option', { name: /Add “Jane Roe” as a guest/ }));
  const phone = await screen.findByRole('textbox', { name: 'Phone' });
  expect(phone).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Jane');
  expect(screen.getByRole('textbox', { name: /Last name/ })).toHaveValue('Roe');
  await user.paste('12');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(/valid phone number/)).toBeInTheDocument();
  await user.clear(phone);
  await user.click(phone);
  await user.paste('020 7946 0958');
  await user.click(screen.getByRole('button', { name: 'Choose from the list instead' }));
  await user.click(screen.getByRole('button', { name: 'Add guest' }));
  expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveValue('020 7946 0958');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('combobox', { name: /pickup/i })).toBeInTheDocument();
});

it('says how long a name of a guest can be once it is full', async () => {
  const { user } = await open();
  await search();
  await user.click(screen.getByRole('button', { name: 'Add guest' }));
  await user.click(await screen.findByRole('textbox', { name: /Last name/ }));
  await user.paste('x'.repeat(254));
  expect(screen.queryByText('At most 255 characters')).toBeNull();
  await user.paste('x'.repeat(10_000));
  expect(screen.getByRole('textbox', { name: /Last name/ })).toHaveAccessibleDescription(
    'At most 255 characters',
  );
});

it('writes the phone number of a guest behind their name, in whichever direction that is read', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add guest' }));
  await user.type(await screen.findByRole('textbox', { name: /First name/ }), 'محمد');
  await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'حسن');
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '020 7946 0958');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const name = await screen.findByText('محمد حسن', { selector: 'bdi' });
  expect(name.parentElement).toHaveTextContent('محمد حسن · +44 20 7946 0958');
});

it('says what to do about a guest without a phone, and still opens the next step', async () => {
  const { as, fixtures } = await consoleServer();
  await as(fixtures.users.northwindAdmin).post('/v1/business-guests', {
    businessAccountId: fixtures.corporations.northwind.id,
    givenName: 'Silent',
    familyName: 'Guest',
  });
  const { user } = await open();
  await user.click(await search());
  await user.paste('Silent');
  await user.click(await screen.findByRole('option', { name: /Silent Guest/ }));
  expect(await screen.findByText(/The driver cannot call Silent Guest/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'false');
  await user.click(screen.getByRole('button', { name: 'Enter a phone number' }));
  expect(await screen.findByRole('textbox', { name: /^Phone/ })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Silent');
});

it('finds people by their phone number as it is shown, and by the beginnings of their names', async () => {
  const { user } = await open();
  for (const typed of ['+44 7911 123456', '07911123456', 'smi ann']) {
    await user.clear(await search());
    await user.click(await search());
    await user.paste(typed);
    expect(await screen.findByRole('option', { name: /Anna Smith/ })).toBeInTheDocument();
  }
});

it('chooses the first person found when Enter was pressed before the answer', async () => {
  const { user } = await open();
  await user.type(await search(), 'smi{Enter}');
  expect(screen.queryByText('Choose somebody from the list')).not.toBeInTheDocument();
  expect(await screen.findByRole('combobox', { name: /pickup/i })).toBeInTheDocument();
  expect(screen.getByText(/Anna Smith/)).toBeInTheDocument();
});

it('chooses nobody if nobody was found, or if more was typed in the meantime', async () => {
  const { user } = await open();
  await user.type(await search(), 'zzz{Enter}');
  expect(await screen.findByRole('option', { name: /Add “zzz” as a guest/ })).toBeInTheDocument();
  expect(await search()).toHaveFocus();
  await user.clear(await search());
  await user.type(await search(), 'smi{Enter}t');
  expect(await screen.findByRole('option', { name: /Anna Smith/ })).toBeInTheDocument();
  expect(await search()).toHaveValue('smit');
});
