import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
  'api-keys': {
    name: 'API-kulcs |||| API-kulcs',
    title: 'API-kulcsok',
    add: 'API-kulcs hozzáadása',
    edit: 'API-kulcs szerkesztése',
    fields: {
      corporationId: 'Fiók',
      name: 'Név',
      trips: 'Utazások',
      people: 'Személyek',
      rules: 'Csoportok és utazási szabályok',
      accounts: 'Fiókok és kedvencek',
      invoices: 'Számlák',
      fleets: 'Taxitársaságok és árak',
      expiresOn: 'Utolsó nap',
      addresses: 'Engedélyezett címek',
      status: 'Állapot',
      keyStart: 'Kezdete',
      formerEndsAt: 'Az előző titok eddig',
      lastUsedAt: 'Utolsó használat',
      createdAt: 'Létrehozva',
    },
  },
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
