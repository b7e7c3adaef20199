import { findResource } from '../../../contract/resources/index.ts';
import type { Route } from '../route.ts';
import { DEMO, PLACES } from './demoRows.ts';
import type { Example } from './example.ts';
import { idInDemo, resourceExample } from './resourceExamples.ts';

const { station, hotel } = PLACES;
const account = { corporationId: DEMO.account };
const at = { latitude: station.latitude, longitude: station.longitude };
const text = ({ latitude, longitude }: typeof station) => `${latitude},${longitude}`;
const trip = {
  offerId: DEMO.saloon,
  origin: station,
  destination: hotel,
  passengerInfo: {
    passengerId: DEMO.employee,
    passengerType: 'employee',
    corporationId: DEMO.account,
  },
  payment: { type: 'businessAccount' },
};
/** A line of a file of employees, as an import takes it. */
const line = (position: number, givenName: string, familyName: string, number: string) => ({
  position,
  line: position + 2,
  cells: {
    givenName,
    familyName,
    email: `${givenName}.${familyName}@northwind.example`.toLowerCase(),
    'phone.prefix': '+44',
    'phone.number': number,
  },
});
const ADMINS = '/v1/business/reports/corporation-admins';
const REQUEST = { operation: 'requestBooking', at: '/bookingId' };
const INVOICE = { operation: 'listInvoices', at: '/0/id' };
const BATCH = { operation: 'batchBusinessPassengers', at: '/id' };
const IMPORT = { operation: 'importBusinessPassengers', at: '/id' };
const VIEW = { operation: 'createTripView', at: '/id' };
const TEMPLATE = { operation: 'createTripTemplate', at: '/id' };
const EXPORT = { operation: 'createReportExport', at: '/id' };

