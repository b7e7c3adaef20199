import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
  'api-keys': {
    name: 'API-sleutel |||| API-sleutels',
    title: 'API-sleutels',
    add: 'API-sleutel toevoegen',
    edit: 'API-sleutel bewerken',
    fields: {
      corporationId: 'Account',
      name: 'Naam',
      trips: 'Ritten',
      people: 'Personen',
      rules: 'Groepen en reisregels',
      accounts: 'Accounts en favorieten',
      invoices: 'Facturen',
      fleets: 'Taxibedrijven en prijzen',
      expiresOn: 'Laatste dag',
      addresses: 'Toegestane adressen',
      status: 'Status',
      keyStart: 'Begint met',
      formerEndsAt: 'Vorig geheim tot',
      lastUsedAt: 'Laatst gebruikt',
      createdAt: 'Aangemaakt',
    },
  },
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
