import type { payments as english } from '../en/payments.ts';
import type { Messages } from '../messages.ts';

export const payments: Messages<typeof english> = {
  challenge: {
    title: 'Confirmez auprès de votre banque',
    payment:
      'Votre banque veut s’assurer que c’est bien vous. %{amount} sont réservés jusqu’à la fin de la course.',
    setup: 'Votre banque veut s’assurer que c’est bien vous, avant l’enregistrement de la carte.',
    standIn: 'Cette page de test remplace votre banque. Aucune carte n’est débitée.',
    complete: 'Valider',
    fail: 'Refuser',
    close: 'Fermer sans répondre',
  },
  card: {
    add: 'Ajouter une carte',
    name: 'Nom sur la carte',
    details: 'Données de la carte',
    number: 'Numéro de carte',
    expiry: 'MM / AA',
    cvc: 'Code de sécurité',
    postalCode: 'Code postal',
    save: 'Enregistrer la carte',
    created: 'Moyen de paiement créé',
    incomplete: 'Indiquez le numéro de la carte, sa date d’expiration et le code de sécurité.',
    failed: 'La carte n’a pas pu être enregistrée. Vérifiez-la et réessayez.',
    standIn: 'Mode test : utilisez une carte de test comme 4242 4242 4242 4242, jamais une vraie.',
  },
};
