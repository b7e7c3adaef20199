import { globSync, readFileSync } from 'node:fs';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OPEN_INVOICE } from '../../contract/invoices/address.ts';
import { consoleServer, renderConsole } from '../../tests/support/console.tsx';
import type { TestServer } from '../../tests/support/server.ts';
import { OPEN_TRIP } from '../shell/addresses.ts';

interface Typed {
  /** The file that draws the dialog. */
  file: string;
  as: 'northwindAdmin' | 'fleetManager';
  path: (server: TestServer) => string | Promise<string>;
  /** Opens the dialog. */
  open: (user: UserEvent, server: TestServer) => Promise<void>;
  dialog: RegExp;
  type: (user: UserEvent, dialog: HTMLElement) => Promise<void>;
  isThere: (dialog: HTMLElement) => Promise<unknown>;
}

const press = async (user: UserEvent, role: string, name: string | RegExp) =>
  user.click(await screen.findByRole(role, { name }));
/** Types a text into a field, and finds it there. */
const inField = (name: RegExp, text: string): Pick<Typed, 'type' | 'isThere'> => ({
  type: async (user, dialog) =>
    user.type(await within(dialog).findByRole('textbox', { name }), text),
  isThere: async (dialog) =>
    expect(await within(dialog).findByRole('textbox', { name })).toHaveValue(text),
});
/** Chooses a file, changes what is done with it, and finds both there. */
const chosenFile = (options: RegExp, lines: string[]): Pick<Typed, 'type' | 'isThere'> => ({
  async type(user, dialog) {
    const file = new File([lines.join('\n')], 'rows.csv', { type: 'text/csv' });
    await user.upload(await within(dialog).findByLabelText('File'), file);
    await user.click(await within(dialog).findByRole('checkbox', { name: options }));
  },
  isThere: async (dialog) =>
    expect(await within(dialog).findByRole('checkbox', { name: options })).not.toBeChecked(),
});

