import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../tests/support/console.tsx';
import { csv, openPeople, openWizard, queuedImports } from './imports.fixture.ts';

const queue = queuedImports();

it('asks a fleet manager for the account, and says which files it cannot read', async () => {
  const { user } = await openPeople('fleetManager');
  let dialog = await openWizard(user);
  await user.click(within(dialog).getByRole('combobox', { name: /Account/ }));
  await user.click(await screen.findByRole('option', { name: 'Globex' }));
  await user.upload(within(dialog).getByLabelText('File'), csv(' ', ''));
  expect(await within(dialog).findByText(/^There is nothing in it/)).toBeInTheDocument();
  // A template that nobody has filled in.
  await user.upload(within(dialog).getByLabelText('File'), csv('First name,Last name,E-mail'));
  await user.click(await within(dialog).findByRole('button', { name: 'Next' }));
  expect(
    await within(dialog).findByText(/^There is nothing below the heading/),
  ).toBeInTheDocument();

  await user.click(within(dialog).getByRole('button', { name: 'Back' }));
  const line = 'Nora,Named,nora@wizard.example,+447911155301';
  const named = new File([`First name,Last name,E-mail,Phone\n${line}`], 'named.csv');
  await user.upload(within(dialog).getByLabelText('File'), named);
  await user.click(await within(dialog).findByRole('button', { name: 'Next' }));
  await within(dialog).findByRole('button', { name: 'Import 1 line' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  dialog = await openWizard(user);
  const earlier = await within(dialog).findByRole('region', { name: 'Earlier imports' });
  expect(await within(earlier).findByText(/^Globex · .* · 1 line · /)).toBeInTheDocument();
});

it('imports a file whose column names the accounts, or else needs one', async () => {
  const { user } = await openPeople('fleetManager');
  const dialog = await openWizard(user);
  const file = csv(
    'First name,Last name,E-mail,Phone,Company',
    'Nora,North,nora@both.example,+447911155302,northwind',
    'Greg,Global,greg@both.example,+447911155303,Globex',
  );
  fireEvent.drop(within(dialog).getByRole('button', { name: 'Choose a file' }), {
    dataTransfer: { files: [file] },
  });
  const company = await within(dialog).findByRole('combobox', { name: 'Import Company as' });
  expect(company).toHaveTextContent('Account');
  await user.click(company);
  await user.click(await screen.findByRole('option', { name: 'Leave out' }));
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  const account = within(dialog).getByRole('combobox', { name: 'Account' });
  expect(account).toHaveAccessibleDescription('Choose an account, or the column that names it');
  await user.click(company);
  await user.click(await screen.findByRole('option', { name: 'Account' }));
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Import 2 lines' }));
  await queue.workOff();
  expect(await within(dialog).findByText('2 imported')).toBeInTheDocument();
});

it('imports pasted favourites, and creates their template from the declaration', async () => {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/favourites',
  });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Download CSV template' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]!.text()).trim()).toBe('Name,Address,Latitude,Longitude');

  const dialog = await openWizard(user, 'favourites');
  await user.click(within(dialog).getByRole('textbox', { name: 'Paste from a spreadsheet' }));
  await user.paste('Name\tAddress\tLatitude\tLongitude\nPasted place\t1 Paste Street\t51,5\t-0,1');
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  await within(dialog).findByRole('combobox', { name: 'Import Address as' });
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Import 1 line' }));
  await queue.workOff();
  expect(await within(dialog).findByText('1 imported')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Pasted place')).toBeInTheDocument();
});
