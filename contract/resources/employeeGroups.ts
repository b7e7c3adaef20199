import { account, boolean, dateTime, number, reference, text } from '../core/fields.ts';
import { dayFilters } from '../core/filters.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

/** Employee groups, to which travel rules and cards are given. */
export const employeeGroups = defineResource({
  name: 'employee-groups',
  fields: {
    name: text({ required: true, max: 30, pattern: 'invalidGroupName', unique: 'account' }),
    description: text({ max: 500, multiline: true }),
    corporationId: account(),
    /** The rules for the members' trips; null: none. */
    restrictionId: reference('travel-restrictions', { onDelete: 'refuse' }),
    /** How many employees are in the group. */
    memberCount: number({ required: true, write: 'never' }),
    isDefault: boolean({ required: true, write: 'never' }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'corporationId' },
  access: {
    corporationAdmin: everyAction,
    bookingChannelAdmin: everyAction,
  },
  label: ['name'],
  list: {
    columns: ['name', 'memberCount', 'corporationId', 'createdAt'],
    sortable: ['createdAt', 'name'],
    defaultSort: '-createdAt',
    search: ['name', 'description'],
    filters: {
      restrictionId: { field: 'restrictionId', match: 'in' },
      isDefault: { field: 'isDefault', match: 'in' },
      ...dayFilters('created', 'createdAt'),
    },
  },
  form: ['corporationId', 'name', 'description', 'restrictionId'],
  softDelete: true,
});
export type EmployeeGroup = RowOf<typeof employeeGroups>;
