import type { ResourceTexts } from '../../resourceTexts.ts';

/** The texts of resources that only their own page and what opens there need. */
export const laterResources = {
  'api-keys': {
    name: 'API key |||| API keys',
    title: 'API keys',
    add: 'Add API key',
    edit: 'Edit API key',
    fields: {
      corporationId: 'Account',
      name: 'Name',
      trips: 'Trips',
      people: 'People',
      rules: 'Groups and travel rules',
      accounts: 'Accounts and favourites',
      invoices: 'Invoices',
      fleets: 'Taxi companies and prices',
      expiresOn: 'Last day',
      addresses: 'Allowed addresses',
      status: 'Status',
      keyStart: 'Begins with',
      formerEndsAt: 'Former secret until',
      lastUsedAt: 'Last used',
      createdAt: 'Created',
    },
  },
  'fleet-offers': {
    name: 'vehicle |||| vehicles',
    title: 'Vehicles and prices',
    add: 'Add vehicle',
    edit: 'Edit vehicle',
    fields: {
      fleetId: 'Taxi company',
      name: 'Vehicle class',
      seats: 'Seats',
      bags: 'Large bags',
      paymentTypes: 'Payment methods',
      fareType: 'Kind of fare',
      baseFare: 'Base fare',
      perKilometre: 'Fare by distance',
      perMinute: 'Fare per minute',
      minimumFare: 'Minimum fare',
      cancellationFee: 'Late cancellation fee',
      cancellationMinutes: 'Fee from (minutes before pickup)',
      createdAt: 'Created',
    },
  },
} as const satisfies Partial<ResourceTexts>;
