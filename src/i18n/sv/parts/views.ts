import type { views as english } from '../../en/parts/views.ts';
import type { Messages } from '../../messages.ts';

export const views: Messages<typeof english> = {
  list: {
    search: 'Sök %{name}',
    searchMin: 'Skriv minst %{min} tecken',
    noneYet: 'Inga poster än. Lägg först till en under ”%{page}”.',
    actions: 'Åtgärder',
    sortBy: 'Sortera efter',
    perPage: 'Rader per sida',
    filled: '%{count} (fyll fönstret)',
    range: '%{from}–%{to} av %{total}',
    atLeast: '%{count}+',
    pages: 'Sidor',
    firstPage: 'Första sidan',
    previousPage: 'Föregående sida',
    nextPage: 'Nästa sida',
    noData: 'Inga uppgifter finns',
    noResults: 'Inga träffar',
    noResultsHint: 'Inget passar in på sökningen och filtren.',
    clearFilters: 'Rensa filter',
    retry: 'Försök igen',
    loadFailed: 'Listan kunde inte läsas in.',
    refreshFailed: 'Listan kunde inte uppdateras och kan vara inaktuell.',
    selected: '%{smart_count} markerad |||| %{smart_count} markerade',
    clearSelection: 'Avmarkera alla',
    selectAccount: 'Välj ett konto',
    selectAccountHint: 'Välj ett konto för att se vad som hör till det.',
    edit: 'Redigera %{row}',
    delete: 'Ta bort %{row}',
  },
};