/** Examples of calls that are more than reading and writing rows, by operation. */
const EXAMPLES: Record<string, Example> = {
  searchRecipients: { query: { ...account, dynamicSearch: 'emma' } },
  recentRecipients: { query: account },
  requestEmailChange: { body: { email: 'd.whitfield@northwind.example' } },
  issueSecretOfApiKey: { body: { formerValidMinutes: 1440 } },
  resendWebhooks: { body: { from: '2026-11-30T00:00:00Z' } },
  endSession: { params: { id: 'current' } },
  saveEmployeeGroup: { body: { description: 'Everybody who visits customers' } },
  suggestAddresses: { query: { search: 'Heathrow', ...account } },
  getAddress: { idFrom: { operation: 'suggestAddresses', at: '/suggestions/0/id' } },
  reverseGeocode: { query: at },
  listRecentPlaces: { query: { ...account, passengerId: DEMO.employee } },
  listOffers: {
    query: { ...account, pickupLatitude: at.latitude, pickupLongitude: at.longitude },
  },
  estimateFare: {
    query: { ...account, offerId: DEMO.saloon, origin: text(station), destination: text(hotel) },
  },
  previewPolicy: { body: trip },
  tryPolicy: { body: { ...account, rules: [], groupIds: [DEMO.group] } },
  listNearbyDrivers: { query: at },
  listTripQuestions: { query: account },
  listFleetAccountsForBooking: { query: { ...account, fleetId: DEMO.fleet } },
  listAccountFields: { query: { accountId: DEMO.fleetAccount, fleetId: DEMO.fleet } },
  validateFleetAccount: { query: { fleetId: DEMO.fleet, accountNumber: '123450' } },
  requestBooking: { body: trip },
  confirmBooking: { idFrom: REQUEST },
  cancelBooking: { params: { id: DEMO.cancelledTrip } },
  abandonAttempt: { params: { attempt: 'a53e6dd2-0000:1' } },
  requestInfo: { body: { message: 'Was an umbrella found in the car?' } },
  // The newest one may be a credit note, which is neither paid nor credited.
  listInvoices: { query: { kind: 'invoice' } },
  getInvoices: { idFrom: INVOICE },
  listHistoryOfInvoices: { idFrom: INVOICE },
  getInvoiceDetails: { idFrom: INVOICE },
  downloadInvoice: { idFrom: INVOICE, query: { format: 'csv' } },
  markInvoicePaid: { idFrom: INVOICE },
  markInvoiceUnpaid: { idFrom: INVOICE },
  recordInvoicePayment: {
    idFrom: INVOICE,
    body: { paidOn: '2026-01-20', amount: 100, reference: 'MERIDIAN-I000021' },
  },
  withdrawInvoicePayment: {
    idFrom: { operation: 'recordInvoicePayment', at: '/payments/0/id' },
  },
  getAccountStatement: { query: account },
  creditInvoicedTrip: {
    idFrom: INVOICE,
    body: { bookingId: DEMO.completedTrip, amount: 100, reason: 'A detour' },
    bodyFrom: { member: 'bookingId', operation: 'getInvoiceDetails', at: '/lines/0/bookingId' },
  },
  getTripFigures: {
    query: { from: '2026-01-01', to: '2026-12-31', grain: 'month', ...account },
  },
  getAccountBilling: { params: { id: DEMO.account } },
  saveAccountBilling: {
    params: { id: DEMO.account },
    body: {
      legalName: 'Northwind Trading Limited',
      address: '21 Sample Street\nLondon EC1A 1BB',
      country: 'GB',
      taxNumber: 'GB 000 0000 00',
      purchaseOrder: 'PO-4711',
      emails: ['invoices@northwind.example'],
      // Admins of the account send what they read.
      paymentDays: null,
    },
  },
  getTaxRates: { params: { id: DEMO.fleet } },
  saveTaxRates: {
    params: { id: DEMO.fleet },
    body: { rates: [{ validFrom: '2027-01-01', rate: 20 }] },
  },
  beginCardSetup: { body: account },
  storeCard: {
    body: { ...account, paymentMethodId: 'pm_from_the_card_processor', cardName: 'Travel desk' },
  },
  changeCardGroups: {
    params: { id: DEMO.card },
    body: { addedEmployeeGroupIds: [DEMO.group] },
  },
  deletePaymentMethods: { params: { id: DEMO.card } },
  tryJobsAgain: { body: { jobIds: ['0192f0c1-2345-7abc-8def-0123456789ab'] } },
  trackEvents: {
    body: {
      events: [
        {
          id: '0192f0c1-2345-7abc-8def-0123456789ab',
          code: 'PAGE_VISITED',
          pageUri: '/trips/all-trips',
          payload: {},
          appVersion: '1.0.0',
          userAgent: 'curl/8.5.0',
          metadata: { locale: 'en', deviceTime: '2026-11-29T12:00:00Z' },
        },
      ],
    },
  },
  createTripView: {
    body: {
      name: 'Trips to come',
      state: {
        tab: 'pre-bookings',
        filters: {},
        sort: 'pickupAt',
        columns: ['pickupAt', 'passengerName', 'status'],
      },
    },
  },
  updateTripView: { idFrom: VIEW, body: { name: 'Future trips' } },
  setDefaultTripView: { idFrom: VIEW, body: { isDefault: true } },
  deleteTripView: { idFrom: VIEW },
  createTripTemplate: { body: { name: 'Airport', bookingId: DEMO.completedTrip } },
  updateTripTemplate: { idFrom: TEMPLATE, body: { name: 'To the airport' } },
  deleteTripTemplate: { idFrom: TEMPLATE },
  getListPreference: { params: { list: 'bookings' } },
  keepListPreference: { params: { list: 'bookings' }, body: { perPage: 20 } },
  chooseMails: { body: { wanted: [] } },
  createReportTicket: { body: { path: ADMINS, query: account } },
  downloadTripHistory: {
    query: {
      bookingChannelId: 'meridian',
      fileName: 'trips',
      pickupTimeFrom: '2026-11-01T00:00:00Z',
      pickupTimeTo: '2026-12-01T00:00:00Z',
    },
  },
  createReportExport: { body: { path: ADMINS, query: account } },
  getReportExport: { idFrom: EXPORT },
  downloadReportExport: { idFrom: EXPORT },
  deleteReportExport: { idFrom: EXPORT },
  getBatch: { idFrom: BATCH },
  listBatchRows: { idFrom: BATCH },
  listBatchUses: { idFrom: BATCH },
  listTripsAheadOfBatch: { idFrom: BATCH },
  startBatch: { idFrom: BATCH },
  undoBatch: { idFrom: BATCH },
  listImports: { query: { resource: 'business-passengers' } },
  getImport: { idFrom: IMPORT },
  putImportRows: {
    idFrom: IMPORT,
    body: {
      lines: [
        line(0, 'Rosalind', 'Franklin', '7400123460'),
        line(1, 'Dorothy', 'Hodgkin', '7400123462'),
      ],
    },
  },
  listImportRows: { idFrom: IMPORT },
  replaceInImport: { idFrom: IMPORT, body: { find: 'Rosalind', replace: 'Rosie' } },
  confirmNumbersOfImport: { idFrom: IMPORT },
  leaveOutImportRows: { idFrom: IMPORT, body: { positions: [1] } },
  checkImport: { idFrom: IMPORT },
  startImport: { idFrom: IMPORT },
  pauseImport: { idFrom: IMPORT },
  undoImport: { idFrom: IMPORT },
  dropImport: { idFrom: IMPORT },
  importAccountRecord: {
    body: {
      fleetId: DEMO.fleet,
      accountName: 'Harrier Logistics',
      email: 'office@harrier.example',
      dispatchAccountNumber: '304060',
    },
  },
  trackTrip: { params: { token: DEMO.trackingToken } },
  trackRoute: { params: { token: DEMO.trackingToken } },
  mapPiece: { params: { level: '9', column: '255', row: '170' } },
};

const DAY_MS = 86_400_000;

/** Another pickup time can be at most a few weeks ahead. */
const changeBooking = (now: Date): Example => ({
  params: { id: DEMO.changedTrip },
  body: {
    pickupTime: `${new Date(now.getTime() + 5 * DAY_MS).toISOString().slice(0, 10)}T10:00:00`,
  },
});

/** Inputs with which a call works in the demo. */
export function exampleOf(route: Pick<Route, 'id' | 'method' | 'path'>, now: Date): Example {
  if (route.id === 'changeBooking') return changeBooking(now);
  const segment = route.path.split('/')[2] ?? '';
  const resource = findResource(segment);
  const example: Example =
    EXAMPLES[route.id] ?? (resource && resourceExample(resource, route)) ?? {};
  const id = idInDemo(segment);
  const needsId = route.path.includes('{id}') && !example.idFrom && !example.params && id;
  return needsId ? { ...example, params: { id } } : example;
}
