import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
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
