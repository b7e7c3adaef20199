import { findResource } from '../../contract/resources/index.ts';
import type { TestServer } from '../support/server.ts';
import { creatable, resourceCases } from './resourceCases.ts';

/**
 * A row of Northwind to call `/v1/<resource>/{id}…` with: a new one, or, where the call needs a
 * certain one or nobody creates any, one of the fixtures.
 * @returns null for paths that name no row of a declared resource
 * @throws where nobody creates rows of a resource and it has none here yet: add one
 */
export async function rowOfNorthwind(
  path: string,
  server: TestServer,
): Promise<{ id: string; ofAccount: boolean } | null> {
  const [, , name = '', parameter = ''] = path.split('/');
  const { corporations, bookings, invoices } = server.fixtures;
  if (name === 'payment-methods' && parameter.startsWith('{'))
    return { id: await server.cards.saveCard(corporations.northwind), ofAccount: true };
  const resource = findResource(name);
  if (!resource || !parameter.startsWith('{')) return null;
  const settled: Record<string, { id: string } | undefined> = {
    corporations: corporations.northwind,
    bookings: bookings.prebooked,
    invoices: invoices.northwind,
  };
  const made = creatable.includes(resource) && !settled[name];
  const row = made ? await resourceCases(server).create(resource) : settled[name];
  if (!row) throw new Error(`Name a row of ${name} that belongs to Northwind, for ${path}`);
  return { id: row.id, ofAccount: resource.scope.by !== 'channel' };
}
