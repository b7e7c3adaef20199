import { randomUUID } from 'node:crypto';
import type { Method } from '../../../server/http/route.ts';
import { NO_BILLING } from '../../../contract/invoices/billing.ts';
import { accountField } from '../../../contract/core/resource.ts';
import { findResource } from '../../../contract/resources/index.ts';
import { LONDON } from '../../support/fixtureRows.ts';
import type { Fixtures } from '../../support/fixtures.ts';
import { requestOf } from '../../support/bookingServer.ts';
import type { Values } from '../../support/validRow.ts';
import type { Owner, Rows } from './rows.ts';

/* Inputs for the calls. All of them belong to Northwind, so that only the permission can stand in
   the way. They say nothing about the expected answer. */

type Inputs = Record<string, (fixtures: Fixtures) => Values | Promise<Values>>;

const STATE = { tab: 'all-trips', filters: {}, sort: '-pickupAt', columns: ['status'] };
const northwind = ({ corporations }: Fixtures) => ({ corporationId: corporations.northwind.id });
const near = { latitude: String(LONDON.latitude), longitude: String(LONDON.longitude) };
const ADMINS = '/v1/business/reports/corporation-admins';
const EVENT = {
  code: 'PAGE_VISITED',
  pageUri: '/bookings',
  payload: {},
  appVersion: '1',
  userAgent: 'tests',
  metadata: { locale: 'en', deviceTime: '2026-11-22T12:00:00.000Z' },
};

/** Bodies of calls that do more than read or write rows, by operation. */
const BODIES: Inputs = {
  requestEmailChange: () => ({ email: `${randomUUID()}@new.example` }),
  saveEmployeeGroup: () => ({}),
  issueSecretOfApiKey: () => ({}),
  resendWebhooks: () => ({ from: '2026-11-30T00:00:00Z' }),
  previewPolicy: (fixtures) => {
    const { isDuplicateAcknowledged: _told, ...question } = requestOf(fixtures);
    return question;
  },
  requestBooking: (fixtures) => ({ ...requestOf(fixtures) }),
  tryPolicy: (fixtures) => ({ ...northwind(fixtures), rules: [], groupIds: [] }),
  changeBooking: () => ({ pickupTime: '2036-12-01T10:00:00' }),
  requestInfo: () => ({ message: 'Where is the driver?' }),
  creditInvoicedTrip: ({ bookings }) => ({
    bookingId: bookings.completed.id,
    amount: 1,
    reason: 'A detour',
  }),
  recordInvoicePayment: () => ({ paidOn: '2026-01-20', amount: 1, reference: null }),
  saveAccountBilling: () => NO_BILLING,
  saveTaxRates: () => ({ rates: [] }),
  beginCardSetup: northwind,
  storeCard: (fixtures) => ({
    ...northwind(fixtures),
    paymentMethodId: 'pm_nobodys',
    cardName: 'Office',
  }),
  changeCardGroups: () => ({}),
  tryJobsAgain: () => ({ jobIds: [randomUUID()] }),
  trackEvents: () => ({ events: [{ ...EVENT, id: randomUUID() }] }),
  createTripView: (fixtures) => ({
    ...northwind(fixtures),
    name: `Today ${randomUUID()}`,
    isShared: true,
    state: STATE,
  }),
  updateTripView: (fixtures) => ({
    ...northwind(fixtures),
    name: `Tomorrow ${randomUUID()}`,
    isShared: true,
  }),
  createTripTemplate: ({ bookings }) => ({
    name: `Airport ${randomUUID()}`,
    bookingId: bookings.completed.id,
    isShared: true,
  }),
  updateTripTemplate: () => ({ name: `Station ${randomUUID()}`, isShared: true }),
  setDefaultTripView: () => ({ isDefault: false }),
  keepListPreference: () => ({ perPage: 25 }),
  chooseMails: () => ({ wanted: [] }),
  createReportTicket: (fixtures) => ({ path: ADMINS, query: northwind(fixtures) }),
  createReportExport: (fixtures) => ({ path: ADMINS, query: northwind(fixtures) }),
  putImportRows: () => ({ lines: [{ position: 0, line: 2, cells: {} }] }),
  leaveOutImportRows: () => ({ positions: [0] }),
  replaceInImport: () => ({ find: 'a', replace: 'b' }),
  importAccountRecord: ({ fleets }) => {
    const name = randomUUID();
    return {
      fleetId: fleets.cityCars.id,
      accountName: `Imported ${name}`,
      email: `${name}@imported.example`,
    };
  },
};