const DIALOGS: Typed[] = [
  {
    file: 'src/resources/trips/mails/RequestInfo.tsx',
    as: 'northwindAdmin',
    path: ({ fixtures }) => `/trips/all-trips?${OPEN_TRIP}=${fixtures.bookings.completed.id}`,
    open: (user) => press(user, 'button', 'Ask about this trip'),
    dialog: /^Ask about this trip/,
    ...inField(/^Your question/, 'Where is my umbrella?'),
  },
  {
    file: 'src/templates/SaveTemplateDialog.tsx',
    as: 'northwindAdmin',
    path: ({ fixtures }) => `/trips/all-trips?${OPEN_TRIP}=${fixtures.bookings.completed.id}`,
    open: (user) => press(user, 'button', 'Keep as template'),
    dialog: /^Keep as a template/,
    ...inField(/^Name/, 'To the airport'),
  },
  {
    file: 'src/resources/trips/view/SaveViewDialog.tsx',
    as: 'northwindAdmin',
    path: () => '/trips/all-trips',
    async open(user) {
      await press(user, 'button', 'Views');
      await press(user, 'menuitem', 'Save as new view…');
    },
    dialog: /^Save view/,
    ...inField(/^Name/, 'Mornings'),
  },
  {
    file: 'src/resources/invoices/CreditDialog.tsx',
    as: 'fleetManager',
    path: ({ fixtures }) => `/invoices?${OPEN_INVOICE}=${fixtures.invoices.globex.id}`,
    open: (user) => press(user, 'button', /^Credit this trip/),
    dialog: /^Credit a trip/,
    ...inField(/^Reason/, 'The driver came late'),
  },
  {
    file: 'src/resources/invoices/PaymentDialog.tsx',
    as: 'fleetManager',
    path: ({ fixtures }) => `/invoices?${OPEN_INVOICE}=${fixtures.invoices.globex.id}`,
    open: (user) => press(user, 'button', 'Record payment'),
    dialog: /^Record payment/,
    ...inField(/^Reference/, 'FPS 4711'),
  },
  {
    file: 'src/resources/users/EmailField.tsx',
    as: 'northwindAdmin',
    path: () => '/user-profile',
    open: (user) => press(user, 'button', 'Change e-mail…'),
    dialog: /^Change e-mail/,
    ...inField(/^New e-mail/, 'new@northwind.example'),
  },
  {
    file: 'src/preferences/MailChoices.tsx',
    as: 'northwindAdmin',
    path: () => '/trips/all-trips',
    async open(user) {
      await press(user, 'button', /^Profile of|Nora/);
      await user.click(await screen.findByText('E-mails…'));
    },
    dialog: /^E-mails about trips/,
    type: async (user, dialog) =>
      user.click(await within(dialog).findByRole('checkbox', { name: 'The receipt' })),
    isThere: async (dialog) =>
      expect(
        await within(dialog).findByRole('checkbox', { name: 'The receipt' }),
      ).not.toBeChecked(),
  },
  {
    file: 'src/resources/paymentMethods/CardGroups.tsx',
    as: 'northwindAdmin',
    async path({ cards, fixtures }) {
      await cards.saveCard(fixtures.corporations.northwind);
      return '/payment-methods';
    },
    open: (user) => press(user, 'button', /^Groups of Visa/),
    dialog: /^Groups of Visa/,
    async type(user, dialog) {
      await user.click(within(dialog).getByRole('combobox', { name: 'Groups' }));
      await press(user, 'option', 'Default');
    },
    isThere: async (dialog) =>
      expect(await within(dialog).findByText('Default')).toBeInTheDocument(),
  },
  {
    file: 'src/payments/AddCardDialog.tsx',
    as: 'northwindAdmin',
    path: () => '/payment-methods',
    open: (user) => press(user, 'button', 'Add a card'),
    dialog: /^Add a card/,
    ...inField(/^Name on the card/, 'Anna Smith'),
  },
  {
    file: 'src/resources/declared/batches/BatchDialog.tsx',
    as: 'northwindAdmin',
    path: () => '/employees',
    async open(user) {
      const [row] = await screen.findAllByRole('row', { name: /@northwind/ });
      await user.click(within(row!).getByRole('checkbox'));
      await press(user, 'button', 'Edit…');
    },
    dialog: /^Edit 1 employee/,
    async type(user, dialog) {
      await user.click(await within(dialog).findByRole('checkbox', { name: 'Status' }));
      await user.click(await within(dialog).findByRole('combobox', { name: /^Status/ }));
      await press(user, 'option', 'Inactive');
    },
    isThere: async (dialog) =>
      expect(await within(dialog).findByRole('combobox', { name: /^Status/ })).toHaveTextContent(
        'Inactive',
      ),
  },
  {
    file: 'src/imports/wizard/ImportWizard.tsx',
    as: 'northwindAdmin',
    path: () => '/employees',
    async open(user) {
      await press(user, 'button', 'More actions');
      await press(user, 'menuitem', 'Import CSV');
    },
    dialog: /^Import employees/,
    ...chosenFile(/heading/, ['First name,Last name', 'Ann,Other']),
  },
  {
    file: 'src/resources/accounts/import/AccountsImport.tsx',
    as: 'fleetManager',
    path: () => '/accounts',
    async open(user) {
      await press(user, 'button', 'More actions');
      await press(user, 'menuitem', 'Import CSV');
    },
    dialog: /^Import accounts/,
    ...chosenFile(/heading/, ['Account name,Email', 'Pine,ada@pine.example']),
  },
  {
    file: 'src/resources/billing/BillingForm.tsx',
    as: 'fleetManager',
    path: () => '/accounts',
    open: (user, { fixtures }) =>
      press(user, 'button', `Billing details: ${fixtures.corporations.northwind.name}`),
    dialog: /^Billing details/,
    ...inField(/^Postal address/, '1 High Street'),
  },
  {
    file: 'src/resources/billing/RatesForm.tsx',
    as: 'fleetManager',
    path: () => '/fleets',
    open: (user, { fixtures }) =>
      press(user, 'button', `Tax rates: ${fixtures.fleets.cityCars.companyName}`),
    dialog: /^Tax rates/,
    async type(user, dialog) {
      await user.click(await within(dialog).findByRole('button', { name: 'Add rate' }));
      await user.type(within(dialog).getByRole('textbox', { name: /^Rate in percent/ }), '17.5');
    },
    isThere: async (dialog) =>
      expect(await within(dialog).findByRole('textbox', { name: /^Rate in percent/ })).toHaveValue(
        '17.5',
      ),
  },
];

describe('what was typed into a dialog is there again when its page comes back', () => {
  it.each(DIALOGS)('$file', async ({ as, path, open, dialog: name, type, isThere }) => {
    const server = await consoleServer();
    const address = await path(server);
    const { user } = await renderConsole({ as: ({ users }) => users[as], path: address });
    await open(user, server);
    await type(user, await screen.findByRole('dialog', { name }));
    // Leaving a page runs no cleanup, unlike the end of a test.
    const here = location.pathname + location.search;
    const left = Object.entries(sessionStorage);
    cleanup();
    for (const [key, value] of left) sessionStorage.setItem(key, String(value));
    await renderConsole({ as: ({ users }) => users[as], path: here });
    const dialog = await screen.findByRole('dialog', { name });
    await isThere(dialog);
    // Once it is closed, nothing is left of it.
    await user.click(within(dialog).getAllByRole('button', { name: /^(Cancel|Close)$/ })[0]!);
    const discard = screen.queryByRole('button', { name: 'Discard' });
    if (discard) await user.click(discard);
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith('form.'));
    expect(kept).toEqual([]);
  });

  it('for every dialog that asks before it loses something', () => {
    const files = globSync('src/**/*.tsx').filter(
      (file) =>
        !/gallery\/|\.test\./.test(file) &&
        /<FormDialog[^]*isTyped=/.test(readFileSync(file, 'utf8')),
    );
    expect(files.length).toBeGreaterThan(4);
    const tested = new Set(DIALOGS.map(({ file }) => file));
    expect(files.filter((file) => !tested.has(file))).toEqual([]);
  });
});
