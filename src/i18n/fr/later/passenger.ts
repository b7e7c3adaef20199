import type { passenger as english } from '../../en/later/passenger.ts';
import type { Messages } from '../../messages.ts';

export const passenger: Messages<typeof english> = {
  recent: 'Passagers récents',
  none: 'Personne ne correspond dans ce compte.',
  add: 'Ajouter un invité',
  addNamed: 'Ajouter « %{text} » comme invité',
  addHint: 'Pas dans la liste ? Réservez pour un invité',
  phone: 'Téléphone',
  phoneLocked: 'C’est le numéro enregistré. Vous pouvez le modifier sous Personnes.',
  noPhone: 'Le chauffeur ne peut pas appeler %{name} : aucun numéro n’est enregistré.',
  addPhone: 'Saisir un numéro',
  guest: {
    title: 'Ajouter un invité',
    close: 'Choisir plutôt dans la liste',
    givenName: 'Prénom',
    familyName: 'Nom',
    phoneNumber: 'Téléphone',
    phoneHint: 'Le chauffeur appelle ce numéro.',
    email: 'E-mail',
    keep: 'Enregistrer parmi les invités de %{account}',
    keptHint: 'La prochaine fois, vous le retrouverez par son nom.',
    notKeptHint: 'L’invité n’est ajouté que pour cette course.',
  },
};
