import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderConsole } from '../../../tests/support/console.tsx';

const question = () => screen.findByRole('dialog', { name: 'Discard your changes?' });

/** Changes a name in the profile, which is opened from another page. */
async function changeProfile() {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/trips/all-trips',
  });
  const openMenu = async () =>
    user.click(await screen.findByRole('button', { name: /^Profile menu/ }));
  await openMenu();
  await user.click(await screen.findByText('Your profile', { selector: '[role=dialog] *' }));
  const name = await screen.findByRole('textbox', { name: /^First name/ });
  await user.type(name, 'x');
  return { user, name, openMenu };
}

it('asks for the dialog over a changed form first, and then for the form', async () => {
  const { user, name, openMenu } = await changeProfile();
  await openMenu();
  await user.click(await screen.findByText('E-mails…'));
  const mails = await screen.findByRole('dialog', { name: 'E-mails about trips you book' });
  await user.click(await within(mails).findByRole('checkbox', { name: 'The receipt' }));

  history.back();
  await user.click(within(await question()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(name).toHaveDisplayValue(/x$/);

  history.back();
  await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(name).toHaveDisplayValue(/x$/);

  history.back();
  await user.click(within(await question()).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'Trips' })).toBeInTheDocument();
});

it('closes the palette by Back, and asks for the form when the palette leaves it', async () => {
  const { user, name } = await changeProfile();
  const openPalette = async () => {
    await user.keyboard('{Control>}k{/Control}');
    return screen.findByRole('option', { name: /Favourites/ });
  };
  const entry = await openPalette();
  history.back();
  await waitFor(() => expect(entry).not.toBeInTheDocument());
  expect(name).toHaveDisplayValue(/x$/);

  await user.click(await openPalette());
  await user.click(within(await question()).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'Favourites' })).toBeInTheDocument();
});
