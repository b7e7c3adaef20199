import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
  'fleet-offers': {
    name: 'jármű |||| jármű',
    title: 'Járművek és árak',
    add: 'Jármű hozzáadása',
    edit: 'Jármű szerkesztése',
    fields: {
      fleetId: 'Taxitársaság',
      name: 'Járműkategória',
      seats: 'Ülések',
      bags: 'Nagy csomagok',
      paymentTypes: 'Fizetési módok',
      fareType: 'Ár típusa',
      baseFare: 'Alapdíj',
      perKilometre: 'Távolságdíj',
      perMinute: 'Ár percenként',
      minimumFare: 'Minimális ár',
      cancellationFee: 'Késői lemondás díja',
      cancellationMinutes: 'Díj ettől (perccel a felvétel előtt)',
      createdAt: 'Létrehozva',
    },
  },
};
