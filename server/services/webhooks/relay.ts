import type { AppContext } from '../../context.ts';
import { relay } from '../relay.ts';
import { queueWebhooks } from './queue.ts';

/** Queues events of webhooks as soon as there are any; the job `queue-webhooks` finds what this misses. */
export const relayWebhooks = (app: AppContext): (() => Promise<void>) =>
  relay(app, {
    on: 'onWebhookEvents',
    work: queueWebhooks,
    failure: 'webhooks could not be queued',
  });
