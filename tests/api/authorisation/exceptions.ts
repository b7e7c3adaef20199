import { grant } from '../../../contract/core/access.ts';
import { findResource } from '../../../contract/resources/index.ts';
import type { TestUser } from '../../support/fixtures.ts';

/** Where a row in reach is refused for another reason: operation, place and role. */
const REFUSED_ALL_THE_SAME = new Set([
  // The favourites of an account are no matter of fleet managers.
  'suggestAddresses corporationId bookingChannelAdmin',
  // An account that is not there yet has no cards.
  'createCorporations defaultPaymentMethod.id bookingChannelAdmin',
  // The card itself is nobody's: cards are set up in a browser.
  'storeCard corporationId corporationAdmin',
]);

/** Where an id is not looked at: operation, place and role. */
const IGNORED = new Set([
  // What a fleet manager shares is the whole channel's.
  'createTripView corporationId bookingChannelAdmin',
  'updateTripView corporationId bookingChannelAdmin',
]);

interface Place {
  id: string;
  path: string;
  /** Where in the query or the body. */
  place: string;
}

/** Whether a role may write the field that a place is in. */
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
