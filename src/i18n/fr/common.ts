import type { common as english } from '../en/common.ts';
import type { Messages } from '../messages.ts';

export const common: Messages<typeof english> = {
  add: 'Ajouter',
  cancel: 'Annuler',
  clear: 'Effacer',
  close: 'Fermer',
  retry: 'Réessayer',
  search: 'Rechercher',
  noResults: 'Aucun résultat',
  noData: 'Aucune donnée',
  loading: 'Chargement…',
  more: 'Autres actions',
  openChoices: 'Afficher les choix',
};
