import type { tripChange as english } from '../en/tripChange.ts';
import type { Messages } from '../messages.ts';

export const tripChange: Messages<typeof english> = {
  title: 'Modifier l’heure de départ',
  before: 'Réservé',
  after: 'Nouveau',
  fixed: 'Le reste de la course',
  fixedText:
    'Seule l’heure peut être modifiée. Pour changer autre chose, annulez et réservez à nouveau.',
  same: 'Choisissez une autre heure',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  leave: 'Ne rien changer',
  kept: 'La course garde son heure tant que la nouvelle n’est pas confirmée.',
  unanswered: 'Le serveur n’a pas répondu. Réessayez : la même modification se poursuit.',
  done: 'Heure de départ modifiée',
  doneText: 'Le taxi viendra le %{time}. La compagnie de taxis en est avertie.',
  other: 'Modifié ailleurs entre-temps',
  otherText: 'Un autre onglet ou une autre personne a choisi une autre heure : %{time}.',
  trips: 'Retour aux courses',
  again: 'Réserver à nouveau',
  notChangeable: 'Cette course ne peut plus être modifiée',
  notChangeableText:
    'Son statut est « %{status} ». Seules les courses réservées à l’avance peuvent changer d’heure.',
  unknown: 'Cette course n’existe pas',
  unknownText: 'Elle appartient peut-être à un compte que vous ne gérez pas.',
  failed: 'La course n’a pas pu être chargée',
  failedText: 'Vérifiez votre connexion et réessayez. Votre saisie est conservée.',
};
