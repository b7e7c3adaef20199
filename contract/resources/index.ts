import type { AnyResource } from '../core/resource.ts';
import { apiKeys } from './apiKeys.ts';
import { bookings } from './bookings.ts';
import { budgets } from './budgets.ts';
import { businessGuests } from './businessGuests.ts';
import { businessPassengers } from './businessPassengers.ts';
import { corporations } from './corporations.ts';
import { employeeGroups } from './employeeGroups.ts';
import { favouriteAddresses } from './favouriteAddresses.ts';
import { fleetAccounts } from './fleetAccounts.ts';
import { fleetOffers } from './fleetOffers.ts';
import { fleets } from './fleets.ts';
import { invoices } from './invoices.ts';
import { paymentMethods } from './paymentMethods.ts';
import { travelRestrictions } from './travelRestrictions.ts';
import { users } from './users.ts';
import { webhookEndpoints } from './webhookEndpoints.ts';

/** Every declared resource, in the order of the API description. */
export const resources = [
  corporations,
  users,
  businessPassengers,
  businessGuests,
  employeeGroups,
  travelRestrictions,
  favouriteAddresses,
  fleets,
  fleetAccounts,
  fleetOffers,
  paymentMethods,
  invoices,
  bookings,
  budgets,
  apiKeys,
  webhookEndpoints,
] as const satisfies readonly AnyResource[];

export type ResourceName = (typeof resources)[number]['name'];

/** @returns the declaration, or undefined for a name nobody declared */
export function findResource(name: string): AnyResource | undefined {
  return resources.find((resource) => resource.name === name);
}
