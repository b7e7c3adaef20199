import type { laterResources as english } from '../../en/later/laterResources.ts';
import type { Messages } from '../../messages.ts';

export const laterResources: Messages<typeof english> = {
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
