import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scimUsers } from '../../server/db/tables/index.ts';
import { ENTERPRISE } from '../../server/services/scim/schemas.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { scimAccessCases } from './scimAccessCases.ts';
import { directoryKey, patch, person, scimClient } from './scimCalls.ts';
import { scimGroupCases } from './scimGroupCases.ts';
import { directoryOfNorthwind, ERROR, type Listed, type Made, type World } from './scimWorld.ts';

let server: TestServer;
let directory: World;
beforeAll(async () => {
  server = await startTestServer();
  directory = await directoryOfNorthwind(server);
});
afterAll(() => server.close());
const world = () => directory;

describe('a user of the directory', () => {
  it('is created once, found whatever the case, and answered as sent', async () => {
    const { scim, search } = world();
    const before = await scim<Listed>('GET', '/Users?filter=userName eq "una@northwind.example"');
    expect(before.body).toMatchObject({ totalResults: 0, Resources: [] });
    const made = await scim<Made>('POST', '/Users', person('una', { password: 'secret', nope: 1 }));
    expect(made.status).toBe(201);
    expect(made.headers.get('content-type')).toBe('application/scim+json');
    const { id } = made.body;
    expect(made.headers.get('location')).toMatch(new RegExp(`/scim/v2/Users/${id}$`));
    expect(made.body).toMatchObject({ active: true, meta: { resourceType: 'User' } });
    expect(JSON.stringify(made.body)).not.toMatch(/password|nope/);
    const again = await scim('POST', '/Users', person('una'));
    expect(again).toMatchObject({
      status: 409,
      body: { schemas: [ERROR], status: '409', scimType: 'uniqueness' },
    });
    expect(await search('userName eq "UNA@Northwind.Example"')).toBe(1);
    const read = await scim('GET', `/Users/${id}`);
    expect(read).toMatchObject({ status: 200, body: { id, userName: 'una@northwind.example' } });
  });

  it('is an employee with its history, and the one who was there already', async () => {
    const { server, scim, admin, add, employee, keyId } = world();
    await add('emil', { preferredLanguage: 'de-AT' });
    const emil = await employee('emil');
    expect(emil).toMatchObject({
      givenName: 'emil',
      phone: '+447911123999',
      status: 'active',
      communicationLanguage: 'de',
    });
    const history = await admin.get<object[]>(`/v1/business-passengers/${emil!.id}/history`);
    expect(history.body[0]).toMatchObject({ action: 'create', by: { id: keyId } });
    const { anna } = server.fixtures.employees;
    const { body: known } = await admin.get<{ email: string }>(
      `/v1/business-passengers/${anna.id}`,
    );
    await scim('POST', '/Users', {
      ...person('anna.new'),
      emails: [{ value: known.email.toUpperCase(), type: 'work' }],
    });
    const { body } = await admin.get<{ givenName: string }>(`/v1/business-passengers/${anna.id}`);
    expect(body.givenName).toBe('anna.new');
  });

  it('waits where something is missing, and becomes an employee when it comes', async () => {
    const { server, scim, add, employee } = world();
    const id = await add('wanda', { phoneNumbers: [{ type: 'work', value: '312-320-0932' }] });
    expect(await employee('wanda')).toBeUndefined();
    const { orm } = server.context.database;
    const waiting = orm.select().from(scimUsers).where(eq(scimUsers.id, id));
    expect((await waiting)[0]?.trouble).toMatchObject({ errors: { phone: { code: 'required' } } });
    const path = 'phoneNumbers[type eq "mobile"].value';
    const changed = await scim(
      'PATCH',
      `/Users/${id}`,
      patch({ op: 'Add', path, value: '+447911123111' }),
    );
    expect(changed.status).toBe(204);
    expect(await employee('wanda')).toMatchObject({ phone: '+447911123111' });
    expect((await waiting)[0]?.trouble).toBeNull();
  });

  it('is refused with the keyword of what is wrong, and changes nothing then', async () => {
    const { scim, add, employee } = world();
    const id = await add('ron');
    const refusals = [
      ['POST', '/Users', { name: {} }, 400, 'invalidValue'],
      ['PUT', `/Users/${id}`, { active: false }, 400, 'invalidValue'],
      ['PATCH', `/Users/${id}`, {}, 400, 'invalidSyntax'],
      [
        'PATCH',
        `/Users/${id}`,
        patch({ op: 'replace', path: 'id', value: 'x' }),
        400,
        'mutability',
      ],
      [
        'PATCH',
        `/Users/${id}`,
        patch({ op: 'replace', path: 'no', value: 'x' }),
        400,
        'invalidPath',
      ],
      [
        'PATCH',
        `/Users/${id}`,
        patch({ op: 'replace', path: 'active', value: 'perhaps' }),
        400,
        'invalidValue',
      ],
      ['GET', '/Users?filter=userName', undefined, 400, 'invalidFilter'],
      ['GET', '/Users?filter=shoe eq "1"', undefined, 400, 'invalidFilter'],
      ['GET', '/Users/00919288221112222', undefined, 404, undefined],
      ['GET', '/Nothing', undefined, 404, undefined],
    ] as const;
    for (const [method, path, body, status, scimType] of refusals) {
      const refused = await scim<Record<string, unknown>>(method, path, body);
      expect([method, path, refused.status, refused.body['scimType']]).toEqual([
        method,
        path,
        status,
        scimType,
      ]);
      expect(refused.body).toMatchObject({ schemas: [ERROR], status: String(status) });
      expect(refused.body['detail']).toBeTruthy();
    }
    expect((await employee('ron'))?.status).toBe('active');
  });

  it('is changed in the dialects of directories', async () => {
    const { scim, add, search } = world();
    const id = await add('dora');
    const { status } = await scim(
      'PATCH',
      `/Users/${id}`,
      patch(
        { op: 'Replace', value: { 'name.givenName': 'Dorothea', active: 'True' } },
        { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Sales' },
        { op: 'Replace', path: 'emails[type eq "home"].value', value: 'd@home.example' },
        { op: 'Replace', path: `${ENTERPRISE}:manager`, value: 'M1' },
      ),
    );
    expect(status).toBe(204);
    const { body } = await scim('GET', `/Users/${id}`);
    expect(body).toMatchObject({
      name: { givenName: 'Dorothea', familyName: 'Directory' },
      active: true,
      emails: [{ type: 'work' }, { type: 'home', value: 'd@home.example' }],
      [ENTERPRISE]: { department: 'Sales', manager: { value: 'M1' } },
    });
    expect(await search(`${ENTERPRISE}:department eq "sales"`)).toBe(1);
    expect(await search('name.FamilyName eq Directory and (emails.Value co home.example)')).toBe(1);
    expect(await search('emails[type eq "home" and value sw "d@"]')).toBe(1);
    expect(await search('displayName pr and not (userName eq "dora@northwind.example")')).toBe(
      (await search('displayName pr')) - 1,
    );
    expect(await search('title eq "%"')).toBe(0);
    await scim('PATCH', `/Users/${id}`, patch({ op: 'remove', path: 'emails[type eq "home"]' }));
    expect(await search('emails[type eq "home"]')).toBe(0);
  });

  it('has a version, which a change may name', async () => {
    const { scim, add, employee } = world();
    const id = await add('vera');
    const read = await scim('GET', `/Users/${id}`);
    const tag = read.headers.get('etag')!;
    expect(read.body).toMatchObject({ meta: { version: tag } });
    expect((await scim('GET', `/Users/${id}`, undefined, { 'if-none-match': tag })).status).toBe(
      304,
    );
    const rename = patch({ op: 'replace', path: 'title', value: 'Chief' });
    expect((await scim('PATCH', `/Users/${id}`, rename, { 'if-match': tag })).status).toBe(204);
    const late = await scim('PATCH', `/Users/${id}`, rename, { 'if-match': tag });
    expect(late).toMatchObject({ status: 412, body: { schemas: [ERROR] } });
    expect((await scim('DELETE', `/Users/${id}`, undefined, { 'if-match': tag })).status).toBe(412);
    expect((await employee('vera'))?.status).toBe('active');
  });

  it('is listed in pages, with what the caller wants to see', async () => {
    const { scim } = world();
    const first = await scim<Listed>('GET', '/Users?startIndex=0&count=2&attributes=userName');
    expect(first.body).toMatchObject({ startIndex: 1, itemsPerPage: 2 });
    expect(Object.keys(first.body.Resources[0]!).toSorted()).toEqual(['id', 'schemas', 'userName']);
    const second = await scim<Listed>('GET', '/Users?startIndex=3&count=2');
    const ids = [...first.body.Resources, ...second.body.Resources].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    const none = await scim<Listed>('GET', '/Users?count=0');
    expect(none.body).toMatchObject({ totalResults: first.body.totalResults, Resources: [] });
    const { body } = await scim<Listed>('GET', '/Users?excludedAttributes=name.givenName,emails');
    expect(JSON.stringify(body)).not.toMatch(/givenName|emails/);
  });
});

scimGroupCases(world);
scimAccessCases(world);

describe('somebody who is deactivated there', () => {
  it('can do nothing here from then on, and comes back', async () => {
    const { scim, add, employee } = world();
    const id = await add('iris');
    const active = (value: unknown) =>
      scim('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value }));
    expect((await active('False')).status).toBe(204);
    expect((await employee('iris'))?.status).toBe('inactive');
    await active(true);
    expect((await employee('iris'))?.status).toBe('active');
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await scim('GET', `/Users/${id}`)).status).toBe(404);
    const gone = await employee('iris');
    expect(gone?.status).toBe('inactive');
    await add('iris');
    expect(await employee('iris')).toMatchObject({ id: gone!.id, status: 'active' });
  });

  it('loses the access of an administrator at once, also the last one, and no other', async () => {
    const { server, northwind } = world();
    const { users, corporations } = server.fixtures;
    const { secret } = await directoryKey(server, {
      by: users.globexAdmin,
      corporationId: corporations.globex.id,
    });
    const globex = scimClient(server, secret);
    const manager = server.as(users.fleetManager);
    for (const user of [users.globexAdmin, users.bothAdmin]) {
      const { body } = await manager.get<{ email: string }>(`/v1/users/${user.id}`);
      const emails = [{ value: body.email, type: 'work' }];
      const made = await globex<Made>('POST', '/Users', person(`their.${user.id}`, { emails }));
      expect((await server.as(user).get('/v1/me')).status).toBe(200);
      await globex(
        'PATCH',
        `/Users/${made.body.id}`,
        patch({ op: 'replace', path: 'active', value: false }),
      );
    }
    expect((await server.as(users.globexAdmin).get('/v1/me')).status).toBe(401);
    // The other one signs in for Northwind, whose directory has not said anything.
    const { body: accounts } = await server.as(users.bothAdmin).get<Made[]>('/v1/corporations');
    expect(accounts.map(({ id }) => id)).toEqual([northwind]);
  });
});
