import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { BusinessPassenger } from '../../contract/resources/businessPassengers.ts';
import { network } from '../../tests/support/console.tsx';
import { choose, csv, openPeople, openWizard, queuedImports } from './imports.fixture.ts';

const queue = queuedImports();

it('imports a file after columns are matched and lines corrected, and undoes it', async () => {
  const { user, server } = await openPeople();
  const found = async (search: string) =>
    (
      await server
        .as(server.fixtures.users.northwindAdmin)
        .get<BusinessPassenger[]>(`/v1/business-passengers?dynamicSearch=${search}`)
    ).body;
  const dialog = await openWizard(user);
  // A click outside and Escape lose nothing.
  await user.keyboard('{Escape}');
  await choose(
    user,
    dialog,
    csv(
      'Prénom;Nom;Courriel;Indicatif;Portable;Salaire',
      'Wanda;Wizard;wanda@wizard.example;44;7911155001;1',
      'Wes;Wizard;wes at wizard.example;44;7911155002;2',
      'Will;Wizard;will at wizard.example;44;12;3',
    ),
  );
  const column = await within(dialog).findByRole('combobox', { name: 'Import Salaire as' });
  expect(column).toHaveTextContent('Leave out');
  expect(within(dialog).getByRole('combobox', { name: 'Import Portable as' })).toHaveTextContent(
    'Phone',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));

  expect(await within(dialog).findByRole('button', { name: 'Import 1 line' })).toBeEnabled();
  expect(await within(dialog).findByText('becomes +447911155001')).toBeInTheDocument();
  expect(await found('Wizard')).toEqual([]);
  await user.click(
    within(dialog).getByRole('button', { name: /^2 × E-mail: Must be an e-mail address/ }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Find and replace' }));
  expect(within(dialog).getByRole('textbox', { name: 'Find' })).toHaveFocus();
  await user.type(within(dialog).getByRole('textbox', { name: 'Find' }), ' at ');
  await user.type(within(dialog).getByRole('textbox', { name: 'Replace with' }), '@');
  await user.click(within(dialog).getByRole('button', { name: 'Replace all' }));
  expect(await within(dialog).findByText('2 cells changed')).toBeInTheDocument();
  await user.click(await within(dialog).findByRole('button', { name: 'Import 2 lines' }));
  await queue.workOff();
  expect(await within(dialog).findByText('2 imported')).toBeInTheDocument();
  expect(within(dialog).getByText('1 failed')).toBeInTheDocument();
  const [reason] = within(dialog).getAllByText(/^Phone: .*\(1 line\)$/);
  expect(reason!.closest('ol')).not.toBeNull();

  await user.click(within(dialog).getByRole('button', { name: 'Correct failed lines' }));
  // Only what failed is shown, and the column to correct.
  expect(await within(dialog).findByRole('button', { name: 'Errors 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const cell = await within(dialog).findByRole('textbox', { name: 'Phone, line 4' });
  expect(cell).toHaveAttribute('aria-invalid', 'true');
  await user.clear(cell);
  await user.type(cell, '7911155003{Enter}');
  await user.click(await within(dialog).findByRole('button', { name: 'Import 1 line' }));
  await queue.workOff();
  expect(await within(dialog).findByText('3 imported')).toBeInTheDocument();
  expect((await found('Wizard')).map(({ phone }) => phone).toSorted()).toEqual([
    '+447911155001',
    '+447911155002',
    '+447911155003',
  ]);

  await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  await queue.workOff();
  expect(await within(dialog).findByText('3 undone')).toBeInTheDocument();
  expect(await found('Wizard')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(await within(dialog).findByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
});

it('continues after it was closed, and remembers how columns were matched', async () => {
  const { user } = await openPeople();
  let dialog = await openWizard(user);
  const file = csv('Called,Surname,Mail,Phone', 'Cleo,Closed,cleo@wizard.example,+447911155101');
  await choose(user, dialog, file);
  await user.click(await within(dialog).findByRole('combobox', { name: 'Import Called as' }));
  await user.click(await screen.findByRole('option', { name: 'First name' }));
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  await within(dialog).findByRole('button', { name: 'Import 1 line' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());

  dialog = await openWizard(user);
  await user.click(await within(dialog).findByRole('button', { name: 'Continue with people.csv' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Import 1 line' }));
  await queue.workOff();
  expect(await within(dialog).findByText('1 imported')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));

  // The same file again: its columns are recognised, and nobody is added twice.
  await choose(user, dialog, file);
  expect(
    await within(dialog).findByRole('combobox', { name: 'Import Called as' }),
  ).toHaveTextContent('First name');
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(await within(dialog).findByRole('button', { name: 'Unchanged 1' })).toBeInTheDocument();
  expect(within(dialog).getByText(/^Nothing to import/)).toBeInTheDocument();
});

it('asks before the tab is closed only as long as its lines are being sent', async () => {
  const { user } = await openPeople();
  const dialog = await openWizard(user);
  const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  const sent = Promise.withResolvers<void>();
  network.use(http.put('*/v1/imports/:id/rows', () => sent.promise));
  const line = 'Carl,Closing,carl@wizard.example,+447911155401';
  await choose(user, dialog, csv('First name,Last name,E-mail,Phone', line));
  const next = await within(dialog).findByRole('button', { name: 'Next' });
  expect(asks()).toBe(false);
  await user.click(next);
  expect(asks()).toBe(true);
  sent.resolve();
  await within(dialog).findByRole('button', { name: 'Import 1 line' });
  expect(asks()).toBe(false);
});

it('says on any page how it ended after its dialog was closed', async () => {
  const { user } = await openPeople();
  const dialog = await openWizard(user);
  const file = csv(
    'First name,Last name,E-mail,Phone',
    'Noa,Notice,noa@wizard.example,+447911155201',
    'Ned,Notice,nobody,+447911155202',
  );
  await choose(user, dialog, file);
  await user.click(await within(dialog).findByRole('button', { name: 'Next' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Import 1 line' }));
  await within(dialog).findByText(/^You can close this/);
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
  await user.click(await screen.findByRole('link', { name: 'Favourites' }));
  await screen.findByRole('textbox', { name: 'Search favourites' });
  await queue.workOff();
  const told = 'people.csv: 1 imported, 1 failed. More under Import CSV.';
  const notice = (await screen.findByText(told)).closest<HTMLElement>('[role="alert"]')!;
  // It stays until it is closed, because the user may be looking elsewhere.
  await user.click(within(notice).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(told)).not.toBeInTheDocument();
});

it('reads a file in the letters that are chosen, only adds, and leaves a line out', async () => {
  const { user } = await openPeople();
  const dialog = await openWizard(user);
  const lines =
    'Vorname;Nachname;E-Mail\nJi\u00f8\u00ed;Dvo\u00f8\u00e1k;jiri@letters.example\nAda;Out;ada@letters.example';
  const bytes = Uint8Array.from(lines, (letter) => letter.charCodeAt(0));
  await choose(user, dialog, new File([bytes], 'letters.csv', { type: 'text/csv' }));
  const letters = await within(dialog).findByRole('combobox', { name: 'Letters of the file' });
  expect(letters).toHaveTextContent('Jiří, Dvořák');
  await user.click(letters);
  await user.click(await screen.findByRole('option', { name: /Jiøí, Dvoøák/ }));
  await waitFor(() => expect(within(dialog).getByText(/^Jiøí, Ada/)).toBeInTheDocument());
  await user.click(letters);
  await user.click(await screen.findByRole('option', { name: /Jiří, Dvořák/ }));
  await waitFor(() => expect(within(dialog).getByText(/^Jiří, Ada/)).toBeInTheDocument());
  await user.click(within(dialog).getByRole('checkbox', { name: /^Only add new ones/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(await within(dialog).findByRole('button', { name: 'All 2' })).toBeInTheDocument();
  await user.click(await within(dialog).findByRole('button', { name: 'Leave out line 3' }));
  expect(await within(dialog).findByRole('button', { name: 'All 1' })).toBeInTheDocument();
  expect(within(dialog).getByDisplayValue('Dvořák')).toBeInTheDocument();
});

it('says that the server is busy while a file is sent, and goes on by itself', async () => {
  const { user } = await openPeople();
  const dialog = await openWizard(user);
  const file = csv('First name,Last name,E-mail,Phone', 'Bo,Busy,bo@busy.example,+447911155021');
  await choose(user, dialog, file);
  await within(dialog).findByRole('combobox', { name: 'Import Phone as' });
  const busy = { code: 'SERVER_BUSY', displayMessage: 'Busy' };
  network.use(
    http.put(
      '*/v1/imports/*/rows',
      () => HttpResponse.json(busy, { status: 503, headers: { 'retry-after': '1' } }),
      { once: true },
    ),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(await within(dialog).findByText(/The server is busy/)).toBeVisible();
  expect(await within(dialog).findByRole('button', { name: 'Import 1 line' })).toBeEnabled();
  expect(within(dialog).queryByText(/The server is busy/)).not.toBeInTheDocument();
});
