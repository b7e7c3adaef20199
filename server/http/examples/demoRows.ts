import { demoId, trackingTokenOf } from '../../demo/ids.ts';

const CHANNEL = 'meridian';
const ACCOUNT = 'Northwind Trading';
const FLEET = 'Albion Cabs';

const ofAccount = (resource: string, row: string | number) =>
  demoId(CHANNEL, resource, ACCOUNT, row);
const trip = (status: string, at: number) => demoId(CHANNEL, 'bookings', ACCOUNT, status, at);

/** Rows of the demo that the examples name: those of one account and of its fleets. */
export const DEMO = {
  account: demoId(CHANNEL, 'corporations', ACCOUNT),
  /** An account that one fleet does not bill yet, and that fleet. */
  unlinkedAccount: demoId(CHANNEL, 'corporations', 'Mayfair Auctions'),
  unlinkedFleet: demoId(CHANNEL, 'fleets', 'Thameside Taxis'),
  fleet: demoId(CHANNEL, 'fleets', FLEET),
  saloon: demoId(CHANNEL, 'fleet-offers', FLEET, 'Saloon'),
  estate: demoId(CHANNEL, 'fleet-offers', FLEET, 'Estate'),
  fleetAccount: ofAccount('fleet-accounts', 0),
  user: demoId(CHANNEL, 'users', 'daniel.whitfield@northwind.example'),
  employee: ofAccount('business-passengers', 0),
  guest: ofAccount('business-guests', 0),
  group: ofAccount('employee-groups', 'Sales'),
  budget: ofAccount('budgets', 'Sales'),
  restriction: ofAccount('travel-restrictions', 'Standard travel'),
  favourite: ofAccount('favourite-addresses', 'Head office'),
  apiKey: ofAccount('api-keys', 'Travel desk'),
  webhook: ofAccount('webhook-endpoints', 'Travel desk'),
  card: ofAccount('payment-methods', 0),
  completedTrip: trip('COMPLETED', 1),
  changedTrip: trip('PREBOOKED', 1),
  cancelledTrip: trip('PREBOOKED', 2),
  trackingToken: trackingTokenOf(trip('PREBOOKED', 3)),
};

/** Two places that the fleets of the demo serve. */
export const PLACES = {
  station: {
    latitude: 51.5308,
    longitude: -0.1238,
    address: 'King’s Cross Station, Euston Road, London',
  },
  hotel: { latitude: 51.5101, longitude: -0.1205, address: 'The Savoy, Strand, London' },
};
