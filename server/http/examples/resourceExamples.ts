import { accountField, type AnyResource } from '../../../contract/core/resource.ts';
import { replaceSchema } from '../../../contract/core/schemas.ts';
import type { Route } from '../route.ts';
import { pascal } from '../schemaNames.ts';
import { DEMO } from './demoRows.ts';
import type { Example } from './example.ts';

type Values = Record<string, unknown>;

interface RowExample {
  /** A row of the demo. */
  id: string;
  /** A row that can be added to those of the demo. */
  added?: Values;
  /** What the row of the demo is replaced by; by default what was added. */
  replaced?: Values;
  changed?: Values;
  /** Who may replace every field. */
  replacedBy?: Example['by'];
}

/** Rows of the demo, and rows that can be added to them, by resource. */
const ROWS: Record<string, RowExample> = {
  corporations: {
    id: DEMO.account,
    added: {
      name: 'Kestrel Consulting',
      contactEmail: 'accounts@kestrel.example',
      communicationLanguage: 'en',
      code: 'MER-2001',
    },
    replaced: {
      name: 'Northwind Trading',
      contactEmail: 'accounts@northwind.example',
      communicationLanguage: 'en',
      code: 'MER-1001',
    },
    changed: { contactEmail: 'travel@northwind.example' },
    replacedBy: 'bookingChannelAdmin',
  },
  users: {
    id: DEMO.user,
    added: {
      givenName: 'Amara',
      familyName: 'Nwosu',
      email: 'amara.nwosu@northwind.example',
      roles: [{ name: 'corporationAdmin', corporationId: DEMO.account }],
    },
    changed: { communicationLanguage: 'fr' },
  },
  'api-keys': {
    id: DEMO.apiKey,
    added: {
      corporationId: DEMO.account,
      name: 'Staff system',
      people: 'write',
      rules: 'read',
      addresses: '203.0.113.7, 198.51.100.0/24',
    },
    replaced: { name: 'Travel desk', trips: 'write', people: 'read' },
    changed: { expiresOn: '2036-12-31' },
  },
  'webhook-endpoints': {
    id: DEMO.webhook,
    added: {
      corporationId: DEMO.account,
      name: 'Staff system',
      url: 'https://staff.northwind.example/hook',
      types: ['person.created', 'person.changed', 'person.deleted'],
    },
    replaced: { name: 'Travel desk', url: 'https://travel.northwind.example/hook', types: [] },
    changed: { types: ['trip.created', 'trip.cancelled'] },
  },
  'business-passengers': {
    id: DEMO.employee,
    added: {
      businessAccountId: DEMO.account,
      givenName: 'Ada',
      familyName: 'Lovelace',
      email: 'ada.lovelace@northwind.example',
      phone: '+447400123456',
      externalId: 'E-2001',
      groupId: DEMO.group,
    },
    replaced: {
      givenName: 'Grace',
      familyName: 'Hopper',
      email: 'grace.hopper@northwind.example',
      phone: '+447400123457',
      externalId: 'E-1001',
      groupId: DEMO.group,
    },
    changed: { phone: '+447400123458' },
  },
  'business-guests': {
    id: DEMO.guest,
    added: {
      businessAccountId: DEMO.account,
      givenName: 'Mary',
      familyName: 'Somerville',
      email: 'mary@somerville.example',
      phoneNumber: '+447400123459',
    },
    replaced: { givenName: 'Mary', familyName: 'Fairfax', phoneNumber: '+447400123461' },
    changed: { email: 'mary.fairfax@guest.example' },
  },
  'employee-groups': {
    id: DEMO.group,
    added: { name: 'Interns', description: 'Summer interns', corporationId: DEMO.account },
    replaced: { name: 'Sales', description: 'Everybody who visits customers' },
    changed: { description: 'Everybody in sales' },
  },
  budgets: {
    id: DEMO.budget,
    added: {
      corporationId: DEMO.account,
      name: 'Audit 2026',
      code: { field: 'Cost centre', value: 'Marketing' },
      period: 'quarter',
      amount: 250_000,
    },
    replaced: { name: 'Sales', groupId: DEMO.group, period: 'month', amount: 60_000 },
    changed: { amount: 75_000 },
  },
  'travel-restrictions': {
    id: DEMO.restriction,
    added: {
      name: 'Fifty pounds a day',
      corporationId: DEMO.account,
      rules: [
        {
          id: '0192f0c1-2345-7abc-8def-0123456789ab',
          type: 'maxAmount',
          amount: 5000,
          maxAmountRuleType: 'day',
        },
      ],
    },
    changed: { appliesToGuests: true },
  },
  'favourite-addresses': {
    id: DEMO.favourite,
    added: {
      entityId: DEMO.account,
      alias: 'Client’s office',
      fullAddressText: '10 Finsbury Square, London',
      latitude: 51.5206,
      longitude: -0.0867,
    },
    replaced: {
      alias: 'Main office',
      fullAddressText: '12 Finsbury Square, London',
      latitude: 51.5207,
      longitude: -0.0868,
    },
    changed: { suggestForPickupAddress: false },
  },
  'payment-methods': { id: DEMO.card },
  fleets: {
    id: DEMO.fleet,
    added: {
      companyName: 'Highgate Cars',
      phone: '+442079460104',
      latitude: 51.57,
      longitude: -0.147,
      serviceRadiusMeters: 30_000,
    },
    replaced: {
      companyName: 'Albion Cabs',
      phone: '+442079460101',
      latitude: 51.5074,
      longitude: -0.1278,
      serviceRadiusMeters: 64_000,
    },
    changed: { longestTripMeters: 400_000 },
  },
  'fleet-accounts': {
    id: DEMO.fleetAccount,
    added: {
      fleetId: DEMO.unlinkedFleet,
      corporationId: DEMO.unlinkedAccount,
      accountNumber: '204060',
    },
    replaced: { accountNumber: '104060' },
    changed: { accountNumber: '104070' },
  },
  'fleet-offers': {
    id: DEMO.estate,
    added: {
      fleetId: DEMO.fleet,
      name: 'Electric saloon',
      seats: 4,
      bags: 2,
      baseFare: 400,
      perKilometre: 170,
      perMinute: 30,
      minimumFare: 800,
    },
    changed: { seats: 4 },
  },
  bookings: { id: DEMO.completedTrip },
};

