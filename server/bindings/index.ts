import type { Binding } from '../crud/binding.ts';
import { accountBindings } from './accounts.ts';
import { fleetBindings } from './fleets.ts';
import { peopleBindings } from './people.ts';
import { userBinding } from './users.ts';

/** The table behind every declared resource. */
export const bindings: readonly Binding[] = [
  ...accountBindings,
  userBinding,
  ...peopleBindings,
  ...fleetBindings,
];

/** The same by the name of the resource. */
export const catalogue: ReadonlyMap<string, Binding> = new Map(
  bindings.map((binding) => [binding.resource.name, binding]),
);
