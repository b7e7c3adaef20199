import { account, boolean, dateTime, number, reference, text } from '../core/fields.ts';
import { dayFilters } from '../core/filters.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

/** Employee groups: what travel rules and cards are given to. */
export const employeeGroups = defineResource({
  name: 'employee-groups',
  fields: {
    name: text({ required: true, max: 30, pattern: 'invalidGroupName' }),
    description: text({ max: 500, multiline: true }),
    corporationId: account(),
    /** The rules that trips of the members keep to; null: none. */
    restrictionId: reference('travel-restrictions', { onDelete: 'refuse' }),
    /** Employees whose group it is. */
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
    columns: ['createdAt', 'name', 'memberCount', 'corporationId'],
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