/** The id of the demo's row of a resource, as an example of ids in paths. */
export const idInDemo = (resource: string): string | undefined => ROWS[resource]?.id;

/** The values that a PUT takes; the others are set when the row is made. */
const replaceable = (resource: AnyResource, values: Values): Values => {
  const { shape } = replaceSchema(resource);
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in shape));
};

/** The example of a call that a declaration brings with it; undefined for any other call. */
export function resourceExample(
  resource: AnyResource,
  { method, path }: Pick<Route, 'method' | 'path'>,
): Example | undefined {
  const row = ROWS[resource.name];
  const rest = path.slice(`/v1/${resource.name}`.length);
  const ofNew = { idFrom: { operation: `create${pascal(resource.name)}`, at: '/id' } };
  switch (`${method} ${rest}`) {
    case 'post ':
      return row?.added && { body: row.added };
    case 'put /{id}':
      return (
        row?.added && {
          body: replaceable(resource, row.replaced ?? row.added),
          ...(row.replacedBy && { by: row.replacedBy }),
        }
      );
    case 'patch /{id}':
      return row?.changed && { body: row.changed };
    case 'delete /{id}':
    case 'delete /{id}/history':
    case 'post /{id}/restore':
      return ofNew;
    case 'post /deletion-check':
      return row && { body: { ids: [row.id] } };
    case 'post /batch':
      return row?.changed && { body: { action: 'update', ids: [row.id], changes: row.changed } };
    case 'post /import':
      return {
        body: {
          fileName: `${resource.name}.csv`,
          ...(accountField(resource) && { corporationId: DEMO.account }),
        },
      };
    default:
      return undefined;
  }
}
