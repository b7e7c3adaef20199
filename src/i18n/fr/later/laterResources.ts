import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
  'api-keys': {
    name: 'clé d’API |||| clés d’API',
    title: 'Clés d’API',
    add: 'Ajouter une clé d’API',
    edit: 'Modifier la clé d’API',
    fields: {
      corporationId: 'Compte',
      name: 'Nom',
      trips: 'Courses',
      people: 'Personnes',
      rules: 'Groupes et règles de voyage',
      accounts: 'Comptes et favoris',
      invoices: 'Factures',
      fleets: 'Compagnies de taxis et prix',
      expiresOn: 'Dernier jour',
      addresses: 'Adresses autorisées',
      status: 'Statut',
      keyStart: 'Commence par',
      formerEndsAt: 'Ancien secret jusqu’au',
      lastUsedAt: 'Dernière utilisation',
      createdAt: 'Créée le',
    },
  },
  'fleet-offers': {
    name: 'véhicule |||| véhicules',
    title: 'Véhicules et prix',
    add: 'Ajouter un véhicule',
    edit: 'Modifier le véhicule',
    fields: {
      fleetId: 'Compagnie de taxis',
      name: 'Catégorie de véhicule',
      seats: 'Places',
      bags: 'Grands bagages',
      paymentTypes: 'Moyens de paiement',
      fareType: 'Type de prix',
      baseFare: 'Prix de base',
      perKilometre: 'Prix à la distance',
      perMinute: 'Prix par minute',
      minimumFare: 'Prix minimum',
      cancellationFee: 'Frais d’annulation tardive',
      cancellationMinutes: 'Frais dès (min avant prise en charge)',
      createdAt: 'Créé le',
    },
  },
};
