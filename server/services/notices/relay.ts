import type { AppContext } from '../../context.ts';
import { relay } from '../relay.ts';
import { deliverNotices } from './deliver.ts';

/** Writes mails as soon as any process changes bookings; the job `deliver-notices` finds what this misses. */
export const relayNotices = (app: AppContext): (() => Promise<void>) =>
  relay(app, { on: 'onChange', work: deliverNotices, failure: 'notices could not be delivered' });
