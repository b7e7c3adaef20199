import type { views as english } from '../../en/parts/views.ts';
import type { Messages } from '../../messages.ts';

export const views: Messages<typeof english> = {
  list: {
    search: 'Chercher des %{name}',
    searchMin: 'Saisissez au moins %{min} caractères',
    noneYet: 'Aucune entrée pour le moment. Ajoutez-en d’abord une sous « %{page} ».',
    actions: 'Actions',
    sortBy: 'Trier par',
    perPage: 'Lignes par page',
    filled: '%{count} (remplir la fenêtre)',
    range: '%{from}–%{to} sur %{total}',
    atLeast: '%{count}+',
    pages: 'Pages',
    firstPage: 'Première page',
    previousPage: 'Page précédente',
    nextPage: 'Page suivante',
    noData: 'Aucune donnée disponible',
    noResults: 'Aucun résultat',
    noResultsHint: 'Rien ne correspond à la recherche et aux filtres.',
    clearFilters: 'Effacer les filtres',
    retry: 'Réessayer',
    loadFailed: 'La liste n’a pas pu être chargée.',
    refreshFailed: 'Cette liste n’est peut-être plus à jour : l’actualisation a échoué.',
    selected: '%{smart_count} sélectionné |||| %{smart_count} sélectionnés',
    clearSelection: 'Tout désélectionner',
    selectAccount: 'Sélectionnez un compte',
    selectAccountHint: 'Choisissez un compte pour voir ce qui en dépend.',
    edit: 'Modifier %{row}',
    delete: 'Supprimer %{row}',
  },
};
