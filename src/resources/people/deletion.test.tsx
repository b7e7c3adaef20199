import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';

async function addGuests(familyName: string, ...givenNames: string[]) {
  const { as, fixtures } = await consoleServer();
  for (const givenName of givenNames) {
    const reply = await as(fixtures.users.northwindAdmin).post('/v1/business-guests', {
      businessAccountId: fixtures.corporations.northwind.id,
      givenName,
      familyName,
    });
    expect(reply.status).toBe(201);
  }
}

/** The guests with a family name, sorted by first name. */
async function openGuests(familyName: string, count: number) {
  const opened = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees?tab=guest',
  });
  const { user } = opened;
  await user.type(await screen.findByRole('textbox', { name: 'Search guests' }), familyName);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1));
  await user.click(screen.getByRole('button', { name: /^Sort by name/ }));
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent(/Ada/));
  return opened;
}
type User = Awaited<ReturnType<typeof renderConsole>>['user'];

async function remove(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
  const question = await screen.findByRole('dialog', { name: `Delete ${name}?` });
  const confirm = within(question).getByRole('button', { name: 'Delete' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  await screen.findByText(`${name} was deleted`);
  await waitFor(() => expect(question).not.toBeInTheDocument());
}

const noticeOf = (name: string) => screen.getByText(`${name} was deleted`).closest('[role=alert]')!;
const rowOf = (name: string) => screen.queryByRole('cell', { name });

it('gives each deletion a notice of its own, with its own undo', async () => {
  await addGuests('Stackwell', 'Ada', 'Bea', 'Cyd');
  const { user } = await openGuests('Stackwell', 3);
  await remove(user, 'Ada Stackwell');
  await remove(user, 'Bea Stackwell');
  const undoOf = (name: string) =>
    within(noticeOf(name) as HTMLElement).getByRole('button', { name: 'Undo' });
  // The newest one is first, and the older one is still there.
  expect(undoOf('Bea Stackwell').compareDocumentPosition(undoOf('Ada Stackwell'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await user.click(undoOf('Bea Stackwell'));
  await waitFor(() => expect(rowOf('Bea Stackwell')).toBeInTheDocument());
  expect(rowOf('Ada Stackwell')).not.toBeInTheDocument();
  await user.click(undoOf('Ada Stackwell'));
  await waitFor(() => expect(rowOf('Ada Stackwell')).toBeInTheDocument());
});

it('moves the focus to the next row, from where one key undoes the latest deletion', async () => {
  await addGuests('Keywell', 'Ada', 'Bea', 'Cyd');
  const { user } = await openGuests('Keywell', 3);
  await remove(user, 'Ada Keywell');
  await waitFor(() => expect(rowOf('Bea Keywell')!.closest('tr')).toHaveFocus());
  await remove(user, 'Cyd Keywell');
  await waitFor(() => expect(rowOf('Bea Keywell')!.closest('tr')).toHaveFocus());
  await user.keyboard('z');
  await waitFor(() => expect(rowOf('Cyd Keywell')).toBeInTheDocument());
  expect(rowOf('Ada Keywell')).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(rowOf('Ada Keywell')).toBeInTheDocument());
  // Undone with a key: the focus never moved.
  expect(rowOf('Bea Keywell')!.closest('tr')).toHaveFocus();
});

it('closes with the Back of the browser, which leaves the list behind it as it is', async () => {
  await addGuests('Backwell', 'Ada', 'Bea');
  const { user } = await openGuests('Backwell', 2);
  const address = window.location.href;
  await user.click(screen.getByRole('button', { name: 'Delete Bea Backwell' }));
  const question = await screen.findByRole('dialog', { name: 'Delete Bea Backwell?' });
  history.back();
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await waitFor(() => expect(window.location.href).toBe(address));
  expect(rowOf('Bea Backwell')).toBeInTheDocument();
});

it('has its undo first in the order of the Tab key, and returns the focus', async () => {
  await addGuests('Tabwell', 'Ada', 'Bea');
  const { user } = await openGuests('Tabwell', 2);
  await remove(user, 'Ada Tabwell');
  const row = rowOf('Bea Tabwell')!.closest('tr')!;
  await waitFor(() => expect(row).toHaveFocus());
  screen.getByRole('link', { name: 'Skip to content' }).focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rowOf('Ada Tabwell')).toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
});

it('moves the focus to the heading after the last row, and can try a failed undo again', async () => {
  allowConsole(/HttpError/);
  await addGuests('Lastwell', 'Ada');
  const { user } = await openGuests('Lastwell', 1);
  await remove(user, 'Ada Lastwell');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus());
  network.use(http.post('*/restore', () => HttpResponse.error()));
  await user.keyboard('z');
  expect(await screen.findByText(/^1 of 1 could not be restored/)).toBeInTheDocument();
  network.resetHandlers();
  await user.keyboard('z');
  await waitFor(() => expect(rowOf('Ada Lastwell')).toBeInTheDocument());
});

it('says which row has taken the place when a deletion can no longer be undone', async () => {
  allowConsole(/ALREADY_EXISTS|HttpError/);
  const { as, fixtures } = await consoleServer();
  const person = {
    businessAccountId: fixtures.corporations.northwind.id,
    givenName: 'Tess',
    familyName: 'Takenwell',
    email: 'tess.takenwell@northwind.example',
    phone: '+447911255002',
  };
  const admin = as(fixtures.users.northwindAdmin);
  await admin.post('/v1/business-passengers', person);
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees',
  });
  await screen.findByRole('cell', { name: 'Tess Takenwell' });
  await remove(user, 'Tess Takenwell');
  expect((await admin.post('/v1/business-passengers', person)).status).toBe(201);
  await user.keyboard('z');
  const told = /^Tess Takenwell could not be restored\. Another entry has .+ now\./;
  expect(await screen.findByText(told)).toBeInTheDocument();
});

it('says before the question what prevents deleting a group, with a link to it', async () => {
  const { as, fixtures } = await consoleServer();
  const admin = as(fixtures.users.northwindAdmin);
  const businessAccountId = fixtures.corporations.northwind.id;
  const group = await admin.post<{ id: string }>('/v1/employee-groups', {
    corporationId: businessAccountId,
    name: 'Night shift',
  });
  await admin.post('/v1/business-passengers', {
    businessAccountId,
    givenName: 'Nadia',
    familyName: 'Nightly',
    email: 'nadia.nightly@northwind.example',
    phone: '+447911255001',
    groupId: group.body.id,
  });
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees?tab=groups',
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Night shift' }));
  const told = await screen.findByRole('dialog', { name: 'Night shift cannot be deleted' });
  expect(within(told).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await user.click(within(told).getByRole('link', { name: '1 employee' }));
  expect(await screen.findByRole('cell', { name: 'Nadia Nightly' })).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});
