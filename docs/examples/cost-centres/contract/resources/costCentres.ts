import { account, choice, dateTime, text } from '../core/fields.ts';
import { defineResource, everyAction } from '../core/resource.ts';

/** Cost centres: what an account books its trips to. */
export const costCentres = defineResource({
  name: 'cost-centres',
  fields: {
    corporationId: account(),
    code: text({ required: true, max: 20 }),
    name: text({ required: true, max: 60 }),
    status: choice(['active', 'inactive'], { required: true, default: 'active' }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'corporationId' },
  access: { corporationAdmin: everyAction, bookingChannelAdmin: everyAction },
  label: ['name'],
  list: {
    columns: ['code', 'name', 'status', 'createdAt'],
    sortable: ['code', 'name', 'createdAt'],
    defaultSort: 'code',
    search: ['code', 'name'],
    filters: { status: { field: 'status', match: 'in' } },
  },
  form: ['corporationId', 'code', 'name', 'status'],
  softDelete: true,
});
