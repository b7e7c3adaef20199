import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
  'api-keys': {
    name: 'chiave API |||| chiavi API',
    title: 'Chiavi API',
    add: 'Aggiungi chiave API',
    edit: 'Modifica chiave API',
    fields: {
      corporationId: 'Account',
      name: 'Nome',
      trips: 'Corse',
      people: 'Persone',
      rules: 'Gruppi e regole di viaggio',
      accounts: 'Account e preferiti',
      invoices: 'Fatture',
      fleets: 'Società di taxi e prezzi',
      expiresOn: 'Ultimo giorno',
      addresses: 'Indirizzi consentiti',
      status: 'Stato',
      keyStart: 'Inizia con',
      formerEndsAt: 'Segreto precedente fino al',
      lastUsedAt: 'Ultimo uso',
      createdAt: 'Creazione',
    },
  },
  'fleet-offers': {
    name: 'veicolo |||| veicoli',
    title: 'Veicoli e prezzi',
    add: 'Aggiungi veicolo',
    edit: 'Modifica veicolo',
    fields: {
      fleetId: 'Società di taxi',
      name: 'Categoria del veicolo',
      seats: 'Posti',
      bags: 'Bagagli grandi',
      paymentTypes: 'Metodi di pagamento',
      fareType: 'Tipo di prezzo',
      baseFare: 'Prezzo base',
      perKilometre: 'Prezzo a distanza',
      perMinute: 'Prezzo al minuto',
      minimumFare: 'Prezzo minimo',
      cancellationFee: 'Penale per annullamento tardivo',
      cancellationMinutes: 'Penale da (minuti prima della partenza)',
      createdAt: 'Creato il',
    },
  },
};
