import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
  'api-keys': {
    name: 'API-avain |||| API-avainta',
    title: 'API-avaimet',
    add: 'Lisää API-avain',
    edit: 'Muokkaa API-avainta',
    fields: {
      corporationId: 'Tili',
      name: 'Nimi',
      trips: 'Matkat',
      people: 'Henkilöt',
      rules: 'Ryhmät ja matkasäännöt',
      accounts: 'Tilit ja suosikit',
      invoices: 'Laskut',
      fleets: 'Taksiyhtiöt ja hinnat',
      expiresOn: 'Viimeinen päivä',
      addresses: 'Sallitut osoitteet',
      status: 'Tila',
      keyStart: 'Alkaa merkeillä',
      formerEndsAt: 'Edellinen salaisuus asti',
      lastUsedAt: 'Viimeksi käytetty',
      createdAt: 'Luotu',
    },
  },
  'fleet-offers': {
    name: 'ajoneuvo |||| ajoneuvot',
    title: 'Ajoneuvot ja hinnat',
    add: 'Lisää ajoneuvo',
    edit: 'Muokkaa ajoneuvoa',
    fields: {
      fleetId: 'Taksiyhtiö',
      name: 'Ajoneuvoluokka',
      seats: 'Paikat',
      bags: 'Isot laukut',
      paymentTypes: 'Maksutavat',
      fareType: 'Hinnan tyyppi',
      baseFare: 'Lähtöhinta',
      perKilometre: 'Hinta matkasta',
      perMinute: 'Hinta minuutilta',
      minimumFare: 'Vähimmäishinta',
      cancellationFee: 'Maksu myöhäisestä peruutuksesta',
      cancellationMinutes: 'Maksu alkaen (min ennen noutoa)',
      createdAt: 'Luotu',
    },
  },
};
