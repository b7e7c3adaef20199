import type { payments as english } from '../../en/later/payments.ts';
import type { Messages } from '../../messages.ts';

export const payments: Messages<typeof english> = {
  challenge: {
    title: 'Confirmez auprès de votre banque',
    payment:
      'Votre banque veut s’assurer que c’est bien vous. %{amount} sont bloqués jusqu’à la fin de la course.',
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
    created: 'Moyen de paiement ajouté',
    incomplete: 'Indiquez le numéro de la carte, sa date d’expiration et le code de sécurité.',
    account: 'Compte',
    failed: 'La carte n’a pas pu être enregistrée. Vérifiez-la et réessayez.',
    notSaved: 'La carte n’a pas été enregistrée',
    refused: {
      card: 'La banque a refusé cette carte. Utilisez-en une autre.',
      number: 'Ce n’est pas le numéro d’une carte. Vérifiez-le et réessayez.',
      funds: 'La provision de la carte est insuffisante. Utilisez-en une autre.',
      expired: 'La carte a expiré. Utilisez-en une autre.',
      cvc: 'Le code de sécurité est incorrect. Vérifiez-le et réessayez.',
      bank: 'La banque n’a pas confirmé votre identité. Réessayez ou utilisez une autre carte.',
      passing: 'La banque ne peut pas répondre pour le moment. Réessayez dans quelques minutes.',
    },
    standIn: 'Mode test : utilisez une carte de test comme 4242 4242 4242 4242, jamais une vraie.',
  },
  groups: {
    label: 'Groupes',
    all: 'Tout le monde',
    hint: 'Seuls les passagers de ces groupes peuvent voyager avec la carte. Sans groupe, tout le monde le peut.',
    title: 'Groupes : %{method}',
    change: 'Modifier les groupes',
    saved: 'Groupes enregistrés : %{method}',
    failed: 'Les groupes n’ont pas pu être enregistrés. Réessayez.',
    deleted: 'Groupe supprimé',
  },
  page: {
    title: 'Moyens de paiement',
    expiry: { expired: 'Expirée', expires: 'Expire bientôt' },
    default: {
      mark: 'Par défaut',
      set: 'Moyen de paiement par défaut : %{method}',
      failed: 'Le moyen de paiement par défaut n’a pas pu être modifié. Réessayez.',
      expired:
        'La carte par défaut a expiré : %{method}. Choisissez un autre moyen de paiement par défaut.',
      expires:
        'La carte par défaut expire bientôt : %{method}. Ajoutez-en une nouvelle avant que les courses ne puissent plus être payées.',
    },
    gone: 'Cette carte a été supprimée entre-temps, elle ne peut donc pas être celle par défaut.',
    deleteText:
      'Elle ne pourra plus payer de course. Les courses déjà réservées lui sont encore débitées.',
    deleteDefault: 'Le compte paie ensuite par compte professionnel, sauf indication contraire.',
  },
};
