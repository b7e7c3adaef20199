import type { views as english } from '../../en/parts/views.ts';
import type { Messages } from '../../messages.ts';

export const views: Messages<typeof english> = {
  list: {
    search: 'Zoek %{name}',
    searchMin: 'Typ minstens %{min} tekens',
    noneYet: 'Nog geen items. Voeg er eerst een toe onder ‘%{page}’.',
    actions: 'Acties',
    sortBy: 'Sorteren op',
    perPage: 'Rijen per pagina',
    filled: '%{count} (venster vullen)',
    range: '%{from}–%{to} van %{total}',
    atLeast: '%{count}+',
    pages: 'Pagina’s',
    firstPage: 'Eerste pagina',
    previousPage: 'Vorige pagina',
    nextPage: 'Volgende pagina',
    noData: 'Geen gegevens beschikbaar',
    noResults: 'Geen resultaten',
    noResultsHint: 'Niets past bij de zoekopdracht en de filters.',
    clearFilters: 'Filters wissen',
    retry: 'Opnieuw proberen',
    loadFailed: 'De lijst kon niet worden geladen.',
    refreshFailed: 'Deze lijst kon niet worden bijgewerkt en is misschien verouderd.',
    selected: '%{smart_count} geselecteerd |||| %{smart_count} geselecteerd',
    clearSelection: 'Selectie opheffen',
    selectAccount: 'Kies een account',
    selectAccountHint: 'Kies een account om te zien wat erbij hoort.',
    edit: '%{row} bewerken',
    delete: '%{row} verwijderen',
  },
};