/** The query parameters that calls need, by operation. */
const QUERIES: Inputs = {
  searchRecipients: (fixtures) => ({ ...northwind(fixtures), dynamicSearch: 'anna' }),
  recentRecipients: northwind,
  suggestAddresses: () => ({ search: 'High Street' }),
  reverseGeocode: () => near,
  listRecentPlaces: (fixtures) => ({
    ...northwind(fixtures),
    passengerId: fixtures.employees.anna.id,
  }),
  listOffers: (fixtures) => ({
    ...northwind(fixtures),
    pickupLatitude: near.latitude,
    pickupLongitude: near.longitude,
  }),
  estimateFare: (fixtures) => ({
    ...northwind(fixtures),
    offerId: fixtures.fleets.cityCars.offerIds[0]!,
    origin: `${near.latitude},${near.longitude}`,
    destination: `51.52,${near.longitude}`,
  }),
  getTripFigures: () => ({ from: '2026-01-01', to: '2026-12-31', by: 'fleet' }),
  listNearbyDrivers: () => near,
  listFleetAccountsForBooking: (fixtures) => ({
    ...northwind(fixtures),
    fleetId: fixtures.fleets.cityCars.id,
  }),
  listAccountFields: ({ fleets, fleetAccounts }) => ({
    fleetId: fleets.cityCars.id,
    accountId: fleetAccounts['Northwind']!.id,
  }),
  validateFleetAccount: ({ fleets }) => ({ fleetId: fleets.cityCars.id, accountNumber: 'A-1' }),
  listPaymentMethods: northwind,
  listImports: () => ({ resource: 'business-passengers' }),
  downloadTripHistory: () => ({
    bookingChannelId: 'meridian',
    fileName: 'trips',
    pickupTimeFrom: '2026-01-01T00:00:00Z',
    pickupTimeTo: '2026-02-01T00:00:00Z',
  }),
};

export const queryOf = async (id: string, fixtures: Fixtures): Promise<Values> =>
  (await QUERIES[id]?.(fixtures)) ?? {};

interface BodyOptions {
  fixtures: Fixtures;
  rows: Rows;
  northwind: Owner;
}

/** The body of a call on a declared resource, derived from the declaration. */
async function declaredBody(
  method: Method,
  path: string,
  { rows, northwind }: BodyOptions,
): Promise<Values | null> {
  const [, , name = '', verb = '', more] = path.split('/');
  const resource = findResource(name);
  if (!resource || more !== undefined) return null;
  const isRow = verb.startsWith('{');
  if (method === 'post' && verb === '') return rows.cases.values(resource);
  if (method === 'patch' && isRow) return {};
  if (method === 'put' && isRow) {
    const reader = rows.cases.clientFor(resource, 'get');
    const { body: row } = await reader.get<Values>(
      `/v1/${name}/${await rows.get(name, northwind)}`,
    );
    // With a value that only this row may have, the body changes no other row.
    const sent = Object.keys(resource.fields).filter((field) => {
      const { write, unique } = resource.fields[field]!;
      return write === 'always' || (write === 'create' && unique !== undefined);
    });
    return Object.fromEntries(sent.map((field) => [field, row[field]]));
  }
  if (verb === 'deletion-check') return { ids: [await rows.get(name, northwind)] };
  if (verb === 'import')
    return accountField(resource) ? { corporationId: northwind.corporation.id } : {};
  if (verb === 'batch') {
    const ids = [await rows.get(name, northwind)];
    // An account's admins cannot delete accounts. Looking at a batch changes nothing.
    if (name === 'corporations')
      return { action: 'update', ids, changes: { communicationLanguage: 'en' } };
    return { action: 'delete', ids };
  }
  return null;
}

/** @throws for a call whose body is missing in this file */
export async function bodyOf(
  { id, method, path }: { id: string; method: Method; path: string },
  options: BodyOptions,
): Promise<Values> {
  const given = BODIES[id]?.(options.fixtures) ?? (await declaredBody(method, path, options));
  if (!given) throw new Error(`Give ${id} a body in tests/api/authorisation/inputs.ts`);
  return given;
}
