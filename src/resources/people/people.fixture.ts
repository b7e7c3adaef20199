import { consoleServer } from '../../../tests/support/console.tsx';

let made = 0;

/** Employees of Northwind with this family name. @returns their ids */
export async function addEmployees(familyName: string, count: number): Promise<string[]> {
  const { as, fixtures } = await consoleServer();
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    made += 1;
    const { body } = await as(fixtures.users.northwindAdmin).post<{ id: string }>(
      '/v1/business-passengers',
      {
        businessAccountId: fixtures.corporations.northwind.id,
        givenName: 'Test',
        familyName,
        email: `test.${made}@northwind.example`,
        phone: `+4479112${String(50_000 + made)}`,
      },
    );
    ids.push(body.id);
  }
  return ids;
}
