import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { consoleServer, renderConsole } from '../../../../tests/support/console.tsx';

let made = 0;
/** Employees of Northwind that no other test uses, and their ids by first name. */
export async function addEmployees(familyName: string, ...givenNames: string[]) {
  const { as, fixtures } = await consoleServer();
  const ids: Record<string, string> = {};
  for (const givenName of givenNames) {
    made += 1;
    const { status, body } = await as(fixtures.users.northwindAdmin).post<{ id: string }>(
      '/v1/business-passengers',
      {
        businessAccountId: fixtures.corporations.northwind.id,
        givenName,
        familyName,
        email: `${givenName}.${made}@batch.example`.toLowerCase(),
        phone: `+4479112${String(40_000 + made)}`,
      },
    );
    expect(status).toBe(201);
    ids[givenName] = body.id;
  }
  return ids;
}

const rowOf = async (name: string) => (await screen.findByRole('cell', { name })).closest('tr')!;
export const boxOf = async (name: string) => within(await rowOf(name)).getByRole('checkbox');
export const bar = () => screen.getByRole('toolbar');

/** Opens the list with only the employees of one family name. */
export async function openFamily(familyName: string, count: number) {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees',
  });
  // All letters at once: the first letters alone find the same rows, so on a busy machine the list would
  // still change its filter after it has shown them.
  await user.click(await screen.findByRole('textbox', { name: 'Search employees' }));
  await user.paste(familyName);
  await screen.findByText(`1–${Math.min(count, 10)} of ${count}`);
  const statusOf = async (id: string) =>
    (
      await server
        .as(server.fixtures.users.northwindAdmin)
        .get<{ status: string }>(`/v1/business-passengers/${id}`)
    ).body.status;
  return { user, server, statusOf };
}
