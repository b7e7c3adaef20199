import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { travelRestrictions } from '../../../server/db/tables/index.ts';

const open = async (path = '/travel-restrictions/create') => {
  const rendered = await renderConsole({ as: ({ users }) => users.northwindAdmin, path });
  const dialog = await screen.findByRole('dialog');
  return { ...rendered, dialog: within(dialog) };
};
type Opened = Pick<Awaited<ReturnType<typeof open>>, 'user' | 'dialog'>;
/** Adds the first rules of a kind. */
const add = async ({ user, dialog }: Opened, kind: RegExp) => {
  await user.click(dialog.getByRole('button', { name: 'Add rule' }));
  await user.click(await screen.findByRole('menuitem', { name: kind }));
};
/** Makes a day one with a time range. */
const restrict = async ({ user, dialog }: Opened, day: string) => {
  await user.click(await dialog.findByRole('combobox', { name: day }));
  await user.click(await screen.findByRole('option', { name: 'Time range' }));
};

it('saves rules of every kind that has a field, and shows them as sentences', async () => {
  const opened = await open();
  const { user, dialog, server } = opened;
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Sales');
  await add(opened, /^Spending/);
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Spending per day' })).toHaveFocus(),
  );
  await user.keyboard('40,50');
  await add(opened, /^Number of trips/);
  await user.type(dialog.getByRole('textbox', { name: 'Trips per week' }), '3');
  // Only the line that is being edited is open.
  expect(dialog.queryByRole('textbox', { name: 'Spending per day' })).not.toBeInTheDocument();
  expect(await dialog.findByRole('button', { name: 'Spending £40.50 per day' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await add(opened, /^Longest travel time/);
  await user.type(dialog.getByRole('textbox', { name: 'Longest travel time' }), '45');
  await add(opened, /^Times without trips/);
  await restrict(opened, 'Friday');
  const until = dialog.getByRole('textbox', { name: 'Friday: no trips until' });
  await user.clear(until);
  await user.type(until, '6:30 pm');
  await user.tab();
  expect(until).toHaveValue('18:30');
  // There can be a second range, but no third.
  const second = { name: 'Add a second time range' };
  await user.click(dialog.getByRole('button', second));
  expect(dialog.getAllByRole('textbox', { name: 'Friday: no trips until' })).toHaveLength(2);
  expect(dialog.queryByRole('button', second)).not.toBeInTheDocument();
  const [, added] = dialog.getAllByRole('button', { name: 'Friday: remove this time range' });
  await user.click(added!);
  expect(dialog.getByRole('button', second)).toBeVisible();
  expect(await dialog.findByText('Spending per day: at most £40.50')).toBeInTheDocument();
  expect(dialog.getByText('Friday: no trips from 09:00 to 18:30')).toBeInTheDocument();

  await user.click(dialog.getByRole('combobox', { name: 'Groups' }));
  await user.click(await screen.findByRole('option', { name: 'Default' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Trips per week: at most 3')).toBeInTheDocument();
  const shown = screen.getByText('Sales').closest('tr')!;
  expect(await within(shown).findByText('Default')).toBeInTheDocument();
  const [row] = await server.context.database.orm
    .select()
    .from(travelRestrictions)
    .where(eq(travelRestrictions.name, 'Sales'));
  expect(row?.rules.map(({ id: _, ...rule }) => rule)).toEqual([
    { type: 'maxAmount', amount: 4050, maxAmountRuleType: 'day' },
    { type: 'frequency', maxNumberOfBookings: 3, frequencyRuleType: 'week' },
    { type: 'time', maxDurationMinutes: 45 },
    {
      type: 'dateTime',
      dateTimeRuleType: 'friday',
      dateTimeSlots: [{ startTime: { hours: 9, minutes: 0 }, endTime: { hours: 18, minutes: 30 } }],
    },
  ]);
});

it('refuses a limit of 0 with the reason, and removes a limit that is emptied', async () => {
  const opened = await open();
  const { user, dialog } = opened;
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Interns');
  await add(opened, /^Spending/);
  const spending = dialog.getByRole('textbox', { name: 'Spending per day' });
  const save = dialog.getByRole('button', { name: 'Save' });
  for (const wrong of ['0', 'ten']) {
    await user.clear(spending);
    await user.type(spending, wrong);
    expect(spending).toHaveAccessibleDescription(/above 0/);
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  }
  await user.clear(spending);
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  expect(dialog.getByText('No rules yet. Every trip is allowed.')).toBeInTheDocument();
});

it('says why a limit cannot be what is entered', async () => {
  const opened = await open();
  const { user, dialog } = opened;
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Interns');
  const save = dialog.getByRole('button', { name: 'Save' });
  for (const [kind, label, wrong, why] of [
    [/^Number of trips/, 'Trips per day', '2.5', 'Enter a whole number'],
    [/^Number of trips/, 'Trips per day', '1001', 'At most 1,000'],
    [/^Longest travel time/, 'Longest travel time', '0.5', 'Enter a whole number'],
    [/^Longest distance/, 'Longest distance', '0.05', 'At least 0.06 mi'],
    [/^Spending/, 'Spending per week', '10000000.01', 'At most £10,000,000.00'],
    [/^Longest travel time/, 'Longest travel time', '1441', 'At most 1,440'],
    [/^Longest distance/, 'Longest distance', '2000', 'At most 1,242.74 mi'],
  ] as const) {
    // A line that has become empty is gone when another one is opened.
    if (!dialog.queryByRole('textbox', { name: label })) await add(opened, kind);
    const limit = await dialog.findByRole('textbox', { name: label });
    fireEvent.change(limit, { target: { value: wrong } });
    expect(limit, `${label}: ${wrong}`).toHaveAccessibleDescription(why);
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
    fireEvent.change(limit, { target: { value: '' } });
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  }
});

it('does not save the previous time instead of a text that is no time', async () => {
  const opened = await open();
  const { user, dialog } = opened;
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Interns');
  await add(opened, /^Times/);
  await restrict(opened, 'Friday');
  const until = dialog.getByRole('textbox', { name: 'Friday: no trips until' });
  const save = dialog.getByRole('button', { name: 'Save' });
  for (const wrong of ['25:00', '']) {
    await user.clear(until);
    if (wrong) await user.type(until, wrong);
    await user.tab();
    expect(until).toHaveValue(wrong);
    expect(until).toHaveAccessibleDescription('Enter a time such as 09:30');
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
    await user.click(dialog.getByRole('button', { name: 'Add a second time range' }));
    expect(until).toHaveFocus();
  }
  await user.type(until, '1830');
  await user.tab();
  expect(until).toHaveValue('18:30');
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  expect(dialog.getByText('Friday: no trips from 09:00 to 18:30')).toBeInTheDocument();
});

it('proposes a second range where the first one leaves room', async () => {
  const opened = await open();
  const { user, dialog } = opened;
  await add(opened, /^Times/);
  await restrict(opened, 'Friday');
  const second = { name: 'Add a second time range' };
  await user.click(dialog.getByRole('button', second));
  expect(
    await dialog.findByText('Friday: no trips from 09:00 to 17:00 and 18:00 to 23:59'),
  ).toBeInTheDocument();
  expect(dialog.getAllByRole('textbox', { name: 'Friday: no trips from' })[1]).toHaveFocus();
  await user.click(dialog.getAllByRole('button', { name: 'Friday: remove this time range' })[1]!);
  expect(dialog.getByRole('combobox', { name: 'Friday' })).toHaveFocus();
  const [from, until] = ['from', 'until'].map((end) =>
    dialog.getByRole('textbox', { name: `Friday: no trips ${end}` }),
  );
  await user.type(from!, '2200', { initialSelectionStart: 0, initialSelectionEnd: 5 });
  await user.type(until!, '2330', { initialSelectionStart: 0, initialSelectionEnd: 5 });
  await user.click(dialog.getByRole('button', second));
  expect(
    await dialog.findByText('Friday: no trips from 22:00 to 23:30 and 00:00 to 21:59'),
  ).toBeInTheDocument();
});

it('says how a time over midnight is entered', async () => {
  const opened = await open();
  const { user, dialog } = opened;
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'No nights');
  await add(opened, /^Times/);
  const type = async (label: string, time: string) => {
    const field = dialog.getByRole('textbox', { name: label });
    await user.type(field, time, { initialSelectionStart: 0, initialSelectionEnd: 5 });
    return field;
  };
  await restrict(opened, 'Friday');
  await type('Friday: no trips from', '2200');
  const until = await type('Friday: no trips until', '0600');
  expect(until).toBeInvalid();
  expect(until).toHaveAccessibleDescription(
    /over midnight, enter two time ranges: one until 23:59, and one from 00:00 on the next day$/,
  );
  const save = dialog.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));

  await type('Friday: no trips until', '2359');
  expect(until).not.toHaveAccessibleDescription();
  await restrict(opened, 'Saturday');
  await type('Saturday: no trips from', '0000');
  await type('Saturday: no trips until', '0600');
  expect(await dialog.findByText('Friday: no trips from 22:00 to 23:59')).toBeInTheDocument();
  expect(dialog.getByText('Saturday: no trips from 00:00 to 06:00')).toBeInTheDocument();
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
});

it('copies a day to the weekdays, and says so in one line', async () => {
  const opened = await open();
  const { user, dialog } = opened;
  await add(opened, /^Times/);
  await restrict(opened, 'Sunday');
  const copy = { name: 'Sunday: copy to Monday to Friday' };
  await user.click(dialog.getByRole('button', copy));
  expect(dialog.queryByRole('button', copy)).not.toBeInTheDocument();
  expect(dialog.getByRole('combobox', { name: 'Sunday' })).toHaveFocus();
  await user.click(dialog.getByRole('combobox', { name: 'Saturday' }));
  await user.click(await screen.findByRole('option', { name: 'Full day' }));
  const line = await dialog.findByRole('button', {
    name: 'Times without trips Mon–Fri 09:00–17:00; Sat; Sun 09:00–17:00',
  });
  await user.click(line);
  expect(dialog.queryByRole('combobox', { name: 'Sunday' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Remove rule: Times without trips' }));
  expect(line).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Add rule' })).toHaveFocus();
  expect(dialog.getByText('No rules yet. Every trip is allowed.')).toBeInTheDocument();
});

it('keeps what is wrong in a line that is closed, and says so there', async () => {
  const opened = await open();
  const { user, dialog } = opened;
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Interns');
  await add(opened, /^Spending/);
  await user.type(await dialog.findByRole('textbox', { name: 'Spending per day' }), 'ten');
  await add(opened, /^Number of trips/);
  const line = await dialog.findByRole('button', { name: 'Spending Not complete yet' });
  expect(dialog.queryByRole('textbox', { name: 'Spending per day' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'),
  );
  await user.click(line);
  expect(dialog.getByRole('textbox', { name: 'Spending per day' })).toHaveValue('ten');
  // A kind without a limit is no rule, so its line is gone.
  expect(dialog.queryByRole('button', { name: /^Number of trips/ })).not.toBeInTheDocument();
});

it('tries the rules while they are typed', async () => {
  const opened = await open();
  const { user, dialog } = opened;
  expect(dialog.queryByText(/trips of the last 90 days/)).not.toBeInTheDocument();
  await add(opened, /^Number of trips/);
  await user.type(await dialog.findByRole('textbox', { name: 'Trips per day' }), '1');
  expect(await dialog.findByText(/of \d+ trips of the last 90 days/)).toBeInTheDocument();
});

it('takes the radius of a place in the unit of the country', async () => {
  const opened = await open();
  const { dialog } = opened;
  await add(opened, /^Places/);
  const radius = await dialog.findByRole('textbox', { name: 'Within' });
  expect(radius).toHaveValue('0.3');
  expect(radius.parentElement).toHaveTextContent('mi');
  for (const wrong of ['0.02', '62.15', '1e1', 'Infinity']) {
    fireEvent.change(radius, { target: { value: wrong } });
    expect(radius).toHaveAccessibleDescription('Enter 0.03 mi to 62.14 mi');
  }
  // The limits are shown rounded, and are taken as they are shown.
  for (const right of ['0.03', '62.14', '2.5']) {
    fireEvent.change(radius, { target: { value: right } });
    expect(radius).not.toHaveAccessibleDescription();
  }
});

it('says at the rules and in view what somebody else has changed them to', async () => {
  allowConsole(/CHANGED_SINCE/);
  const server = await consoleServer();
  const admin = server.as(server.fixtures.users.northwindAdmin);
  const { body } = await admin.post<{ id: string }>('/v1/travel-restrictions', {
    corporationId: server.fixtures.corporations.northwind.id,
    name: 'Shared',
  });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const path = `/travel-restrictions/${body.id}`;
  const opened = await open(path);
  const { user, dialog } = opened;
  await dialog.findByRole('button', { name: 'Add rule' });
  await add(opened, /^Number of trips/);
  await user.type(await dialog.findByRole('textbox', { name: 'Trips per week' }), '3');
  const theirs = { id: crypto.randomUUID(), type: 'time', maxDurationMinutes: 77 };
  await admin.patch(`/v1${path}`, { rules: [theirs] });
  const save = dialog.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(await dialog.findByText('Rules: Now “Travel time: at most 77 min”')).toBeVisible();
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  expect(scrolled.mock.contexts.at(-1)).toHaveTextContent(/^Nothing was saved yet/);
  await user.click(save);
  expect(await screen.findByText('Shared was saved')).toBeInTheDocument();
});

it('names the groups that somebody else has given a restriction to', async () => {
  allowConsole(/CHANGED_SINCE/);
  const server = await consoleServer();
  const admin = server.as(server.fixtures.users.northwindAdmin);
  const corporationId = server.fixtures.corporations.northwind.id;
  const add = async (resource: string, name: string) =>
    (await admin.post<{ id: string }>(`/v1/${resource}`, { corporationId, name })).body.id;
  const [crew, desk, restriction] = [
    await add('employee-groups', 'Crew'),
    await add('employee-groups', 'Desk'),
    await add('travel-restrictions', 'For groups'),
  ];
  const path = `/travel-restrictions/${restriction}`;
  const { user, dialog } = await open(path);
  const groups = await dialog.findByRole('combobox', { name: 'Groups' });
  await user.click(groups);
  await user.click(await screen.findByRole('option', { name: 'Default' }));
  await admin.patch(`/v1${path}`, { groupIds: [crew, desk] });
  const save = dialog.getByRole('button', { name: 'Save' });
  await user.click(save);
  await waitFor(() =>
    expect(groups).toHaveAccessibleDescription(/^Now “(Crew, Desk|Desk, Crew)”$/),
  );
  await user.click(save);
  expect(await screen.findByText('For groups was saved')).toBeInTheDocument();
  const shown = within(screen.getByText('For groups').closest('tr')!);
  expect(await shown.findByText('Default')).toBeInTheDocument();
});
