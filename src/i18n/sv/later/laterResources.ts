import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
  'fleet-offers': {
    name: 'fordon |||| fordon',
    title: 'Fordon och priser',
    add: 'Lägg till fordon',
    edit: 'Redigera fordon',
    fields: {
      fleetId: 'Taxibolag',
      name: 'Fordonsklass',
      seats: 'Platser',
      bags: 'Stora väskor',
      paymentTypes: 'Betalsätt',
      fareType: 'Typ av pris',
      baseFare: 'Grundpris',
      perKilometre: 'Pris för sträckan',
      perMinute: 'Pris per minut',
      minimumFare: 'Lägsta pris',
      cancellationFee: 'Avgift för sen avbokning',
      cancellationMinutes: 'Avgift från (minuter före upphämtning)',
      createdAt: 'Skapat',
    },
  },
};
