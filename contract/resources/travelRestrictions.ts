import { account, boolean, dateTime, object, references, status, text } from '../core/fields.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';
import type { Rule } from '../policy/rules.ts';

const NO_RULES: Rule[] = [];

/** Travel restrictions: the rules that the trips of an employee group must keep to. */
export const travelRestrictions = defineResource({
  name: 'travel-restrictions',
  fields: {
    name: text({ required: true, max: 100 }),
    corporationId: account(),
    /** The rules of an inactive restriction apply to nobody. */
    status: status(),
    /** Whether the rules of the default group apply to guests too. */
    appliesToGuests: boolean({ required: true, default: false }),
    rules: object('rules', { required: true, default: NO_RULES }),
    /** The groups to whose trips the rules apply. */
    groupIds: references('employee-groups', { by: 'restrictionId' }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'corporationId' },
  access: {
    corporationAdmin: everyAction,
    bookingChannelAdmin: everyAction,
  },
  label: ['name'],
  list: {
    columns: ['name', 'status', 'rules', 'groupIds', 'corporationId', 'createdAt'],
    sortable: ['createdAt', 'name', 'status'],
    bulk: ['status'],
    defaultSort: '-createdAt',
    search: ['name'],
    filters: {
      status: { field: 'status', match: 'in' },
      appliesToGuests: { field: 'appliesToGuests', match: 'in' },
    },
  },
  form: ['corporationId', 'name', 'status', 'appliesToGuests', 'groupIds', 'rules'],
  softDelete: true,
});
export type TravelRestriction = RowOf<typeof travelRestrictions>;
