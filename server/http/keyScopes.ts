import { KEY_AREAS, type KeyArea, type KeyScopes } from '../../contract/core/keyAccess.ts';
import type { Route } from './route.ts';

/**
 * What an API key needs for a call: access to an area; `any` key may make it, because it is about the key
 * itself; `writing`: keys that may write anything, for rows that the key has made itself; `never`: only people.
 */
export type KeyScope = { area: KeyArea; access: 'read' | 'write' } | 'any' | 'writing' | 'never';
export type Called = Pick<Route, 'id' | 'path' | 'method' | 'roles' | 'idempotency'>;

/**
 * The areas of the API, by what follows /v1/ in their paths. What is not named here is never for keys:
 * who signs in, sessions, preferences, saved views, templates of trips, cards, tickets, and the keys themselves.
 */
const AREAS: Record<KeyArea, readonly string[]> = {
  trips: [
    'bookings',
    'booking-attempts',
    'booking-report',
    'reports',
    'open-trips',
    'trip-filter-options',
    'offers',
    'fare-estimates',
    'policy-preview',
    'nearby-drivers',
    'fleet-accounts-for-booking',
    'account-fields',
    'address-suggestions',
    'addresses',
    'reverse-geocode',
    'recent-places',
  ],
  people: [
    'business-passengers',
    'business-guests',
    'business-booking-recipient',
    'recipients',
    'recent-recipients',
  ],
  // Whoever changes a group changes which rules hold for its members.
  rules: ['employee-groups', 'travel-restrictions', 'policy-trials'],
  accounts: ['corporations', 'favourite-addresses', 'fleet-accounts', 'fleet-account-validity'],
  invoices: ['invoices', 'invoice-payments'],
  fleets: ['fleets', 'fleet-offers'],
  // Not under /v1: `http/scim` asks for it.
  directory: [],
};
const AREA_OF = new Map(
  KEY_AREAS.flatMap((area) => AREAS[area].map((segment) => [segment, area] as const)),
);

/** Calls under such paths that mail something in the caller's name, or let somebody sign in. */
const ONLY_PEOPLE: ReadonlySet<string> = new Set([
  'mailReceipt',
  'requestInfo',
  'inviteEmployee',
  'importAccountRecord',
]);

/** What an API key needs for a call. */
export function keyScopeOf({ id, path, method, idempotency }: Called): KeyScope {
  const segment = path.split('/')[2] ?? '';
  if (ONLY_PEOPLE.has(id)) return 'never';
  if (segment === 'me') return 'any';
  if (segment === 'imports' || segment === 'batches') return 'writing';
  const area = AREA_OF.get(segment);
  // A question that is too long for a query string is a POST without a key for repeating it.
  const isRead = method === 'get' || idempotency === 'none';
  return area ? { area, access: isRead ? 'read' : 'write' } : 'never';
}

/** Whether a key has what a call needs. */
export function allowsKey(key: KeyScopes, scope: KeyScope): boolean {
  if (scope === 'any') return true;
  if (scope === 'never') return false;
  if (scope === 'writing')
    return KEY_AREAS.some((area) => AREAS[area].length > 0 && key[area] === 'write');
  return scope.access === 'read' ? key[scope.area] !== 'none' : key[scope.area] === 'write';
}

/** A scope as the description and failures name it: `trips:write`. */
export const scopeText = (scope: KeyScope): string =>
  typeof scope === 'string' ? scope : `${scope.area}:${scope.access}`;
