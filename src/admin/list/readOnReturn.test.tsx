import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { businessPassengers } from '../../../server/db/tables/index.ts';
import { renderConsole } from '../../../tests/support/console.tsx';
import { leavePage } from '../../../tests/support/leavePage.ts';

it('is read again when its reader comes back to it, with what was selected', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees',
  });
  const [row] = (
    await server
      .as(server.fixtures.users.northwindAdmin)
      .get<{ id: string; givenName: string; familyName: string }[]>('/v1/business-passengers')
  ).body;
  const cell = (givenName = '') =>
    screen.findByRole('cell', { name: `${givenName} ${row?.familyName}` });
  await user.click((await cell(row?.givenName)).closest('tr')!.querySelector('input')!);

  await leavePage(() =>
    server.context.database.orm
      .update(businessPassengers)
      .set({ givenName: 'Renamed elsewhere' })
      .where(eq(businessPassengers.id, row!.id)),
  );
  expect(await cell('Renamed elsewhere')).toBeVisible();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
});
