import type { users as english } from '../en/users.ts';
import type { Messages } from '../messages.ts';

export const users: Messages<typeof english> = {
  accounts: 'Comptes',
  addAccount: 'Ajouter un compte',
  removeAccount: 'Retirer %{name}',
  accountMissing: 'Choisissez au moins un compte',
  alreadyAdded: 'L’utilisateur est déjà ajouté à ce compte',
  moreAccounts: '%{smart_count} autre |||| %{smart_count} autres',
  noAccount: 'aucun compte',
  ofOthers:
    'Cette personne administre aussi des comptes que vous n’administrez pas\u00a0: ses données relèvent d’un gestionnaire de flotte. Vous pouvez lui retirer vos propres comptes.',
  wasThere:
    '%{email} se connecte déjà sous le nom de %{name}, qui a désormais accès au compte. Rien d’autre n’a changé.',
  insist: 'Continuer quand même',
};
