import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { choose, goToVehicle } from '../../tests/support/bookingForm.ts';
import { consoleServer, network, renderConsole } from '../../tests/support/console.tsx';
import { allowConsole } from '../../tests/support/consoleWatch.ts';
import type { TestServer } from '../../tests/support/server.ts';

const asNorthwind = ({ users }: TestServer['fixtures']) => users.northwindAdmin;
const render = (path: string) => renderConsole({ as: asNorthwind, path });

const question = () => screen.findByRole('region', { name: 'You have an unfinished booking' });
const search = () => screen.findByRole('combobox', { name: /employee or guest/i });
const asked = () => screen.queryByRole('region', { name: 'You have an unfinished booking' });

const undoButton = () => screen.findByRole('button', { name: /Undo/ });
/** The notice stays for as long as the pointer is over it. */
const holdUndo = async (user: UserEvent) => user.hover(await undoButton());
const undo = async (user: UserEvent) => user.click(await undoButton());

/** Counts the requests to book, which are all refused. */
function countBookings(): () => number {
  let count = 0;
  network.use(
    http.post('*/v1/bookings', () => {
      count += 1;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  return () => count;
}

/** Fills in a booking for Anna up to the vehicles, then leaves for the trips by the menu. */
async function leaveUnfinished(): Promise<UserEvent> {
  const { user } = await render('/trips');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('n');
  await goToVehicle(user);
  await user.click(screen.getByRole('link', { name: /^Trip/ }));
  await screen.findByRole('heading', { level: 1, name: /Trip/ });
  return user;
}

describe('an unfinished booking', () => {
  it('is asked about, and is not booked by keys that are pressed out of habit', async () => {
    const booked = countBookings();
    const user = await leaveUnfinished();
    await user.keyboard('n');
    expect(await question()).toHaveTextContent('Anna Smith');
    // The keys of another booking, typed without looking.
    await user.keyboard(
      'ben{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}{Control>}{Enter}{/Control}',
    );
    expect(await question()).toBeInTheDocument();

    await user.keyboard('1');
    await screen.findAllByRole('radio');
    expect(screen.getByRole('heading', { name: 'Which vehicle?' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(booked()).toBe(0);
    // Opening the form again from the form itself counts as opening it, too.
    await user.keyboard('n');
    expect(await question()).toBeInTheDocument();
  });

  it('is replaced by another one with one key, and restored with one key', async () => {
    const user = await leaveUnfinished();
    await user.keyboard('n');
    await question();
    await user.keyboard('2');
    await holdUndo(user);
    expect(await search()).toHaveValue('');
    await waitFor(async () => expect(await search()).toHaveFocus());
    await undo(user);
    expect(await screen.findByText(/^Anna Smith/)).toBeInTheDocument();
    await screen.findAllByRole('radio');
    expect(asked()).toBeNull();
  });

  it.each(['/create-v2', '/book', '/book-dp', '/book-v2'])('is asked about at %s', async (path) => {
    const { user } = await render(path);
    await choose(user, /employee or guest/i, 'anna', /Anna Smith/);
    cleanup();
    await render(path);
    expect(await question()).toHaveTextContent('Anna Smith');
  });

  it('is discarded by Cancel, which can be undone', async () => {
    const { user } = await render('/trips');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('n');
    await choose(user, /employee or guest/i, 'anna', /Anna Smith/);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await holdUndo(user);
    await user.keyboard('n');
    expect(await search()).toHaveValue('');
    expect(asked()).toBeNull();
    await undo(user);
    expect(await screen.findByRole('textbox', { name: 'Phone' })).toBeInTheDocument();
  });

  it('with only half a name does not count, and typing begins a new one', async () => {
    const { user } = await render('/trips');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('n');
    await user.type(await search(), 'ucy');
    await user.click(screen.getByRole('link', { name: /^Trip/ }));
    await screen.findByRole('heading', { level: 1, name: /Trip/ });
    await user.keyboard('n');
    await waitFor(async () => expect(await search()).toHaveFocus());
    await user.keyboard('anna');
    expect(await search()).toHaveValue('anna');
  });
});

describe('a trip that is booked again', () => {
  it('does not replace an unfinished booking without asking', async () => {
    const { fixtures } = await consoleServer();
    const { user } = await render('/create-v2');
    await choose(user, /employee or guest/i, 'ben', /Ben Jones/);
    cleanup();
    await render(`/booking/${fixtures.bookings.completed.id}/copy`);
    expect(await question()).toHaveTextContent('Ben Jones');
    await user.click(screen.getByRole('button', { name: /^Continue/ }));
    expect(await screen.findByText(/^Ben Jones/)).toBeInTheDocument();
    await waitFor(() => expect(location.pathname).toBe('/create-v2'));
    expect(asked()).toBeNull();
  });

  it('can be chosen instead, which can be undone', async () => {
    const { fixtures } = await consoleServer();
    const { user } = await render('/create-v2');
    await choose(user, /employee or guest/i, 'ben', /Ben Jones/);
    cleanup();
    await render(`/create-v2?id=${fixtures.bookings.completed.id}`);
    await question();
    await user.click(screen.getByRole('button', { name: /^Start over with that trip/ }));
    await holdUndo(user);
    const time = await screen.findByRole('textbox', { name: /^Time/ });
    await waitFor(() => expect(time).toHaveFocus());
    expect(screen.getByText(/^Anna Smith/)).toBeInTheDocument();
    await undo(user);
    expect(await screen.findByText(/^Ben Jones/)).toBeInTheDocument();
    expect(asked()).toBeNull();
  });

  it('that cannot be loaded shows a message above an empty form', async () => {
    allowConsole(/HttpError|404/);
    const { user } = await render('/create-v2');
    await choose(user, /employee or guest/i, 'ben', /Ben Jones/);
    cleanup();
    await render(`/create-v2?id=${crypto.randomUUID()}`);
    await question();
    await user.click(screen.getByRole('button', { name: /^Start over/ }));
    expect(await screen.findByText(/could not be copied/)).toBeInTheDocument();
    expect(await search()).toHaveValue('');
    expect(screen.queryByText(/Ben Jones/)).toBeNull();
  });
});
