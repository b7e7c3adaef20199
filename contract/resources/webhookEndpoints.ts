import { dateTime, number, object, reference, status, text } from '../core/fields.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

/**
 * Webhooks: where the systems of an account, or of the operator, are told what happened. The secrets that
 * sign it are kept apart, see docs/decisions/0270.
 */
export const webhookEndpoints = defineResource({
  name: 'webhook-endpoints',
  fields: {
    /** The account whose events are sent; null for a webhook of the operator, which is told about all accounts. */
    corporationId: reference('corporations', { write: 'create', onDelete: 'delete' }),
    name: text({ required: true, max: 60 }),
    /** Where events are sent with POST. */
    url: text({ required: true, max: 500 }),
    /** The types of events that are sent; none for all of them. */
    types: object('webhookTypes', { required: true, default: [] }),
    status: status(),
    /** How many events are not delivered yet. */
    waiting: number({ required: true, write: 'never' }),
    /** Since when no delivery has succeeded. */
    failingSince: dateTime({ write: 'never' }),
    /** When it was switched off because nothing could be delivered for three days. */
    switchedOffAt: dateTime({ write: 'never' }),
    /** When its present secret was made; before that, nothing is sent. */
    secretSince: dateTime({ write: 'never' }),
    /** Until when its former secret signs, too. */
    formerEndsAt: dateTime({ write: 'never' }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'corporation', field: 'corporationId' },
  access: { corporationAdmin: everyAction, bookingChannelAdmin: everyAction },
  label: ['name'],
  list: {
    columns: ['name', 'corporationId', 'url', 'types', 'waiting', 'status'],
    sortable: ['name', 'createdAt'],
    defaultSort: '-createdAt',
    search: ['name', 'url'],
    filters: { status: { field: 'status', match: 'in' } },
  },
  form: ['corporationId', 'name', 'url', 'types', 'status'],
  softDelete: true,
});
export type WebhookEndpoint = RowOf<typeof webhookEndpoints>;
