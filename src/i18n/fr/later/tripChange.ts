import type { tripChange as english } from '../../en/later/tripChange.ts';
import type { Messages } from '../../messages.ts';

export const tripChange: Messages<typeof english> = {
  title: 'Modifier l’heure de prise en charge',
  before: 'Réservée',
  after: 'Nouvelle',
  fixed: 'Le reste de la course',
  fixedText:
    'Seule l’heure peut être modifiée. Pour changer autre chose, annulez et réservez à nouveau.',
  same: 'Choisissez une autre heure',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  leave: 'Garder l’heure',
  kept: 'La course garde son heure tant que la nouvelle n’est pas confirmée.',
  repeat: 'Réessayez : l’heure ne sera modifiée qu’une fois.',
  done: 'Heure de prise en charge modifiée',
  doneText: 'Le taxi viendra le %{time}. La compagnie de taxis en est avertie.',
  other: 'Modifiée entre-temps',
  otherText:
    'Une autre heure a été choisie dans un autre onglet ou par une autre personne. Le taxi viendra le %{time}.',
  trips: 'Retour aux courses',
  again: 'Réserver à nouveau',
  notChangeable: 'Cette course ne peut plus être modifiée',
  notChangeableText:
    'Son statut est « %{status} ». Seule l’heure des courses réservées à l’avance peut être modifiée.',
  unknown: 'Course introuvable',
  unknownText:
    'Elle appartient peut-être à un compte que vous ne gérez pas, ou l’adresse est incomplète.',
  failed: 'La course n’a pas pu être chargée',
  failedText: 'Vérifiez votre connexion et réessayez. Votre saisie est conservée.',
};
