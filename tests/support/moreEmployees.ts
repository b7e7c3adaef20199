import { expect } from 'vitest';
import { consoleServer } from './console.tsx';

/** Adds employees to Northwind, so that the list has a second page. */
export async function moreEmployees(): Promise<void> {
  const { as, fixtures } = await consoleServer();
  const admin = as(fixtures.users.northwindAdmin);
  const list = `/v1/business-passengers?corporationId=${fixtures.corporations.northwind.id}`;
  // Another test of the file may have added them already.
  if ((await admin.get(`${list}&dynamicSearch=page.turner`)).headers.get('x-total-count') !== '0')
    return;
  for (let one = 0; one < 12; one += 1) {
    const { status } = await admin.post('/v1/business-passengers', {
      businessAccountId: fixtures.corporations.northwind.id,
      givenName: `Page ${'ABCDEFGHIJKL'[one]}`,
      familyName: 'Turner',
      email: `page.turner.${one}@northwind.example`,
      phone: `+4479112${String(40_000 + one)}`,
    });
    expect(status).toBe(201);
  }
}
