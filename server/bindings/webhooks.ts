import { sql } from 'drizzle-orm';
import { webhookEndpoints } from '../../contract/resources/webhookEndpoints.ts';
import { bind } from '../crud/binding.ts';
import { isoText } from '../db/isoText.ts';
import * as tables from '../db/tables/index.ts';
import { checkEndpoint } from '../services/webhooks/endpointRules.ts';

const {
  webhookDeliveries: deliveries,
  webhookEndpoints: endpoints,
  webhookSecrets: secrets,
} = tables;
// Nested, because drizzle leaves out the table's name of columns at the top level.
const ofEndpoint = sql`from ${secrets} where ${secrets.channelId} = ${endpoints.channelId} and ${secrets.endpointId} = ${endpoints.id}`;

export const webhookBinding = bind(webhookEndpoints, endpoints, {
  derived: {
    waiting: sql`(${sql`select count(*)::int from ${deliveries} where ${deliveries.channelId} = ${endpoints.channelId}
      and ${deliveries.endpointId} = ${endpoints.id} and ${deliveries.state} in ('waiting', 'queued')`})`,
    secretSince: sql`(${sql`select ${isoText(secrets.createdAt)} ${ofEndpoint} and ${secrets.endsAt} is null`})`,
    formerEndsAt: sql`(${sql`select ${isoText(sql`max(${secrets.endsAt})`)} ${ofEndpoint} and ${secrets.endsAt} > now()`})`,
  },
  // Programs know them by these names.
  inWords: { types: (types) => (types as string[]).join(', ') },
  beforeWrite: checkEndpoint,
});
