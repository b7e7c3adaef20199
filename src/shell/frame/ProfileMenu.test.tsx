import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '../../../tests/support/console.tsx';
import { readCookie } from '../deviceCookies.ts';

const openMenu = async () => {
  const { user } = await renderConsole({ as: ({ users }) => users.bothAdmin, path: '/nowhere' });
  await user.click(await screen.findByRole('button', { name: 'Profile menu of Bo Oth' }));
  // Its content is loaded when it is opened.
  await screen.findByRole('combobox', { name: 'Language' });
  return user;
};

test('the language can be changed, is stored, and applies to the documents', async () => {
  const user = await openMenu();
  const terms = () => screen.getByRole('menuitem', { name: /Terms|Conditions/ });
  expect(terms()).toHaveAttribute('href', 'https://meridian.example/terms');

  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(await screen.findByRole('option', { name: 'Français' }));

  expect(await screen.findByText('Page introuvable')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('fr');
  expect(readCookie('language')).toBe('fr');
});

test('a change of language keeps the page as it is', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees',
  });
  const box = await screen.findByRole('textbox', { name: 'Search employees' });
  await user.type(box, 'Jones');
  await user.click(screen.getByRole('button', { name: /^Profile menu/ }));
  await user.click(await screen.findByRole('combobox', { name: 'Language' }));
  await user.click(await screen.findByRole('option', { name: 'Français' }));
  await waitFor(() => expect(box).toHaveAccessibleName('Chercher des employés'));
  expect(box).toBeInTheDocument();
  expect(box).toHaveValue('Jones');
});

test('Back closes the menu, and stays on the page', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/trips/all-trips',
  });
  await user.click(await screen.findByRole('link', { name: 'Favourites' }));
  await screen.findByRole('heading', { name: 'Favourites' });
  await user.click(screen.getByRole('button', { name: /^Profile menu/ }));
  const menu = await screen.findByRole('dialog', { name: /^Profile menu/ });
  history.back();
  await waitFor(() => expect(menu).not.toBeInTheDocument());
  await waitFor(() => expect(location.pathname).toBe('/favourites'));
  expect(screen.getByRole('heading', { name: 'Favourites' })).toBeInTheDocument();
});

test('the appearance can be chosen, and can follow the device again', async () => {
  const user = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(localStorage.getItem('RaStore.theme')).toBe('"dark"');
  // The server writes the welcome page in it.
  expect(document.cookie).toContain('mode=dark');
  await user.click(screen.getByRole('button', { name: 'System' }));
  await waitFor(() => expect(localStorage.getItem('RaStore.theme')).toBeNull());
  expect(screen.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true');
  expect(document.cookie).not.toContain('mode=');

  await user.click(screen.getByRole('button', { name: 'Compact' }));
  expect(localStorage.getItem('RaStore.density')).toBe('"compact"');
  expect(screen.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
});
