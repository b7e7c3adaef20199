import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';
import { LONDON } from '../../../tests/support/fixtureRows.ts';
import { booking } from '../../../tests/support/tripRows.ts';
import type { TestServer } from '../../../tests/support/server.ts';
import { runJob } from '../../../server/jobs/handlers.ts';
import type { JobName, JobPayloads } from '../../../server/jobs/jobs.ts';
import { bookings, businessPassengers } from '../../../server/db/tables/index.ts';
import { addEmployees } from './people.fixture.ts';

const asNorthwind = ({ users }: TestServer['fixtures']) => users.northwindAdmin;
const open = (path = '/employees', as = asNorthwind) => renderConsole({ as, path });

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
 * Runs the started batches as the queue does. They are recorded before their transaction commits,
 * so each is tried again until it is done.
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

describe('an employee who is deactivated', () => {
  it('is asked about with the future trips, which are cancelled with them', async () => {
    const [id] = await addEmployees('Leaver', 1);
    const trip = await tripOf(id!, 'Leaver');
    const { user } = await open(`/employees/${id}?tab=employee`);
    const dialog = await screen.findByRole('dialog', { name: 'Edit employee' });
    await user.click(await within(dialog).findByRole('combobox', { name: /^Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Inactive' }));
    expect(await within(dialog).findByText('1 trip ahead')).toBeInTheDocument();
    const choices = within(dialog).getByRole('radiogroup', { name: /What should happen/ });
    expect(within(choices).getByRole('radio', { name: 'Keep them' })).toBeChecked();
    await user.click(within(choices).getByRole('radio', { name: 'Cancel them' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const row = await rowOf('Test Leaver');
    expect(await within(row).findByText('Inactive')).toBeInTheDocument();
    expect(await statusOf(trip)).toBe('CUSTOMER_CANCELLED');
    // Inactive people are not invited.
    expect(within(row).queryByRole('button', { name: /invitation/ })).not.toBeInTheDocument();
  });
});

describe('employees who are deleted', () => {
  it('are asked about with their future trips, which are cancelled with them', async () => {
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

  it('are also asked about one by one, and not if there are no trips', async () => {
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
