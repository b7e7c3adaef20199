import { rolesFor } from '../../contract/core/access.ts';
import type { Action, AnyResource } from '../../contract/core/resource.ts';
import { findResource, resources } from '../../contract/resources/index.ts';
import type { TestUser } from '../support/fixtures.ts';
import type { Client, TestServer } from '../support/server.ts';
import { validRow, type Values } from '../support/validRow.ts';

export type Row = { id: string } & Values;

export const allResources: readonly AnyResource[] = resources;
export const creatable = allResources.filter((resource) => rolesFor(resource, 'create').length > 0);
export const path = (resource: AnyResource, id?: string) =>
  `/v1/${resource.name}${id ? `/${id}` : ''}`;

/** The fields that a caller may always set, only while creating, or never. */
export const fieldsWritten = (resource: AnyResource, write: 'always' | 'create' | 'never') =>
  Object.entries(resource.fields).filter(([, field]) => field.write === write);

/**
 * How many rows were made for each server. Each run makes the same ones, whichever files ran
 * before.
 */
const counts = new WeakMap<TestServer, number>();

/** Works on resources as a permitted user of Northwind. */
export function resourceCases(server: TestServer) {
  const { users, corporations } = server.fixtures;

  const userFor = (resource: AnyResource, action: Action): TestUser =>
    rolesFor(resource, action).includes('corporationAdmin')
      ? users.northwindAdmin
      : users.fleetManager;
  const clientFor = (resource: AnyResource, action: Action): Client =>
    server.as(userFor(resource, action));

  /** The id of a row that a reference may point at: Northwind itself, or a new row of Northwind. */
  async function referenceTo(name: string | undefined): Promise<string> {
    if (name === 'corporations') return corporations.northwind.id;
    const { id } = await create(findResource(name ?? '')!);
    return id;
  }

  async function values(resource: AnyResource, extra: Values = {}): Promise<Values> {
    const references: Values = { ...extra };
    for (const [name, field] of Object.entries(resource.fields)) {
      const isNeeded = field.kind === 'reference' && field.required && field.write !== 'never';
      if (isNeeded && !(name in references)) references[name] = await referenceTo(field.to);
    }
    const count = (counts.get(server) ?? 0) + 1;
    counts.set(server, count);
    // Which admins somebody may create, and of which accounts, does not follow from the kinds of
    // the fields.
    if (resource.name === 'users') {
      references['role'] ??= 'corporationAdmin';
      references['roles'] ??= [
        { name: 'corporationAdmin', corporationId: corporations.northwind.id },
      ];
    }
    // Without an account they would be of the operator.
    if (['api-keys', 'webhook-endpoints'].includes(resource.name))
      references['corporationId'] ??= corporations.northwind.id;
    // What a budget of a group without trips has used is the same whatever else is changed.
    if (resource.name === 'budgets' && references['corporationId'] === corporations.northwind.id)
      references['groupId'] ??= await referenceTo('employee-groups');
    return validRow(resource, count, references);
  }

  async function create(resource: AnyResource, extra: Values = {}): Promise<Row> {
    const body = await values(resource, extra);
    const reply = await clientFor(resource, 'create').post<Row>(path(resource), body);
    if (reply.status !== 201)
      throw new Error(`${resource.name} was not created: ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  /** Makes a row of the other account, if rows of the resource belong to an account. */
  async function createOfGlobex(resource: AnyResource): Promise<void> {
    const { scope } = resource;
    if (!creatable.includes(resource) || scope.by !== 'corporation' || scope.field === 'id') return;
    const { role } = userFor(resource, 'create');
    const user = role === 'corporationAdmin' ? users.bothAdmin : users.fleetManager;
    const body = await values(resource, { [scope.field]: corporations.globex.id });
    const reply = await server.as(user).post(path(resource), body);
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  }

  /** Every row that the caller sees, page by page. */
  async function readAll(client: Client, resource: AnyResource, query = '', maxPerPage = 3) {
    const rows: Row[] = [];
    for (let page = 0; ; page += 1) {
      const reply = await client.get<Row[]>(
        `${path(resource)}?page=${page}&maxPerPage=${maxPerPage}${query}`,
      );
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      rows.push(...reply.body);
      if (reply.body.length < maxPerPage)
        return { rows, total: Number(reply.headers.get('x-total-count')) };
    }
  }

  return { userFor, clientFor, referenceTo, values, create, createOfGlobex, readAll };
}
