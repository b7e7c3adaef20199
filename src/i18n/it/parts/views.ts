import type { views as english } from '../../en/parts/views.ts';
import type { Messages } from '../../messages.ts';

export const views: Messages<typeof english> = {
  list: {
    search: 'Cerca %{name}',
    searchMin: 'Scriva almeno %{min} caratteri',
    noneYet: 'Ancora nessuna voce. Ne aggiunga prima una in «%{page}».',
    actions: 'Azioni',
    sortBy: 'Ordina per',
    perPage: 'Righe per pagina',
    filled: '%{count} (riempi la finestra)',
    range: '%{from}–%{to} di %{total}',
    atLeast: '%{count}+',
    pages: 'Pagine',
    firstPage: 'Prima pagina',
    previousPage: 'Pagina precedente',
    nextPage: 'Pagina successiva',
    noData: 'Nessun dato disponibile',
    noResults: 'Nessun risultato',
    noResultsHint: 'Nulla corrisponde alla ricerca e ai filtri.',
    clearFilters: 'Cancella filtri',
    retry: 'Riprova',
    loadFailed: 'Impossibile caricare l’elenco.',
    refreshFailed: 'Impossibile aggiornare l’elenco, che potrebbe non essere attuale.',
    selected: 'Selezione: %{smart_count}',
    clearSelection: 'Annulla selezione',
    selectAccount: 'Scelga un account',
    selectAccountHint: 'Scelga un account per vedere che cosa gli appartiene.',
    edit: 'Modifica %{row}',
    delete: 'Elimina %{row}',
  },
};
