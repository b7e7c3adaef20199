import type { views as english } from '../../en/parts/views.ts';
import type { Messages } from '../../messages.ts';

export const views: Messages<typeof english> = {
  list: {
    search: '%{name} suchen',
    searchMin: 'Geben Sie mindestens %{min} Zeichen ein',
    noneYet: 'Noch keine Einträge. Legen Sie zuerst unter „%{page}“ einen an.',
    actions: 'Aktionen',
    sortBy: 'Sortieren nach',
    perPage: 'Zeilen pro Seite',
    filled: '%{count} (Fenster füllen)',
    range: '%{from}–%{to} von %{total}',
    atLeast: '%{count}+',
    pages: 'Seiten',
    firstPage: 'Erste Seite',
    previousPage: 'Vorige Seite',
    nextPage: 'Nächste Seite',
    noData: 'Keine Daten vorhanden',
    noResults: 'Keine Treffer',
    noResultsHint: 'Nichts passt zur Suche und zu den Filtern.',
    clearFilters: 'Filter entfernen',
    retry: 'Erneut versuchen',
    loadFailed: 'Die Liste konnte nicht geladen werden.',
    refreshFailed: 'Diese Liste konnte nicht aktualisiert werden und ist vielleicht veraltet.',
    selected: '%{smart_count} ausgewählt |||| %{smart_count} ausgewählt',
    clearSelection: 'Auswahl aufheben',
    selectAccount: 'Konto auswählen',
    selectAccountHint: 'Wählen Sie ein Konto aus, um zu sehen, was dazugehört.',
    edit: '%{row} bearbeiten',
    delete: '%{row} löschen',
  },
};
