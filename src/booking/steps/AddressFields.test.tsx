import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MAX_WAYPOINTS } from '../../../contract/booking/request.ts';
import { addMinutes, localTime } from '../../../contract/booking/schedule.ts';
import { network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';

const recipientField = () => screen.findByRole('combobox', { name: /employee or guest/i });

/** The address step for Anna, who is one of the suggestions before anything is typed. */
async function open() {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/create-v2',
  });
  await user.click(await recipientField());
  await user.click(await screen.findByRole('option', { name: /Anna Smith/ }));
  await screen.findByRole('combobox', { name: /pickup/i });
  return user;
}

async function choose(user: UserEvent, field: RegExp, typed: string, option: RegExp) {
  const input = screen.getByRole('combobox', { name: field });
  await user.clear(input);
  await user.click(input);
  await user.paste(typed);
  const [best] = await screen.findAllByRole('option', { name: option });
  await user.click(best!);
}

const time = () => screen.getByRole('textbox', { name: /^Time/ });

describe('the time', () => {
  it('is proposed ten minutes ahead, can be typed over, and can be set back to ASAP', async () => {
    const user = await open();
    expect(time()).toHaveValue('ASAP');
    // Its opposite replaces it after the first half of a double click, and the field has the focus
    // before the second half, which takes it away again.
    await user.click(screen.getByRole('button', { name: /choose a time/ }));
    await waitFor(() => expect(time()).toHaveFocus());
    const opposite = screen.getByRole('button', { name: /^ASAP:/ });
    act(() => opposite.focus());
    fireEvent.click(opposite, { detail: 2 });
    await waitFor(() => expect(time()).toHaveFocus());
    expect(time()).toHaveAttribute('value', expect.stringMatching(/^\d\d:\d\d$/));
    await user.keyboard('2359');
    expect(time()).toHaveValue('23:59');
    // In a typed time a space does nothing; over a selected time it switches to ASAP.
    await user.keyboard(' ');
    expect(time()).toHaveValue('23:59');
    await user.tripleClick(time());
    await user.keyboard(' ');
    expect(time()).toHaveValue('ASAP');
    expect(screen.queryByRole('button', { name: /Reset/ })).toBeNull();
  });

  it('is read from pasted text, which never means ASAP', async () => {
    const user = await open();
    await user.click(time());
    await user.paste(' 11:45 PM\n');
    expect(time()).toHaveValue('23:45');
    await user.clear(time());
    await user.tab();
    expect(await screen.findByText('Enter a time, such as 14:30')).toBeInTheDocument();
  });
});

describe('the date', () => {
  const part = (name: string) => screen.getByRole('spinbutton', { name });
  const dateText = () => ['Day', 'Month', 'Year'].map((name) => part(name).textContent).join('/');
  /** Four days on, which may be in another month or year. */
  const chosen = localTime(addMinutes(new Date(), 4 * 24 * 60), 'Europe/London').slice(0, 10);
  const digits = chosen.split('-').toReversed();

  it('typed by hand proposes a time ten minutes ahead, and stays with a space in the time', async () => {
    const user = await open();
    await user.click(part('Day'));
    await user.keyboard(digits.join(''));
    expect(dateText()).toBe(digits.join('/'));
    const proposed = [10, 11].map((minutes) =>
      localTime(addMinutes(new Date(), minutes), 'Europe/London').slice(11, 16),
    );
    expect(proposed).toContain(time().getAttribute('value'));
    await user.click(time());
    await user.keyboard('9 pm');
    expect(time()).toHaveValue('21:00');
    expect(dateText()).toBe(digits.join('/'));
    await user.tripleClick(time());
    await user.keyboard(' ');
    await user.tab();
    expect(await screen.findByText(/^ASAP is for today/)).toBeInTheDocument();
    expect(dateText()).toBe(digits.join('/'));
  });

  it('changes no time while it is half typed, and is marked when its field is left', async () => {
    const user = await open();
    await user.click(part('Day'));
    await user.keyboard('{Delete}');
    expect(time()).toHaveValue('ASAP');
    expect(screen.queryByText('Invalid date or time')).toBeNull();
    await user.click(time());
    expect(await screen.findByText('Invalid date or time')).toBeInTheDocument();
    expect(time()).toHaveValue('ASAP');
  });
});

describe('flight details', () => {
  it('are corrected to allowed numbers, and say so', async () => {
    const user = await open();
    await choose(user, /pickup/i, 'heathrow', /Heathrow/);
    const arrival = await screen.findByRole('textbox', { name: 'Arrival time' });
    await user.type(arrival, ' 9.30p');
    expect(arrival).toHaveValue('21:30');
    await user.type(screen.getByRole('textbox', { name: 'Flight number' }), 'BA');
    await user.tab();
    expect(await screen.findByText('At least 3 characters')).toBeInTheDocument();

    const travellers = screen.getByRole('spinbutton', { name: 'Passengers' });
    await user.clear(travellers);
    await user.type(travellers, '-3');
    await user.tab();
    expect(travellers).toHaveValue('1');
    expect(travellers).toHaveAccessibleDescription('Corrected: at least 1');
    await user.clear(travellers);
    await user.type(travellers, '999');
    expect(travellers).toHaveValue('100');
    expect(travellers).toHaveAccessibleDescription('Corrected: at most 100');
    await user.keyboard('{ArrowDown}');
    expect(travellers).not.toHaveAccessibleDescription();
    // Anything that is not a whole number is never changed into one.
    await user.clear(travellers);
    await user.type(travellers, '3.7');
    await user.tab();
    expect(travellers).toHaveValue('3.7');
    expect(travellers).toHaveAccessibleDescription('Enter a whole number from 1 to 100');
    await user.clear(travellers);
    await user.type(travellers, '3');
    expect(travellers).not.toHaveAccessibleDescription();
  });

  it('ask for the departure where the trip ends at the airport', async () => {
    const user = await open();
    await choose(user, /dropoff/i, 'heathrow', /Heathrow/);
    expect(await screen.findByRole('textbox', { name: 'Departure time' })).toBeInTheDocument();
  });
});

