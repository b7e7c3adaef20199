import type { users as english } from '../../en/later/users.ts';
import type { Messages } from '../../messages.ts';

export const users: Messages<typeof english> = {
  tabs: { users: 'Utilisateurs', groups: 'Groupes' },
  add: 'Ajouter un utilisateur',
  edit: 'Modifier l’utilisateur',
  created: 'L’utilisateur a été ajouté',
  createFailed: 'L’utilisateur n’a pas pu être ajouté',
  updated: 'L’utilisateur a été mis à jour',
  updateFailed: 'L’utilisateur n’a pas pu être mis à jour',
  createPassenger:
    'Ajouter aussi comme passager, pour que des courses puissent être réservées pour cette personne',
  passengerFailed: 'Le passager n’a pas pu être ajouté',
  withoutPassenger: 'Continuer sans passager',
  withoutThese: 'Continuer sans ces comptes',
  accounts: 'Comptes',
  addAccount: 'Ajouter un compte',
  removeAccount: 'Retirer %{name}',
  accountMissing: 'Choisissez au moins un compte',
  alreadyAdded: 'L’utilisateur est déjà ajouté à ce compte',
  moreAccounts: '%{smart_count} autre |||| %{smart_count} autres',
  noAccount: 'aucun compte',
  invited: 'Invité',
  notJoined: 'invité',
  insist: 'Continuer quand même',
  email: {
    change: 'Modifier l’e-mail…',
    title: 'Modifier l’e-mail',
    text: 'La nouvelle adresse reçoit un lien pour la confirmer. L’adresse actuelle est prévenue et peut bloquer la modification pendant un jour. Ensuite elle prend effet, et %{name} se reconnecte.',
    label: 'Nouvel e-mail',
    confirm: 'Demander la modification',
    failed: 'Rien n’a été modifié. Réessayez.',
    asked: 'Les deux adresses vont recevoir un e-mail',
    waiting:
      'Doit être remplacé par %{email} une fois cette adresse confirmée, au plus tôt le %{when}.',
    confirmed: 'Sera remplacé par %{email} le %{when}.',
    stopped:
      'Une modification en %{email} a été bloquée depuis l’adresse actuelle. Aucune autre ne peut être demandée avant le %{when}.',
    takeBack: 'Annuler la modification',
    takenBack: 'La modification a été annulée',
    signIn: 'Se reconnecter',
  },
  invite: {
    first: 'Envoyer l’e-mail de connexion à %{name}',
    again: 'Renvoyer l’e-mail de connexion à %{name}',
    tip: 'Envoyer un e-mail pour choisir un mot de passe',
    tipAgain: 'Renvoyer l’e-mail (dernier envoi : %{when})',
    title: 'Envoyer un e-mail de connexion ?',
    titleAgain: 'Renvoyer l’e-mail de connexion ?',
    text: '%{name} reçoit à l’adresse %{email} un lien à usage unique pour choisir un mot de passe. D’ici là, rien ne change.',
    textAgain: 'Dernier envoi : %{when}.',
    textElsewhere:
      '%{name} reçoit à l’adresse %{email} un e-mail qui indique où se connecter. Les mots de passe sont conservés chez %{provider}.',
    confirm: 'Envoyer',
    done: 'L’e-mail de connexion à %{name} est en route',
    failed: 'L’e-mail n’a pas été envoyé. Réessayez.',
  },
};
