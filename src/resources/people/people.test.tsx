import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { booking, LONDON } from '../../../tests/support/fixtureRows.ts';
import type { TestServer } from '../../../tests/support/server.ts';
import { runJob } from '../../../server/jobs/handlers.ts';
import type { JobName, JobPayloads } from '../../../server/jobs/jobs.ts';
import { bookings, businessPassengers } from '../../../server/db/tables/index.ts';

const asNorthwind = ({ users }: TestServer['fixtures']) => users.northwindAdmin;
const asManager = ({ users }: TestServer['fixtures']) => users.fleetManager;
const open = (path = '/employees', as = asNorthwind) => renderConsole({ as, path });

let made = 0;
async function addEmployees(familyName: string, count: number): Promise<string[]> {
  const { as, fixtures } = await consoleServer();
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    made += 1;
    const { body } = await as(fixtures.users.northwindAdmin).post<{ id: string }>(
      '/v1/business-passengers',
      {
        businessAccountId: fixtures.corporations.northwind.id,
        givenName: 'Test',
        familyName,
        email: `test.${made}@northwind.example`,
        phone: `+4479112${String(50_000 + made)}`,
      },
    );
    ids.push(body.id);
  }
  return ids;
}
async function tripOf(id: string, name: string): Promise<string> {
  const { context, fixtures } = await consoleServer();
  const trip = await booking(context.database.orm, {
    of: fixtures.corporations.northwind,
    by: fixtures.users.northwindAdmin,
    fleet: fixtures.fleets.cityCars,
    passenger: { id, givenName: 'Test', familyName: name },
    at: LONDON,
    status: 'PREBOOKED',
    hours: 30,
  });
  return trip.id;
}
const statusOf = async (id: string) => {
  const { context } = await consoleServer();
  const [trip] = await context.database.orm.select().from(bookings).where(eq(bookings.id, id));
  return trip?.status;
};
/**
 * Does what the queue does with the batches that were started. They are recorded before their
 * transaction commits, so that one is tried again until it is done.
 */
async function runJobs(): Promise<void> {
  const { context, enqueued } = await consoleServer();
  for (const job of enqueued)
    if (job.name === 'run-batch')
      await runJob(context, job.name as JobName, job.payload as JobPayloads[JobName]);
}
const rowOf = async (name: string) => (await screen.findByRole('cell', { name })).closest('tr')!;

async function search(user: UserEvent, text: string, count: number): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: /^Search/ }), text);
  await screen.findByText(`1–${Math.min(count, 10)} of ${count}`);
}

describe('the tabs', () => {
  it('are four at /employees, and three at /people, which says what it does not have', async () => {
    await open('/people?tab=corporationAdmin');
    expect(
      await screen.findByText('Corporation admins are not shown on this page'),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Employees',
      'Guests',
      'Groups',
    ]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
  });

  it('are never silently another one', async () => {
    await open('/employees?tab=nonsense');
    expect(await screen.findByText('This page has no tab of that name')).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(4);
  });

  it('tell a fleet manager whose account each row is, and offer no selector above', async () => {
    const { user } = await open('/employees', asManager);
    for (const tab of ['Employees', 'Guests', 'Groups']) {
      await user.click(await screen.findByRole('tab', { name: tab }));
      await waitFor(() =>
        expect(screen.getByRole('tab', { name: tab, selected: true })).toBeVisible(),
      );
      expect(await screen.findByRole('columnheader', { name: 'Account' })).toBeInTheDocument();
    }
    await user.click(screen.getByRole('tab', { name: 'Corporation admins' }));
    const row = await rowOf('Bo Oth');
    expect(await within(row).findByText(/Globex, Northwind/)).toBeInTheDocument();
    expect(screen.queryByText('Flo Manager')).not.toBeInTheDocument();
  });
});

