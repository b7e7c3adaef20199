import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { network, renderConsole } from '../../../../tests/support/console.tsx';

/** The list of a channel that has no such rows yet. */
const nobodyMade = (resource: string) =>
  network.use(
    http.get(`*/v1/${resource}`, () =>
      HttpResponse.json([], { headers: { 'x-total-count': '0' } }),
    ),
  );

/** Opens a choice of the dialog. The pointer exchanges the field for its search box. */
async function openChoice(user: UserEvent, name: RegExp): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  const field = () => dialog.getByRole('combobox', { name });
  await user.hover(field());
  await user.click(field());
}

describe('a choice without rows', () => {
  it.each([
    ['/employees/create', /^Account/, 'corporations', 'Accounts'],
    ['/accounts/create', /^Taxi company/, 'fleets', 'Taxi companies'],
  ])('at %s says where the first one is made', async (path, field, resource, page) => {
    nobodyMade(resource);
    const { user } = await renderConsole({ as: ({ users }) => users.fleetManager, path });
    await openChoice(user, field);
    expect(
      await screen.findByText(`No entries yet. Add one under “${page}” first.`),
    ).toBeInTheDocument();
    await user.keyboard('nowhere');
    expect(await screen.findByText('No results found')).toBeInTheDocument();
  });

  it('does not send people there who may make none', async () => {
    nobodyMade('corporations');
    const { user } = await renderConsole({
      as: ({ users }) => users.bothAdmin,
      path: '/employees/create',
    });
    await openChoice(user, /^Account/);
    expect(await screen.findByText('No results found')).toBeInTheDocument();
  });
});
