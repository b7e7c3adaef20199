import type { passenger as english } from '../en/passenger.ts';
import type { Messages } from '../messages.ts';

export const passenger: Messages<typeof english> = {
  recent: 'Passagers récents',
  none: 'Personne ne correspond dans ce compte.',
  add: 'Ajouter un invité',
  addNamed: 'Ajouter « %{text} » comme invité',
  addHint: 'Pas dans la liste ? Réservez pour un invité',
  phone: 'Téléphone',
  phoneLocked: 'Tel qu’enregistré dans le compte ; il se modifie sous Personnes.',
  noPhone: 'Le chauffeur ne peut pas appeler %{name} : aucun numéro n’est enregistré.',
  addPhone: 'Saisir un numéro',
  guest: {
    title: 'Nouvel invité',
    close: 'Choisir plutôt dans la liste',
    givenName: 'Prénom',
    familyName: 'Nom',
    phoneNumber: 'Téléphone',
    phoneHint: 'Le chauffeur appelle ce numéro.',
    email: 'E-mail',
    keep: 'Garder parmi les invités de %{account}',
    keptHint: 'La prochaine fois, son nom suffira pour le retrouver.',
    notKeptHint: 'L’invité ne sert que pour cette course.',
  },
};
