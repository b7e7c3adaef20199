import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
  'fleet-offers': {
    name: 'voertuig |||| voertuigen',
    title: 'Voertuigen en prijzen',
    add: 'Voertuig toevoegen',
    edit: 'Voertuig bewerken',
    fields: {
      fleetId: 'Taxibedrijf',
      name: 'Voertuigklasse',
      seats: 'Plaatsen',
      bags: 'Grote koffers',
      paymentTypes: 'Betaalwijzen',
      fareType: 'Soort ritprijs',
      baseFare: 'Basisprijs',
      perKilometre: 'Prijs per afstand',
      perMinute: 'Prijs per minuut',
      minimumFare: 'Minimumprijs',
      cancellationFee: 'Kosten voor late annulering',
      cancellationMinutes: 'Kosten vanaf (minuten voor ophalen)',
      createdAt: 'Aangemaakt',
    },
  },
};
