import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addMinutes, localTime } from '../../../contract/booking/schedule.ts';
import { openAddressStep } from './addressStep.fixture.ts';

const time = () => screen.getByRole('textbox', { name: /^Time/ });

describe('the time', () => {
  it('is proposed ten minutes ahead, can be typed over, and can be set back to ASAP', async () => {
    const user = await openAddressStep();
    expect(time()).toHaveValue('ASAP');
    // Its opposite replaces it after the first half of a double click, and the field has the focus
    // before the second half, which takes it away again.
    await user.click(screen.getByRole('button', { name: /choose a time/ }));
    const [day, dayOfProposal] = [0, 10].map((minutes) =>
      localTime(addMinutes(new Date(), minutes), 'Europe/London').slice(0, 10),
    );
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
    // A space never changes the date, which shortly before midnight is that of the next day.
    expect(screen.queryAllByRole('button', { name: /Reset/ })).toHaveLength(
      day === dayOfProposal ? 0 : 1,
    );
  });

  it('is read from pasted text, which never means ASAP', async () => {
    const user = await openAddressStep();
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
    const user = await openAddressStep();
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
    const user = await openAddressStep();
    await user.click(part('Day'));
    await user.keyboard('{Delete}');
    expect(time()).toHaveValue('ASAP');
    expect(screen.queryByText('Invalid date or time')).toBeNull();
    await user.click(time());
    expect(await screen.findByText('Invalid date or time')).toBeInTheDocument();
    expect(time()).toHaveValue('ASAP');
  });
});