describe('pickup and dropoff', () => {
  it('are swapped once by a double click', async () => {
    const user = await open();
    await choose(user, /pickup/i, 'savoy', /Savoy/);
    await user.dblClick(screen.getByRole('button', { name: 'Swap pickup and dropoff' }));
    expect(screen.getByRole('combobox', { name: /pickup/i })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /dropoff/i })).toHaveValue(
      'The Savoy, Strand, London WC2R 0EZ',
    );
  });
});

describe('stops', () => {
  it('are ten at most, which is said, and an empty one says how to remove it', async () => {
    const user = await open();
    for (let stop = 0; stop < MAX_WAYPOINTS; stop += 1)
      await user.click(screen.getByRole('button', { name: 'Add stop' }));
    expect(screen.queryByRole('button', { name: 'Add stop' })).toBeNull();
    expect(screen.getByText('10 stops at most')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findAllByText('Choose an address, or remove the stop')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Remove stop 10' }));
    expect(screen.getByRole('button', { name: 'Add stop' })).toBeInTheDocument();
  });
});

describe('a search that fails', () => {
  const failing = (path: string) =>
    network.use(http.get(path, () => HttpResponse.json({}, { status: 500 })));
  /** One toast, even after several failures; tries again when the network works. */
  async function retry(user: UserEvent, text: string) {
    const [toast, ...others] = await screen.findAllByRole('alert');
    expect(others).toEqual([]);
    expect(toast).toHaveTextContent(text);
    network.resetHandlers();
    await user.click(within(toast!).getByRole('button', { name: 'Try again' }));
  }

  it('for people says so and can be tried again, and a guest can be added in the meantime', async () => {
    allowConsole(/HttpError|500/);
    const { user } = await renderConsole({
      as: ({ users }) => users.northwindAdmin,
      path: '/create-v2',
    });
    failing('*/v1/recipients');
    await user.type(await recipientField(), 'anna');
    const toast = 'The passenger search did not work. Error 500';
    await screen.findByText(toast, { selector: '[role=alert] *' });
    expect(screen.getByRole('button', { name: 'Add guest' })).toBeEnabled();
    await retry(user, toast);
    expect(await screen.findByRole('option', { name: /Anna Smith/ })).toBeInTheDocument();
    expect(await recipientField()).toHaveFocus();
  });

  it('for addresses keeps what was typed', async () => {
    allowConsole(/HttpError|500/);
    const user = await open();
    failing('*/v1/address-suggestions');
    const pickup = screen.getByRole('combobox', { name: /pickup/i });
    await user.type(pickup, 'savoy');
    await retry(user, 'Address suggestions could not be loaded.');
    expect(pickup).toHaveFocus();
    expect(pickup).toHaveValue('savoy');
    expect(await screen.findByRole('option', { name: /Savoy/ })).toBeInTheDocument();
  });

  it('for addresses reports an unknown source', async () => {
    const user = await open();
    network.use(
      http.get('*/v1/address-suggestions', () =>
        HttpResponse.json({ source: 'somebody', suggestions: [] }),
      ),
    );
    await user.type(screen.getByRole('combobox', { name: /pickup/i }), 'savoy');
    expect(await screen.findAllByText(/Unknown address source/)).not.toHaveLength(0);
  });
});

/** jsdom has no location. */
function knowsLocation(getCurrentPosition: Geolocation['getCurrentPosition']): void {
  const geolocation = { getCurrentPosition };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
}

describe('the list of an address', () => {
  it('stays where it was scrolled when one of its lines is pressed', async () => {
    knowsLocation(() => undefined);
    const user = await open();
    await user.click(screen.getByRole('combobox', { name: /pickup/i }));
    const here = await screen.findByRole('option', { name: 'Use my location' });
    const list = screen.getByRole('listbox');
    list.scrollTop = 40;
    await user.pointer([{ target: here }, { target: here, keys: '[MouseLeft>]' }]);
    expect(list.scrollTop).toBe(40);
    await user.pointer('[/MouseLeft]');
  });
});

describe('the place of the device', () => {
  it('is asked for once geolocation is allowed', async () => {
    const denied = { code: 1, message: 'denied' } as GeolocationPositionError;
    knowsLocation((_, fail) => fail?.(denied));
    const user = await open();
    await user.click(screen.getByRole('combobox', { name: /pickup/i }));
    // Favourites that arrive meanwhile redraw the options, and a click on an old one is lost.
    await waitFor(async () => {
      const here = screen.queryByRole('option', { name: 'Use my location' });
      if (here) await user.click(here);
      expect(screen.getByText('Please enable geolocation in your browser')).toBeVisible();
    });
  });
});
