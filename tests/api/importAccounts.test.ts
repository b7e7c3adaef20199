import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import type { Import } from '../../contract/import/calls.ts';
import type { BusinessPassenger } from '../../contract/resources/businessPassengers.ts';
import { type Client, startTestServer, type TestServer } from '../support/server.ts';
import { importCalls } from './importCalls.ts';

const ACCOUNT = 'businessAccountId';
/** A file whose column names the accounts, for which none is chosen. */
const NAMED = {
  corporationId: undefined,
  columns: [{ heading: 'Company', key: ACCOUNT }],
};

let server: TestServer;
let calls: ReturnType<typeof importCalls>;
let manager: Client;
let both: Client;
beforeAll(async () => {
  server = await startTestServer();
  calls = importCalls(server);
  manager = server.as(server.fixtures.users.fleetManager);
  both = server.as(server.fixtures.users.bothAdmin);
});
afterAll(() => server.close());

const accounts = () => server.fixtures.corporations;
/** The accounts of the people with an e-mail, and their last names. */
async function found(email = ''): Promise<string[][]> {
  const query = `maxPerPage=100&dynamicSearch=${encodeURIComponent(email)}`;
  const { body } = await manager.get<BusinessPassenger[]>(`/v1/business-passengers?${query}`);
  const { northwind } = accounts();
  return body
    .map((one) => [one.businessAccountId === northwind.id ? 'northwind' : 'other', one.familyName])
    .toSorted((one, other) => (one < other ? -1 : 1));
}

describe('a file with people of several accounts', () => {
  it('adds each to the account of their line, and changes only that account’s people', async () => {
    const one = calls.person({ familyName: 'First', externalId: 'P-1' });
    const file = [
      { ...one, [ACCOUNT]: 'Northwind', groupId: 'Default' },
      { ...one, [ACCOUNT]: 'GLOBEX ', groupId: 'Default' },
      calls.person({ [ACCOUNT]: accounts().globex.id }),
    ];
    const begun = await calls.bring(file, { ...NAMED, client: manager });
    const done = await calls.carryOut(begun, manager);
    expect(done).toMatchObject({ corporationId: null, rows: { created: 3, failed: 0 } });
    expect(await found(one['email'])).toEqual([
      ['northwind', 'First'],
      ['other', 'First'],
    ]);
    const later = await calls.bring([{ ...one, familyName: 'Second', [ACCOUNT]: 'globex' }], {
      ...NAMED,
      client: manager,
    });
    expect((await calls.carryOut(later, manager)).rows).toMatchObject({ updated: 1 });
    expect(await found(one['email'])).toEqual([
      ['northwind', 'First'],
      ['other', 'Second'],
    ]);
    for (const { id } of [later, begun]) {
      expect((await manager.post(`/v1/imports/${id}/undo`)).status).toBe(202);
      await calls.run({ id } as Import);
    }
    expect(await found(one['email'])).toEqual([]);
  });

  it('takes the chosen account for lines that name none', async () => {
    const [named, unnamed] = [calls.person({ [ACCOUNT]: 'Globex' }), calls.person()];
    const begun = await calls.bring([named, unnamed], { client: both });
    await calls.carryOut(begun, both);
    expect(await found(named['email'])).toMatchObject([['other', 'Import']]);
    expect(await found(unnamed['email'])).toMatchObject([['northwind', 'Import']]);
  });

  it('says which lines name no account, or one that their reader does not have', async () => {
    const { tasman, globex } = accounts();
    const wrong = ['', 'Nobody Ltd', tasman.id, 'Tasman'].map((name) =>
      calls.person({ [ACCOUNT]: name }),
    );
    const admin = server.as(server.fixtures.users.northwindAdmin);
    for (const [client, lines] of [
      [manager, wrong],
      [admin, [...wrong, calls.person({ [ACCOUNT]: globex.id })]],
    ] as const) {
      const begun = await calls.bring(lines, { ...NAMED, client });
      const { rows } = await calls.act(begun, 'check', client);
      expect(rows).toMatchObject({ failed: lines.length, created: 0 });
      const told = await calls.rowsOf(begun, '', client);
      expect(told.map(({ errors }) => Object.keys(errors))).toEqual(lines.map(() => [ACCOUNT]));
      expect(told[0]!.errors[ACCOUNT]!.code).toBe('required');
    }
  });

  it('refuses a second line about the same person of an account, and not of another', async () => {
    const one = calls.person();
    const file = ['Northwind', 'Globex', 'northwind'].map((name) => ({ ...one, [ACCOUNT]: name }));
    const begun = await calls.bring(file, { ...NAMED, client: manager });
    await calls.act(begun, 'check', manager);
    const told = await calls.rowsOf(begun, '', manager);
    expect(told.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'failed']);
    expect(told[2]!.errors['email']!.code).toBe('twice');
  });

  it('needs an account that is chosen, or a column that names it', async () => {
    const refused = await manager.post<Problem>('/v1/business-passengers/import', {});
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { corporationId: { code: 'required' } } },
    });
  });
});
