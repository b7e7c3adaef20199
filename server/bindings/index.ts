import { getTableName, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource } from '../../contract/core/resource.ts';
import { resources } from '../../contract/resources/index.ts';
import { type Binding, bindUnchecked } from '../crud/binding.ts';
import * as tables from '../db/tables/index.ts';
import { accountBindings } from './accounts.ts';
import { apiKeyBinding } from './apiKeys.ts';
import { budgetBinding } from './budgets.ts';
import { fleetBindings } from './fleets.ts';
import { invoiceBinding } from './invoices.ts';
import { paymentMethodBinding } from './paymentMethods.ts';
import { peopleBindings } from './people.ts';
import { userBinding } from './users.ts';
import { webhookBinding } from './webhooks.ts';

const written: readonly Binding[] = [
  ...accountBindings,
  userBinding,
  ...peopleBindings,
  ...fleetBindings,
  invoiceBinding,
  paymentMethodBinding,
  budgetBinding,
  apiKeyBinding,
  webhookBinding,
];

/** @throws for a resource without a table */
function bindDeclared(resource: AnyResource): Binding {
  const name = toSnakeCase(resource.name);
  for (const table of Object.values<unknown>(tables))
    if (is(table, PgTable) && getTableName(table) === name) return bindUnchecked(resource, table);
  throw new Error(
    `${resource.name} has no table: export one from server/db/tables/index.ts, or bind it to one`,
  );
}

/**
 * The table behind every declared resource: a binding written by hand, or the table of its name.
 */
export const bindings: readonly Binding[] = [
  ...written,
  ...resources
    .filter((resource) => !written.some((binding) => binding.resource === resource))
    .map(bindDeclared),
];

/** The same bindings by the name of the resource. */
export const catalogue: ReadonlyMap<string, Binding> = new Map(
  bindings.map((binding) => [binding.resource.name, binding]),
);
