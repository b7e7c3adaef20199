import type { common as english } from '../en/common.ts';
import type { Messages } from '../messages.ts';

export const common: Messages<typeof english> = {
  cancel: 'Annuler',
  clear: 'Effacer',
  close: 'Fermer',
  retry: 'Réessayer',
  noResults: 'Aucun résultat',
  loading: 'Chargement…',
  more: 'Autres actions',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  openChoices: 'Afficher les choix',
  /** Beside the button of a form, after a press. */
  problems:
    'Une information manque ou est incorrecte |||| %{smart_count} informations manquent ou sont incorrectes',
  unchanged: 'Rien n’a encore été modifié',
  labelled: '%{label} : %{value}',
  /** A failed call: the heading if the server sent none, and the status. */
  failure: {
    title: 'Oups, un problème est survenu',
    status: 'Erreur %{status}',
    wait: 'Réessayez %{when}.',
  },
};
