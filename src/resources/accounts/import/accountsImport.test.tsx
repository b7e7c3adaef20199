import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { Corporation } from '../../../../contract/resources/corporations.ts';
import { consoleServer, network, renderConsole } from '../../../../tests/support/console.tsx';
import { queueOf } from '../../../../tests/support/queuedJobs.ts';
import { allowConsole } from '../../../../tests/support/consoleWatch.ts';

const FILE = [
  'Account name;Email;Dispatch account number;Language',
  'Pine Studios;ada.byron@pine.example;123450;fr',
  'Oak Studios;office@oak.example;unknown;',
  'Ash Studios;ada.byron@pine.example;;en',
  'Elm Studios;nobody;123451;Klingon',
].join('\r\n');

const noticeOf = (dialog: HTMLElement) => within(dialog).getAllByRole('listitem');

it('imports accounts for a fleet, shows the result of each line, and tries failed lines again', async () => {
  allowConsole(/HttpError|fetch/);
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/accounts',
  });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Download CSV template' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Import CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import accounts' });
  await user.upload(
    within(dialog).getByLabelText('File'),
    new File([FILE], 'accounts.csv', { type: 'text/csv' }),
  );
  expect(await within(dialog).findByText('accounts.csv: 4 accounts')).toBeInTheDocument();
  const start = within(dialog).getByRole('button', { name: 'Import (4)' });
  expect(start).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(dialog).getByRole('combobox', { name: /^Taxi company/ }));
  await user.click(await screen.findByRole('option', { name: 'City Cars' }));
  await user.click(start);

  expect(await within(dialog).findByText('2 accounts imported')).toBeInTheDocument();
  expect(noticeOf(dialog).map(({ textContent }) => textContent)).toEqual([
    '2 accounts imported',
    '2 passengers imported',
    '2 users imported',
    '0 lines existed already',
    '2 lines failed',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Show results' }));
  const results = await screen.findByRole('dialog', { name: 'Results of the import' });
  const [pine, oak, ash, elm] = noticeOf(results);
  expect(pine).toHaveTextContent(
    /Line 2Pine StudiosSuccessAccount: addedDispatch account: addedUser: addedPassenger: added/,
  );
  expect(oak).toHaveTextContent(/ErrorDispatch account: Taxi companies are simulated here/);
  expect(ash).toHaveTextContent(/SuccessAccount: addedUser: addedPassenger: added/);
  expect(elm).toHaveTextContent(/ErrorUser: Must be an e-mail address/);
  expect(elm).toHaveTextContent(
    /Language: Must be one of these languages: en, de, es, fr, it, hu, nl, pt, fi, sv$/,
  );

  // The lines that failed are sent again, and no others.
  await user.click(within(results).getByRole('button', { name: 'Summary' }));
  const sent: unknown[] = [];
  network.use(
    http.post('*/v1/corporations/import-record', async ({ request }) => {
      sent.push(await request.clone().json());
      return HttpResponse.json(
        { code: 'USER-SERVICE-01', displayMessage: 'Here' },
        { status: 409 },
      );
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Try the others again' }));
  expect(await screen.findByText('2 lines existed already')).toBeInTheDocument();
  expect(screen.getByText('0 lines failed')).toBeInTheDocument();
  expect(sent).toMatchObject([{ accountName: 'Oak Studios' }, { accountName: 'Elm Studios' }]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await within(dialog).findByText(/^The first line has the headings/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText('Pine Studios')).toBeInTheDocument();
});

it('sends five lines at a time, and no more once it is stopped', async () => {
  const { fixtures } = await consoleServer();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let under = 0;
  network.use(
    http.post('*/v1/corporations/import-record', async () => {
      under += 1;
      await held;
    }),
  );
  const lines = Array.from({ length: 9 }, (_, n) => `Many ${n},many${n}@many.example,,`);
  const { user } = await renderConsole({ as: fixtures.users.fleetManager, path: '/users' });
  await user.click(await screen.findByRole('link', { name: 'Accounts' }));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import accounts' });
  await user.upload(
    within(dialog).getByLabelText('File'),
    new File([['a,b,c,d', ...lines].join('\n')], 'many.csv', { type: 'text/csv' }),
  );
  await user.click(within(dialog).getByRole('combobox', { name: /^Taxi company/ }));
  await user.click(await screen.findByRole('option', { name: 'City Cars' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Import (9)' }));
  await waitFor(() => expect(under).toBe(5));
  expect(
    within(dialog).getByRole('progressbar', { name: '0 of 9 lines done' }),
  ).toBeInTheDocument();
  // Back does not stop it halfway.
  const isAsked = vi.fn<() => void>();
  window.addEventListener('popstate', isAsked, { once: true });
  history.back();
  await waitFor(() => expect(isAsked).toHaveBeenCalled());
  await waitFor(() => expect(location.pathname).toBe('/accounts'));
  await user.click(within(dialog).getByRole('button', { name: 'Stop' }));
  release();
  expect(await within(dialog).findByText('5 accounts imported')).toBeInTheDocument();
  expect(within(dialog).getByText('4 lines not imported yet')).toBeInTheDocument();
  expect(under).toBe(5);
});

it('takes the first line of a file without headings for an account, and says so', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/accounts',
  });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import accounts' });
  const file = new File(['Pine,ada@pine.example\nOak,bo@oak.example'], 'bare.csv');
  await user.upload(within(dialog).getByLabelText('File'), file);
  expect(await within(dialog).findByText('bare.csv: 2 accounts')).toBeInTheDocument();
  expect(within(dialog).getByText(/^The first line looks like an account/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('checkbox', { name: 'The first line has headings' }));
  expect(await within(dialog).findByText('bare.csv: 1 account')).toBeInTheDocument();
});

it('undoes an import, also a later one of the list, and says what stays', async () => {
  const queue = await queueOf('run-import');
  const { user, server } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/accounts',
  });
  const manager = server.as(server.fixtures.users.fleetManager);
  const accounts = async () =>
    (await manager.get<Corporation[]>('/v1/corporations?dynamicSearch=Undoing')).body;
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Import CSV' }));
    return screen.findByRole('dialog', { name: 'Import accounts' });
  };
  const bring = async (dialog: HTMLElement, name: string) => {
    const lines = ['One', 'Two'].map((one) => `Undoing ${name} ${one},${one}@${name}.example,,`);
    await user.upload(
      within(dialog).getByLabelText('File'),
      new File([['a,b,c,d', ...lines].join('\n')], `${name}.csv`, { type: 'text/csv' }),
    );
    await user.click(within(dialog).getByRole('combobox', { name: /^Taxi company/ }));
    await user.click(await screen.findByRole('option', { name: 'City Cars' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Import (2)' }));
    await within(dialog).findByText('2 accounts imported');
  };
  let dialog = await open();
  await bring(dialog, 'first');
  await user.click(await within(dialog).findByRole('button', { name: 'Undo import' }));
  await queue();
  expect(await within(dialog).findByText('2 undone')).toBeInTheDocument();
  expect(await accounts()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));

  await bring(dialog, 'second');
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const [one] = await accounts();
  await manager.patch(`/v1/corporations/${one!.id}`, { code: 'U-1' });
  dialog = await open();
  await user.click(await within(dialog).findByRole('button', { name: 'Open second.csv' }));
  expect(await within(dialog).findByText('2 imported')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  await queue();
  expect(await within(dialog).findByText('1 undone')).toBeInTheDocument();
  expect(await within(dialog).findByText(one!.name)).toBeInTheDocument();
  expect(await accounts()).toMatchObject([{ name: one!.name }]);
});
