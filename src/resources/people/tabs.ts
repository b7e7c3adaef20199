import type { RaRecord } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { businessGuests } from '../../../contract/resources/businessGuests.ts';
import { businessPassengers } from '../../../contract/resources/businessPassengers.ts';
import { employeeGroups } from '../../../contract/resources/employeeGroups.ts';

export interface PeopleTab {
  declaration: AnyResource;
  isDeletable?: (row: RaRecord) => boolean;
}

/** Tabs of the people page by the value of its query parameter `tab`, in order. */
export const peopleTabs = {
  employee: { declaration: businessPassengers },
  guest: { declaration: businessGuests },
  groups: { declaration: employeeGroups, isDeletable: (row) => row['isDefault'] !== true },
} as const satisfies Record<string, PeopleTab>;

export type PeopleTabName = keyof typeof peopleTabs;
export const PEOPLE_TAB_NAMES = Object.keys(peopleTabs) as PeopleTabName[];

/** The tab that a query string names; employees for none or an unknown one. */
export function tabOf(search: string): PeopleTabName {
  const asked = new URLSearchParams(search).get('tab');
  return PEOPLE_TAB_NAMES.find((name) => name === asked) ?? 'employee';
}
