import { randomUUID } from 'node:crypto';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { findResource } from '../../../contract/resources/index.ts';
import type { JsonSchema } from '../../support/fuzz/fromSchema.ts';
import type { Values } from '../../support/validRow.ts';

/** A place in a body that names a row: `roles[].corporationId`. */
export interface Reference {
  path: string;
  /** Kind of the row, as paths name it. */
  to: string;
  /**
   * Whether an id out of reach is refused. Otherwise rows that the caller does not see are left
   * out, and the answer is the same as for an id that does not exist.
   */
  isRefused: boolean;
}

/** The kind of row that a field or parameter refers to, by its name. */
const BY_NAME: Record<string, string> = {
  corporationId: 'corporations',
  businessAccountId: 'corporations',
  entityId: 'corporations',
  fleetId: 'fleets',
  offerId: 'offers',
  accountId: 'fleet-accounts',
  passengerId: 'business-passengers',
  addedMembers: 'business-passengers',
  removedMembers: 'business-passengers',
  groupId: 'employee-groups',
  groupIds: 'employee-groups',
  addedEmployeeGroupIds: 'employee-groups',
  removedEmployeeGroupIds: 'employee-groups',
  restrictionId: 'travel-restrictions',
  bookingId: 'bookings',
  bookingChannelId: 'channels',
  'defaultPaymentMethod.id': 'payment-methods',
  'payment.paymentMethodId': 'payment-methods',
  'guestBookingEmailCorporations[].id': 'corporations',
};

/** Ids that refer to no row, by their path or the end of it, with the reason. */
const NAMES_NO_ROW = [
  // Made by the caller for parts of the row itself.
  /(^|\.)rules(\.changed)?\[\]\.id$/,
  /^rules\.removed\[\]$/,
  /^events\[\]\.id$/,
  // Made by the caller for the lines of a file; somebody else's is refused in `accountImport.test.ts`.
  /^import\.id$/,
  // Stored as it was sent, and never used to read anything.
  /^events\[\]\.payload\.bookingId$/,
  // Parameters of the trip list, which checks them whenever the view is opened.
  /^state\.filters\./,
  // Ids of the address search, and a company's own numbers.
  /(^|\.)(dispatchAddressId|externalId)$/,
  // Sent along but never read: the group that applies is looked up by the passenger.
  /^passengerInfo\.employeeGroupId$/,
  // Of no resource; jobs of other channels are left alone in `operation.test.ts`.
  /^jobIds\[\]$/,
  // A part of the endpoint in the path; another's is tried in `webhooks.test.ts`.
  /^deliveryId$/,
  // An id of the card processor.
  /^paymentMethodId$/,
];

/** Here the rows within reach are used, and the others are left out. */
const SIEVED = /^(ids|except|removedMembers|removedEmployeeGroupIds)\[\]$/;
/** The changes of a batch are checked row by row. */
const JUDGED_BY_ROW = /^changes\./;

const lastName = (path: string) => path.split('.').at(-1)!.replace('[]', '');

/** @throws for a name that has no meaning in this file */
function targetOf(path: string, resource: AnyResource | undefined): string | null {
  const place = path.replace(/^changes\./, '');
  if (NAMES_NO_ROW.some((pattern) => pattern.test(place))) return null;
  const name = lastName(place);
  if (resource && /^(ids|except)$/.test(name)) return resource.name;
  const declared = resource?.fields[name]?.to;
  const to = declared ?? BY_NAME[place] ?? BY_NAME[name];
  if (!to) throw new Error(`Say in references.ts what ${path} refers to`);
  return to;
}

/** The places in a schema that hold an id. */
function* idsIn(schema: JsonSchema, path: string): Generator<string> {
  const isId = schema.format === 'uuid' || /Ids?$|^id$/.test(lastName(path));
  if (isId && [schema.type].flat().includes('string') && !schema.enum) yield path;
  for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* idsIn(inner, path);
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    yield* idsIn(inner, path === '' ? name : `${path}.${name}`);
  if (schema.items) yield* idsIn(schema.items, `${path}[]`);
}

/** The account that a report is about is in its query, which the body may fill freely. */
const IN_REPORTS = 'query.corporationId';

/**
 * Every reference that a call's body may contain.
 * @param call.isQuestion the call stores nothing of what it is sent
 */
export function referencesOf(
  {
    path,
    id,
    isQuestion,
  }: {
    path: string;
    id: string;
    isQuestion: boolean;
  },
  schema: JsonSchema | undefined,
): Reference[] {
  if (!schema) return [];
  const resource = findResource(path.split('/')[2] ?? '');
  const places = new Set(idsIn(schema, ''));
  if (/^createReport(Ticket|Export)$/.test(id)) places.add(IN_REPORTS);
  return [...places].flatMap((place) => {
    const to = targetOf(place, resource);
    const isRefused = !isQuestion && !SIEVED.test(place) && !JUDGED_BY_ROW.test(place);
    return to ? [{ path: place, to, isRefused }] : [];
  });
}

/** Parameters that refer to rows, with the kinds of these rows. */
export function parametersOf(
  path: string,
  parameters: readonly { name?: string; in?: string }[],
): { name: string; to: string }[] {
  const resource = findResource(path.split('/')[2] ?? '');
  return parameters.flatMap(({ name = '', in: where }) => {
    if (where !== 'query' || !/Id$|^id$/.test(name)) return [];
    const to = name === 'id' ? (resource?.name ?? 'bookings') : targetOf(name, resource);
    return to ? [{ name, to }] : [];
  });
}

/** What a reference needs next to it. */
const BESIDE: Record<string, () => Values> = {
  defaultPaymentMethod: () => ({ type: 'creditCard' }),
  payment: () => ({ type: 'creditCard' }),
  'roles[]': () => ({ name: 'corporationAdmin' }),
  // A new one each time, because even a caller who may not change the existing ones may send them.
  'linkedAccounts[]': () => ({ accountNumber: randomUUID() }),
};

/** The value with an id put in at a place. The rest of the value stays as it is. */
function withId(value: unknown, steps: readonly string[], id: string, at = ''): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return id;
  if (step === '[]') {
    const [first] = Array.isArray(value) ? value : [];
    return [withId(first, rest, id, `${at}[]`)];
  }
  const here = at === '' ? step : `${at}.${step}`;
  const known = (value ?? {}) as Values;
  return { ...known, ...BESIDE[at]?.(), [step]: withId(known[step], rest, id, here) };
}

/** The value at a place; undefined if there is none. */
export const idIn = (body: Values | undefined, path: string): unknown =>
  path
    .replaceAll('[]', '.0')
    .split('.')
    .reduce<unknown>((value, step) => (value as Values | null | undefined)?.[step], body);

/** A body with a reference to a row at a place. */
export function bodyWith(body: Values, { path }: Reference, id: string): Values {
  const steps = path.replaceAll('[]', '.[]').split('.');
  if (steps[0] !== 'changes') return withId(body, steps, id) as Values;
  // A batch may change many things; here it changes only this one.
  const changes = withId({}, steps.slice(1), id);
  return { action: 'update', ids: body['ids'], changes };
}
