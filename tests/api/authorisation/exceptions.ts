import { grant } from '../../../contract/core/access.ts';
import { findResource } from '../../../contract/resources/index.ts';
import type { TestUser } from '../../support/fixtures.ts';

/** Where a row within reach is refused for another reason: operation, place and role. */
const REFUSED_ALL_THE_SAME = new Set([
  // Fleet managers have no access to an account's favourites.
  'suggestAddresses corporationId bookingChannelAdmin',
  // The keys and webhooks of an account are made by its admins.
  'createApiKeys corporationId bookingChannelAdmin',
  'createWebhookEndpoints corporationId bookingChannelAdmin',
  // An account that does not exist yet has no cards.
  'createCorporations defaultPaymentMethod.id bookingChannelAdmin',
  // The card itself belongs to nobody yet, because cards are set up in a browser.
  'storeCard corporationId corporationAdmin',
]);

/** Where an id is ignored: operation, place and role. */
const IGNORED = new Set([
  // What a fleet manager shares belongs to the whole channel.
  'createTripView corporationId bookingChannelAdmin',
  'updateTripView corporationId bookingChannelAdmin',
]);

interface Place {
  id: string;
  path: string;
  /** The place in the query or the body. */
  place: string;
}

/** Whether a role may write the field at this place. */
export function maySet({ role, corporationIds }: TestUser, { id, path, place }: Place): boolean {
  if (REFUSED_ALL_THE_SAME.has(`${id} ${place} ${role}`)) return false;
  const resource = findResource(path.split('/')[2] ?? '');
  const [field = ''] = place.replace(/^changes\./, '').split(/[.[]/);
  if (!resource || !(field in resource.fields)) return true;
  const fields = grant({ role, corporationIds }, resource, 'update')?.fields ?? 'all';
  return fields === 'all' || fields.includes(field);
}

export const isIgnored = ({ role }: TestUser, { id, place }: Place): boolean =>
  IGNORED.has(`${id} ${place} ${role}`);
