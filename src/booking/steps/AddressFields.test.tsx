import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MAX_WAYPOINTS } from '../../../contract/booking/request.ts';
import { network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { openAddressStep, recipientField } from './addressStep.fixture.ts';

async function choose(user: UserEvent, field: RegExp, typed: string, option: RegExp) {
  const input = screen.getByRole('combobox', { name: field });
  await user.clear(input);
  await user.click(input);
  await user.paste(typed);
  const [best] = await screen.findAllByRole('option', { name: option });
  await user.click(best!);
}

describe('flight details', () => {
  it('are corrected to allowed numbers, and say so', async () => {
    const user = await openAddressStep();
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
    const user = await openAddressStep();
    await choose(user, /dropoff/i, 'heathrow', /Heathrow/);
    expect(await screen.findByRole('textbox', { name: 'Departure time' })).toBeInTheDocument();
  });
});

it('says before booking that a vehicle is too small, with the one that fits, and that a flight lands late', async () => {
  const user = await openAddressStep();
  await choose(user, /pickup/i, 'heathrow', /Heathrow/);
  await choose(user, /dropoff/i, 'savoy', /Savoy/);
  const time = screen.getByRole('textbox', { name: /Time/ });
  await user.click(time);
  await user.keyboard('1000');
  const arrival = await screen.findByRole('textbox', { name: 'Arrival time' });
  await user.type(arrival, '1330');
  expect(await screen.findByText(/^The flight lands at 13:30, 3 hr 30 min after/)).toBeVisible();
  screen.getByRole('button', { name: 'Pick up at 13:30' }).focus();
  await user.keyboard('{Enter}');
  expect(time).toHaveFocus();
  expect(time).toHaveValue('13:30');
  expect(screen.queryByText(/^The flight lands/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Reset to today/ }));

  const count = async (name: string, typed: string) => {
    const field = screen.getByRole('spinbutton', { name });
    await user.clear(field);
    await user.type(field, typed);
  };
  await user.clear(arrival);
  await count('Passengers', '7');
  await count('Large bags', '9');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('radio', { name: /Saloon/ }));
  expect(await screen.findByText('7 passengers, but seats for 4.')).toBeVisible();
  expect(screen.getByText(/as much room as 9 large ones, but there is room for 2/)).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Number of vehicles' })).toBeInvalid();
  expect(await screen.findByRole('button', { name: /^(Next|Book)$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('radio', { name: /Minibus/ }));
  await waitFor(() => expect(screen.queryByText(/but seats for/)).not.toBeInTheDocument());
  // The bags do not fit quite, which is only a warning.
  screen.getByRole('button', { name: /^Choose 2 × Minibus/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('radio', { name: /Minibus/ })).toHaveFocus());
  expect(screen.queryByText('This is too small for the trip')).not.toBeInTheDocument();
});

describe('pickup and dropoff', () => {
  it('say what is missing above their open list, which would cover it', async () => {
    const user = await openAddressStep();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const missing = await screen.findByText('Choose where the trip starts');
    const list = await screen.findByRole('listbox');
    expect(missing.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are swapped once by a double click', async () => {
    const user = await openAddressStep();
    await choose(user, /pickup/i, 'savoy', /Savoy/);
    await user.dblClick(screen.getByRole('button', { name: 'Swap pickup and dropoff' }));
    expect(screen.getByRole('combobox', { name: /pickup/i })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /dropoff/i })).toHaveValue(
      'The Savoy, Strand, London WC2R 0EZ',
    );
  });

  it('are different places, unless a stop lies in between', async () => {
    const user = await openAddressStep();
    const dropoff = screen.getByRole('combobox', { name: /dropoff/i });
    await choose(user, /pickup/i, 'savoy', /Savoy/);
    await choose(user, /dropoff/i, 'savoy', /Savoy/);
    await waitFor(() =>
      expect(dropoff).toHaveAccessibleDescription(
        'Pickup and dropoff are the same place. Choose another dropoff',
      ),
    );
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Add stop' }));
    await choose(user, /stop 1/i, 'heathrow', /Heathrow/);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'false');
    expect(dropoff).not.toHaveAccessibleDescription(/same place/);
  });
});

describe('stops', () => {
  it('are ten at most, which is said, and an empty one says how to remove it', async () => {
    const user = await openAddressStep();
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
    const user = await openAddressStep();
    failing('*/v1/address-suggestions');
    const pickup = screen.getByRole('combobox', { name: /pickup/i });
    await user.type(pickup, 'savoy');
    await retry(user, 'Address suggestions could not be loaded.');
    expect(pickup).toHaveFocus();
    expect(pickup).toHaveValue('savoy');
    expect(await screen.findByRole('option', { name: /Savoy/ })).toBeInTheDocument();
  });

  it('does not blame the connection for an answer that cannot be read', async () => {
    const user = await openAddressStep();
    const source = 'google';
    network.use(http.get('*/v1/address-suggestions', () => HttpResponse.json({ source })));
    await user.type(screen.getByRole('combobox', { name: /pickup/i }), 'savoy');
    const [toast] = await screen.findAllByRole('alert');
    expect(toast).toHaveTextContent('Address suggestions could not be loaded.');
    expect(toast).not.toHaveTextContent('Check your connection');
  });

  it('for addresses reports an unknown source', async () => {
    const user = await openAddressStep();
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
    const user = await openAddressStep();
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
    const user = await openAddressStep();
    await user.click(screen.getByRole('combobox', { name: /pickup/i }));
    // Favourites that arrive meanwhile redraw the options, and a click on an old one is lost.
    await waitFor(async () => {
      const here = screen.queryByRole('option', { name: 'Use my location' });
      if (here) await user.click(here);
      expect(screen.getByText('Please enable geolocation in your browser')).toBeVisible();
    });
  });

  it('does not ask for geolocation when only the address could not be read', async () => {
    const coords = { latitude: 51.5, longitude: -0.12 };
    knowsLocation((found) => found({ coords } as GeolocationPosition));
    network.use(http.get('*/v1/reverse-geocode', () => HttpResponse.json({})));
    const user = await openAddressStep();
    await user.click(screen.getByRole('combobox', { name: /pickup/i }));
    await waitFor(async () => {
      const here = screen.queryByRole('option', { name: 'Use my location' });
      if (here) await user.click(here);
      expect(screen.getByText(/^The details of this address could not be loaded/)).toBeVisible();
    });
    expect(screen.queryByText('Please enable geolocation in your browser')).toBeNull();
  });
});
