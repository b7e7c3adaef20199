import type { views as english } from '../../en/parts/views.ts';
import type { Messages } from '../../messages.ts';

export const views: Messages<typeof english> = {
  list: {
    search: 'Hae: %{name}',
    searchMin: 'Kirjoita vähintään %{min} merkkiä',
    noneYet: 'Ei vielä merkintöjä. Lisää ensin sellainen kohdassa ”%{page}”.',
    actions: 'Toiminnot',
    sortBy: 'Järjestys',
    perPage: 'Rivejä sivulla',
    filled: '%{count} (täytä ikkuna)',
    range: '%{from}–%{to} / %{total}',
    atLeast: '%{count}+',
    pages: 'Sivut',
    firstPage: 'Ensimmäinen sivu',
    previousPage: 'Edellinen sivu',
    nextPage: 'Seuraava sivu',
    noData: 'Tietoja ei ole',
    noResults: 'Ei tuloksia',
    noResultsHint: 'Mikään ei vastaa hakua ja suodattimia.',
    clearFilters: 'Tyhjennä suodattimet',
    retry: 'Yritä uudelleen',
    loadFailed: 'Luetteloa ei voitu ladata.',
    refreshFailed: 'Luetteloa ei voitu päivittää, ja se voi olla vanhentunut.',
    selected: '%{smart_count} valittu |||| %{smart_count} valittu',
    clearSelection: 'Poista valinnat',
    selectAccount: 'Valitse tili',
    selectAccountHint: 'Valitse tili, niin näet, mitä siihen kuuluu.',
    edit: 'Muokkaa: %{row}',
    delete: 'Poista: %{row}',
  },
};