describe('corporation admins', () => {
  it('are added with an account, and the same account is not added twice', async () => {
    allowConsole(/VALIDATION_FAILED/);
    const { user } = await renderConsole({
      as: ({ users }) => users.bothAdmin,
      path: '/employees?tab=corporationAdmin',
    });
    await user.click(await screen.findByRole('link', { name: 'Add admin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add admin' });
    const field = (name: RegExp) => within(dialog).getByRole('textbox', { name });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    const first = await within(dialog).findByRole('button', { name: /^Take .+ away$/ });
    const name = /^Take (.+) away$/.exec(first.getAttribute('aria-label') ?? '')![1]!;
    await user.type(await within(dialog).findByRole('textbox', { name: /^First name/ }), 'Nia');
    await user.type(field(/^Last name/), 'Newman');
    await user.type(field(/^E-mail/), 'nia@northwind.example');
    await waitFor(() => expect(save).toBeEnabled());
    // The same one again is said, and nothing is added.
    await user.click(within(dialog).getByRole('combobox', { name: /Add an account/ }));
    await user.click(await screen.findByRole('option', { name }));
    expect(
      await within(dialog).findByText('User is already added to selected corporation'),
    ).toBeInTheDocument();
    expect(within(dialog).getAllByRole('button', { name: /^Take/ })).toHaveLength(1);
    await user.click(first);
    await waitFor(() => expect(save).toBeDisabled());
    await user.click(within(dialog).getByRole('combobox', { name: /Add an account/ }));
    await user.click(await screen.findByRole('option', { name: 'Northwind' }));
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    expect(await screen.findByText('Nia Newman was added')).toBeInTheDocument();
  });

  it('are told where a name was typed for somebody who signs in already', async () => {
    const { user, server } = await open('/employees?tab=corporationAdmin');
    await user.click(await screen.findByRole('link', { name: 'Add admin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add admin' });
    const type = async (name: RegExp, text: string) =>
      user.type(await within(dialog).findByRole('textbox', { name }), text);
    await type(/^First name/, 'Somebody');
    await type(/^Last name/, 'Else');
    await type(/^E-mail/, server.fixtures.users.globexAdmin.email);
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    expect(await screen.findByText(/already signs in as Gleb Xu/)).toBeInTheDocument();
    // Their details are a fleet manager’s matter now; their account here is not.
    const row = await rowOf('Gleb Xu');
    await user.click(within(row).getByRole('link', { name: 'Edit Gleb Xu' }));
    const edit = await screen.findByRole('dialog', { name: 'Edit admin' });
    expect(await within(edit).findByText(/a fleet manager looks after/)).toBeInTheDocument();
    expect(within(edit).queryByRole('textbox', { name: /^First name/ })).not.toBeInTheDocument();
    expect(await within(edit).findByRole('button', { name: 'Take Northwind away' })).toBeEnabled();
  });

  it('are not left out of an account without a word: a fleet manager says so twice', async () => {
    allowConsole(/LAST_ADMIN/);
    const server = await consoleServer();
    const manager = server.as(server.fixtures.users.fleetManager);
    const account = await manager.post<{ id: string }>('/v1/corporations', {
      name: 'Lonely Ltd',
      contactEmail: 'office@lonely.example',
    });
    await manager.post('/v1/users', {
      givenName: 'Lone',
      familyName: 'Admin',
      email: 'lone@lonely.example',
      roles: [{ name: 'corporationAdmin', corporationId: account.body.id }],
    });
    const { user } = await open('/employees?tab=corporationAdmin', asManager);
    await user.click(within(await rowOf('Lone Admin')).getByRole('link', { name: /^Edit/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit admin' });
    await user.click(await within(dialog).findByRole('combobox', { name: /^Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Inactive' }));
    expect(within(dialog).getByRole('textbox', { name: 'Role' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/Lonely Ltd would be left/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Do it anyway' }));
    expect(await screen.findByText('Lone Admin was saved')).toBeInTheDocument();
    expect(await within(await rowOf('Lone Admin')).findByText('Inactive')).toBeInTheDocument();
  });
});

describe('an invitation', () => {
  it('is sent after a question, shown in the row, and not sent again at once', async () => {
    allowConsole(/INVITED_JUST_NOW/);
    await addEmployees('Invitee', 1);
    const { user } = await open();
    const send = await screen.findByRole('button', { name: 'Send invitation to Test Invitee' });
    await user.click(send);
    const dialog = await screen.findByRole('dialog', { name: 'Send an invitation?' });
    expect(dialog).toHaveAccessibleDescription(/They need no sign-in/);
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The invitation to Test Invitee is on its way')).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Resend invitation to Test Invitee' });
    await user.click(again);
    const second = await screen.findByRole('dialog', { name: 'Send the invitation again?' });
    await user.click(within(second).getByRole('button', { name: 'Send' }));
    expect(await within(second).findByText(/less than 10 minutes ago/)).toBeInTheDocument();
  });
});

describe('an employee who is deactivated', () => {
  it('is asked about with the trips ahead, which are called off with them', async () => {
    const [id] = await addEmployees('Leaver', 1);
    const trip = await tripOf(id!, 'Leaver');
    const { user } = await open(`/employees/${id}?tab=employee`);
    const dialog = await screen.findByRole('dialog', { name: 'Edit employee' });
    await user.click(await within(dialog).findByRole('combobox', { name: /^Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Inactive' }));
    expect(await within(dialog).findByText('1 trip ahead')).toBeInTheDocument();
    const choices = within(dialog).getByRole('radiogroup', { name: /What becomes/ });
    expect(within(choices).getByRole('radio', { name: 'Keep them' })).toBeChecked();
    await user.click(within(choices).getByRole('radio', { name: 'Cancel them' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const row = await rowOf('Test Leaver');
    expect(await within(row).findByText('Inactive')).toBeInTheDocument();
    expect(await statusOf(trip)).toBe('CUSTOMER_CANCELLED');
    // Nobody inactive is invited.
    expect(within(row).queryByRole('button', { name: /invitation/ })).not.toBeInTheDocument();
  });
});

describe('employees who are deleted', () => {
  it('are asked about with their trips ahead, which are called off with them', async () => {
    const ids = await addEmployees('Goner', 3);
    const trips = [await tripOf(ids[0]!, 'Goner'), await tripOf(ids[1]!, 'Goner')];
    const { user } = await open();
    await search(user, 'Goner', 3);
    await user.click(screen.getByRole('checkbox', { name: /select all/i }));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 3 employees?' });
    expect(await within(dialog).findByText('2 trips ahead')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('radio', { name: 'Cancel them' }));
    const confirm = within(dialog).getByRole('button', { name: 'Delete 3' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await user.click(confirm);
    await waitFor(async () => {
      await runJobs();
      expect(await Promise.all(trips.map(statusOf))).toEqual(trips.map(() => 'CUSTOMER_CANCELLED'));
    });
  });

  it('are asked about alone too, and not where there are no trips', async () => {
    const [id] = await addEmployees('Soloist', 1);
    const trip = await tripOf(id!, 'Soloist');
    const { user } = await open();
    await search(user, 'Soloist', 1);
    await user.click(screen.getByRole('button', { name: 'Delete Test Soloist' }));
    const question = await screen.findByRole('dialog', { name: 'Delete Test Soloist?' });
    expect(await within(question).findByText('1 trip ahead')).toBeInTheDocument();
    expect(within(question).getByRole('radio', { name: 'Keep them' })).toBeChecked();
    await user.click(within(question).getByRole('radio', { name: 'Cancel them' }));
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    const notice = (await screen.findByText('Test Soloist was deleted')).closest('[role=alert]');
    expect(await statusOf(trip)).toBe('CUSTOMER_CANCELLED');
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Test Soloist' }));
    const again = await screen.findByRole('dialog', { name: 'Delete Test Soloist?' });
    await waitFor(() =>
      expect(within(again).getByRole('button', { name: 'Delete' })).toBeEnabled(),
    );
    await waitFor(() => expect(again).not.toHaveTextContent(/ahead/));
  });
});

describe('thirty people found by a filter', () => {
  const statuses = async (ids: readonly string[]) => {
    const { context } = await consoleServer();
    const rows = await context.database.orm.select().from(businessPassengers);
    return rows.filter(({ id }) => ids.includes(id));
  };

  it('are deactivated in four clicks, with the question about their trips', async () => {
    const ids = await addEmployees('Thirty', 30);
    const trip = await tripOf(ids[3]!, 'Thirty');
    const { user } = await open();
    await search(user, 'Thirty', 30);
    const click = vi.fn((element: HTMLElement) => user.click(element));
    await click(screen.getByRole('checkbox', { name: /select all/i }));
    await click(await screen.findByRole('button', { name: 'Select all 30 that match' }));
    await click(screen.getByRole('button', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit 30 employees' });
    expect(await within(dialog).findByText('1 trip ahead')).toBeInTheDocument();
    await click(within(dialog).getByRole('button', { name: 'Change 30' }));
    expect(click).toHaveBeenCalledTimes(4);
    await waitFor(async () => {
      await runJobs();
      expect((await statuses(ids)).map(({ status }) => status)).toEqual(ids.map(() => 'inactive'));
    });
    expect(await statusOf(trip)).toBe('PREBOOKED');
  });

  it('are given another group in five clicks', async () => {
    const ids = await addEmployees('Grouped', 30);
    const { as, fixtures } = await consoleServer();
    const group = await as(fixtures.users.northwindAdmin).post<{ id: string }>(
      '/v1/employee-groups',
      { name: 'Night shift', corporationId: fixtures.corporations.northwind.id },
    );
    const { user } = await open();
    await search(user, 'Grouped', 30);
    const click = vi.fn((element: HTMLElement) => user.click(element));
    await click(screen.getByRole('checkbox', { name: /select all/i }));
    await click(await screen.findByRole('button', { name: 'Select all 30 that match' }));
    await click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Group' }));
    await click(await screen.findByRole('menuitem', { name: 'Night shift' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit 30 employees' });
    await click(await within(dialog).findByRole('button', { name: 'Change 30' }));
    expect(click).toHaveBeenCalledTimes(5);
    await waitFor(async () => {
      await runJobs();
      expect(new Set((await statuses(ids)).map(({ groupId }) => groupId))).toEqual(
        new Set([group.body.id]),
      );
    });
  });
});
