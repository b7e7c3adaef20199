import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderConsole } from '../../tests/support/console.tsx';

const pageMode = () => document.documentElement.style.colorScheme;

/** A device whose preference for dark colours can be changed. */
function controlDevice(): (isDark: boolean) => void {
  const dark = Object.assign(new EventTarget(), { matches: false });
  const { matchMedia } = window;
  onTestFinished(() => void (window.matchMedia = matchMedia));
  window.matchMedia = (query) => {
    const answer = matchMedia(query);
    return query.includes('prefers-color-scheme: dark') ? Object.assign(dark, answer) : answer;
  };
  return (isDark) => {
    window.matchMedia = (query) =>
      Object.assign(matchMedia(query), { matches: isDark && query.includes('color-scheme') });
    act(() => void dark.dispatchEvent(new Event('change')));
  };
}

it('takes the mode of the device to the whole page, also while it is open', async () => {
  const turnDark = controlDevice();
  await renderConsole({ as: ({ users }) => users.globexAdmin, path: '/user-profile' });
  await screen.findByRole('textbox', { name: /^First name/ });
  turnDark(true);
  await waitFor(() => expect(pageMode()).toBe('dark'));
  turnDark(false);
  await waitFor(() => expect(pageMode()).toBe('light'));
});

it('takes the chosen mode to the whole page', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.globexAdmin,
    path: '/user-profile',
  });
  await user.click(await screen.findByRole('button', { name: /^Profile menu/ }));
  await user.click(await screen.findByRole('button', { name: 'Dark' }));
  await waitFor(() => expect(pageMode()).toBe('dark'));
  await user.click(screen.getByRole('button', { name: 'Light' }));
  await waitFor(() => expect(pageMode()).toBe('light'));
});
