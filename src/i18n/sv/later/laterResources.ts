import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
  'api-keys': {
    name: 'API-nyckel |||| API-nycklar',
    title: 'API-nycklar',
    add: 'Lägg till API-nyckel',
    edit: 'Redigera API-nyckel',
    fields: {
      corporationId: 'Konto',
      name: 'Namn',
      trips: 'Resor',
      people: 'Personer',
      rules: 'Grupper och reseregler',
      accounts: 'Konton och favoriter',
      invoices: 'Fakturor',
      fleets: 'Taxibolag och priser',
      expiresOn: 'Sista dagen',
      addresses: 'Tillåtna adresser',
      status: 'Status',
      keyStart: 'Börjar med',
      formerEndsAt: 'Tidigare hemlighet till',
      lastUsedAt: 'Senast använd',
      createdAt: 'Skapad',
    },
  },
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
