import { BUDGET_PERIODS } from '../budgets/budget.ts';
import { account, choice, dateTime, money, object, reference, text } from '../core/fields.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

/**
 * Budgets: what an account, one of its groups or one of its codes may spend in each month, quarter or year. What is
 * spent is read from the figures of trips, see docs/decisions/0269.
 */
export const budgets = defineResource({
  name: 'budgets',
  fields: {
    corporationId: account(),
    name: text({ required: true, max: 60 }),
    /** Only the trips of this group; null, together with `code`, for all of the account. */
    groupId: reference('employee-groups', { onDelete: 'delete' }),
    /** Only the trips with this value of an account field, such as a cost code. */
    code: object('budgetCode', {}),
    /** It begins anew with each month, quarter or year of the calendar. */
    period: choice(BUDGET_PERIODS, { required: true, default: 'month' }),
    /** For one period. */
    amount: money({ required: true, min: 1 }),
    /** ISO 4217: trips in other currencies are not counted. */
    currency: text({ required: true, max: 3, write: 'never' }),
    /** What trips of the present period have cost whose price is final. */
    spent: money({ required: true, write: 'never' }),
    /** What the other trips that are booked for it are expected to cost at most. */
    committed: money({ required: true, write: 'never' }),
    /** Both together: booked trips count, too. */
    used: money({ required: true, write: 'never' }),
    /** What all of it is expected to cost. */
    forecast: money({ required: true, write: 'never' }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'corporationId' },
  access: { corporationAdmin: everyAction, bookingChannelAdmin: everyAction },
  label: ['name'],
  list: {
    columns: ['name', 'corporationId', 'groupId', 'code', 'period', 'amount', 'used', 'forecast'],
    sortable: ['name', 'amount', 'createdAt'],
    defaultSort: 'name',
    search: ['name'],
    filters: {
      period: { field: 'period', match: 'in' },
      groupId: { field: 'groupId', match: 'in' },
    },
  },
  form: ['corporationId', 'name', 'groupId', 'code', 'period', 'amount'],
  softDelete: true,
});
export type Budget = RowOf<typeof budgets>;
