import type { RaRecord } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { businessGuests } from '../../../contract/resources/businessGuests.ts';
import { businessPassengers } from '../../../contract/resources/businessPassengers.ts';
import { employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import { users } from '../../../contract/resources/users.ts';
import { isDeletableGroup } from '../groups/isDeletable.ts';

export interface PeopleTab {
  declaration: AnyResource;
  isDeletable?: (row: RaRecord) => boolean;
  /** Filters that the list always has. */
  filter?: Record<string, string>;
}

/** Tabs of the people page by the value of its query parameter `tab`, in order. */
export const peopleTabs = {
  employee: { declaration: businessPassengers },
  guest: { declaration: businessGuests },
  groups: { declaration: employeeGroups, isDeletable: isDeletableGroup },
  // Fleet managers are on the page of users.
  corporationAdmin: { declaration: users, filter: { role: 'corporationAdmin' } },
} as const satisfies Record<string, PeopleTab>;

export type PeopleTabName = keyof typeof peopleTabs;
const ALL = Object.keys(peopleTabs) as PeopleTabName[];

/** The two addresses of the page; the second has no administrators. */
export type PeoplePath = '/employees' | '/people';
export const tabsAt = (path: PeoplePath): PeopleTabName[] =>
  path === '/employees' ? ALL : ALL.filter((name) => name !== 'corporationAdmin');

/**
 * The tab that a query string names; employees if it names none. Distinguishes a tab that this page
 * lacks from one that does not exist.
 */
export function tabOf(path: PeoplePath, search: string): PeopleTabName | 'hidden' | 'unknown' {
  const asked = new URLSearchParams(search).get('tab') ?? 'employee';
  const tab = ALL.find((name) => name === asked);
  if (!tab) return 'unknown';
  return tabsAt(path).includes(tab) ? tab : 'hidden';
}
