import { CloudEvent, HTTP } from 'cloudevents';
import { Webhook } from 'standardwebhooks';
import type { Channel } from '../../../contract/core/channel.ts';
import type { AppContext } from '../../context.ts';
import { preferredOrigin } from '../../config/origins.ts';
import type { webhookDeliveries } from '../../db/tables/index.ts';

type Told = Pick<
  typeof webhookDeliveries.$inferSelect,
  'id' | 'type' | 'subject' | 'data' | 'occurredAt'
>;

/** The body of an event: a CloudEvent in its structured form. It is the same each time it is sent. */
export function bodyOf(app: Pick<AppContext, 'config'>, channel: Channel, event: Told): string {
  const { id, type, subject, data, occurredAt } = event;
  const source = `${preferredOrigin(app.config, channel)}/v1`;
  const time = occurredAt.toISOString();
  const told = new CloudEvent({
    id,
    source,
    type,
    subject,
    time,
    data,
    datacontenttype: 'application/json',
  });
  return String(HTTP.structured(told).body);
}

/** The headers of Standard Webhooks, signed with every secret that is valid. */
export function headersOf(
  id: string,
  body: string,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  return {
    'content-type': 'application/cloudevents+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'taxi-console-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}
