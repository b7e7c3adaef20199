import type { views as english } from '../../en/parts/views.ts';
import type { Messages } from '../../messages.ts';

export const views: Messages<typeof english> = {
  list: {
    search: 'Keresés: %{name}',
    searchMin: 'Írjon be legalább %{min} karaktert',
    noneYet: 'Még nincs bejegyzés. Először vegyen fel egyet itt: „%{page}”.',
    actions: 'Műveletek',
    sortBy: 'Rendezés',
    perPage: 'Sorok oldalanként',
    filled: '%{count} (ablak kitöltése)',
    range: '%{from}–%{to} / %{total}',
    atLeast: '%{count}+',
    pages: 'Oldalak',
    firstPage: 'Első oldal',
    previousPage: 'Előző oldal',
    nextPage: 'Következő oldal',
    noData: 'Nincs adat',
    noResults: 'Nincs találat',
    noResultsHint: 'Semmi sem felel meg a keresésnek és a szűrőknek.',
    clearFilters: 'Szűrők törlése',
    retry: 'Újra',
    loadFailed: 'A listát nem sikerült betölteni.',
    refreshFailed: 'A listát nem sikerült frissíteni, ezért elavult lehet.',
    selected: '%{smart_count} kijelölve',
    clearSelection: 'Kijelölés megszüntetése',
    selectAccount: 'Válasszon fiókot',
    selectAccountHint: 'Válasszon fiókot, hogy lássa, mi tartozik hozzá.',
    edit: '%{row} szerkesztése',
    delete: '%{row} törlése',
  },
};
