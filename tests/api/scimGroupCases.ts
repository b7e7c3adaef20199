import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { businessPassengers, scimRules, scimUsers } from '../../server/db/tables/index.ts';
import { ENTERPRISE } from '../../server/services/scim/schemas.ts';
import { statementsOf } from '../support/statements.ts';
import { patch, person } from './scimCalls.ts';
import type { Listed, Made, World } from './scimWorld.ts';

async function setRules(
  { server, northwind }: World,
  rules: (typeof scimRules.$inferInsert)['rules'],
) {
  const { orm } = server.context.database;
  await orm.delete(scimRules);
  await orm.insert(scimRules).values({ channelId: 'meridian', corporationId: northwind, rules });
}

/** Groups, and what rules make of attributes. */
export function scimGroupCases(world: () => World): void {
  describe('rules', () => {
    it('decide about group, language and administrators', async () => {
      const { scim, admin, northwind, add, employee } = world();
      const { body: group } = await admin.post<Made>('/v1/employee-groups', {
        name: 'Sellers',
        corporationId: northwind,
      });
      await setRules(world(), [
        { attribute: 'department', equals: 'Sales', sets: 'group', value: group.id },
        { attribute: 'department', equals: 'Sales', sets: 'language', value: 'sv' },
        { attribute: 'title', equals: 'Travel desk', sets: 'administrator', value: null },
      ]);
      const id = await add('sam', {
        [ENTERPRISE]: { department: 'sales ' },
        title: 'Travel Desk',
        preferredLanguage: 'fr',
      });
      expect(await employee('sam')).toMatchObject({
        groupId: group.id,
        communicationLanguage: 'sv',
      });
      const user = async () =>
        (await admin.get<{ status: string }[]>('/v1/users?dynamicSearch=sam@northwind.example'))
          .body;
      expect(await user()).toMatchObject([{ status: 'active' }]);
      await scim('PATCH', `/Users/${id}`, patch({ op: 'remove', path: 'title' }));
      expect(await user()).toMatchObject([{ status: 'inactive' }]);
      await scim('PATCH', `/Users/${id}`, patch({ op: 'remove', path: ENTERPRISE }));
      expect((await employee('sam'))?.groupId).not.toBe(group.id);
      await setRules(world(), []);
    });
  });

  describe('a group of the directory', () => {
    it('is a group of employees, whose members it moves', async () => {
      const { scim, add, employee, groupNamed } = world();
      const [one, two] = [await add('gina'), await add('gus')];
      const made = await scim<Made>('POST', '/Groups', {
        displayName: 'Pilots',
        externalId: 'G-1',
        members: [{ value: one }, { value: 'nobody' }],
      });
      expect(made.status).toBe(201);
      const { id } = made.body;
      const pilots = await groupNamed('Pilots');
      expect((await employee('gina'))?.groupId).toBe(pilots);
      const members = (...values: object[]) => scim('PATCH', `/Groups/${id}`, patch(...values));
      const add2 = {
        op: 'add',
        path: 'members',
        value: [{ value: two, displayName: 'new member' }],
      };
      expect((await members(add2)).status).toBe(204);
      expect((await employee('gus'))?.groupId).toBe(pilots);
      const { body } = await scim<{ members: object[] }>('GET', `/Groups/${id}`);
      expect(body.members).toHaveLength(2);
      expect(JSON.stringify(body)).toContain('new member');
      const ofTwo = await scim<{ groups: object[] }>('GET', `/Users/${two}`);
      expect(ofTwo.body.groups).toMatchObject([{ value: id, display: 'Pilots' }]);
      const found = await scim<Listed>(
        'GET',
        `/Groups?filter=members[value eq "${two}"]&excludedAttributes=members`,
      );
      expect(found.body.Resources).toMatchObject([{ id, externalId: 'G-1' }]);
      expect(found.body.Resources[0]).not.toHaveProperty('members');
      await members({ op: 'remove', path: `members[value eq "${two}"]` });
      expect((await employee('gus'))?.groupId).not.toBe(pilots);
      await members({ op: 'remove', path: 'members', value: [{ value: one }] });
      expect((await employee('gina'))?.groupId).not.toBe(pilots);
      const put = { displayName: 'Captains', members: [{ value: one }, { value: two }] };
      expect((await scim('PUT', `/Groups/${id}`, put)).body).toMatchObject({
        displayName: 'Captains',
      });
      expect(await groupNamed('Captains')).toBe(pilots);
      expect((await employee('gus'))?.groupId).toBe(pilots);
      expect((await scim('DELETE', `/Groups/${id}`)).status).toBe(204);
      expect((await employee('gus'))?.groupId).not.toBe(pilots);
    });

    it('leaves alone who was put into another group by hand', async () => {
      const { scim, admin, northwind, add, employee } = world();
      const { body: by } = await admin.post<Made>('/v1/employee-groups', {
        name: 'By hand',
        corporationId: northwind,
      });
      const id = await add('hanna');
      const hanna = await employee('hanna');
      await admin.patch(`/v1/business-passengers/${hanna!.id}`, { groupId: by.id });
      await scim('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'title', value: 'Boss' }));
      expect((await employee('hanna'))?.groupId).toBe(by.id);
    });

    it('may be called as no group of employees can be', async () => {
      const { scim } = world();
      const displayName = `SG-${'x'.repeat(60)}`;
      const { status } = await scim('POST', '/Groups', { displayName });
      expect(status).toBe(201);
    });
  });

  it('takes ten thousand members of a group in one call, in few statements', async () => {
    const { server, scim, northwind, groupNamed } = world();
    const { orm } = server.context.database;
    const ofAccount = { channelId: 'meridian', corporationId: northwind };
    const rows = Array.from({ length: 10_000 }, (_one, at) => ({
      ...ofAccount,
      userName: `many.${at}@northwind.example`,
      active: true,
      resource: person(`many.${at}`),
      passengerId: uuidv7(),
    }));
    const employees = rows.map(({ userName, passengerId }) => ({
      channelId: 'meridian',
      id: passengerId,
      businessAccountId: northwind,
      givenName: userName.split('@')[0]!,
      familyName: 'Directory',
      email: userName,
      phone: '+447911123999',
      communicationLanguage: 'en' as const,
      status: 'active' as const,
    }));
    const ids: string[] = [];
    for (let at = 0; at < rows.length; at += 2000) {
      await orm.insert(businessPassengers).values(employees.slice(at, at + 2000));
      const made = orm.insert(scimUsers).values(rows.slice(at, at + 2000));
      ids.push(...(await made.returning({ id: scimUsers.id })).map(({ id }) => id));
    }
    const { body: group } = await scim<Made>('POST', '/Groups', { displayName: 'Everybody' });
    const display = 'Somebody with a rather long name indeed';
    const value = ids.map((id) => ({ value: id, display }));
    const all = patch({ op: 'add', path: 'members', value });
    let status = 0;
    const statements = await statementsOf(server.context.database, async () => {
      ({ status } = await scim('PATCH', `/Groups/${group.id}`, all));
    });
    expect(status).toBe(204);
    expect(statements.length).toBeLessThan(50);
    const { body } = await scim<{ members: object[] }>('GET', `/Groups/${group.id}`);
    expect(body.members).toHaveLength(10_000);
    const everybody = await groupNamed('Everybody');
    const moved = and(
      eq(businessPassengers.groupId, everybody),
      isNull(businessPassengers.deletedAt),
    );
    expect(await orm.$count(businessPassengers, moved)).toBe(10_000);
  });
}
