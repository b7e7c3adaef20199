import type { ResourceTexts } from '../../resourceTexts.ts';

/** The texts of resources that only their own page and what opens there need. */
export const laterResources = {
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
