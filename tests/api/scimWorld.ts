import { expect } from 'vitest';
import type { TestServer } from '../support/server.ts';
import { directoryKey, person, scimClient } from './scimCalls.ts';

export const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

export interface Made {
  id: string;
}
export interface Listed {
  totalResults: number;
  itemsPerPage: number;
  startIndex: number;
  Resources: { id: string; userName?: string; displayName?: string; members?: object[] }[];
}
interface Employee {
  id: string;
  givenName: string;
  phone: string;
  groupId: string;
  status: string;
  communicationLanguage: string;
}

/** Northwind with its directory, as the cases see them. */
export async function directoryOfNorthwind(server: TestServer) {
  const { users, corporations } = server.fixtures;
  const northwind = corporations.northwind.id;
  const admin = server.as(users.northwindAdmin);
  const key = await directoryKey(server, { by: users.northwindAdmin, corporationId: northwind });
  const scim = scimClient(server, key.secret);
  return {
    server,
    northwind,
    admin,
    keyId: key.id,
    scim,
    async add(name: string, more: object = {}) {
      const { status, body } = await scim<Made>('POST', '/Users', person(name, more));
      expect(status).toBe(201);
      return body.id;
    },
    async search(filter: string) {
      const path = `/Users?filter=${encodeURIComponent(filter)}`;
      return (await scim<Listed>('GET', path)).body.totalResults;
    },
    async employee(name: string) {
      const words = encodeURIComponent(`${name}@northwind.example`);
      const path = `/v1/business-passengers?dynamicSearch=${words}`;
      return (await admin.get<Employee[]>(path)).body[0];
    },
    async groupNamed(name: string) {
      return (await admin.get<Made[]>(`/v1/employee-groups?dynamicSearch=${name}`)).body[0]!.id;
    },
  };
}
export type World = Awaited<ReturnType<typeof directoryOfNorthwind>>;
