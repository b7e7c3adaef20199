import type { lists as english } from '../en/lists.ts';
import type { Messages } from '../messages.ts';

/** The frame of every list: filters, columns, keys. */
export const lists: Messages<typeof english> = {
  /** On a phone, where rows have no checkboxes until then. */
  select: 'Valitse',
  details: 'Tiedot: %{row}',
  filters: {
    add: 'Lisää suodatin',
    clear: 'Tyhjennä kaikki',
    remove: 'Poista suodatin %{name}',
    active: 'Suodattimet',
    find: 'Etsi…',
    apply: 'Käytä',
    show: 'Näytä suodattimet',
    showSet: 'Näytä suodattimet (%{smart_count} käytössä)',
    more: 'Näytä lisää',
    from: 'Alkaen',
    to: 'Asti',
    notANumber: 'Kirjoita luku',
    order: 'Yläraja ei voi olla pienempi kuin alaraja',
    least: 'Vähintään',
    most: 'Enintään',
    since: '%{from} alkaen',
    until: '%{to} asti',
    between: '%{from} – %{to}',
    contains: '”%{text}”',
    defaultRow: 'Oletus',
    yes: 'Kyllä',
    no: 'Ei',
    loadFailed: 'Vaihtoehtoja ei voitu ladata.',
  },
  periods: {
    today: 'Tänään',
    tomorrow: 'Huomenna',
    next7: 'Seuraavat 7 päivää',
    last7: 'Viimeiset 7 päivää',
    thisMonth: 'Tämä kuukausi',
    lastMonth: 'Viime kuukausi',
  },
  days: {
    required: 'Valitse päivä',
    invalid: 'Kirjoita päivä vuosilta 2000–2100',
    order: 'Viimeinen päivä ei voi olla ennen ensimmäistä',
  },
  inPlace: {
    refused: '%{row}: %{field} on ennallaan. Arvoa ”%{value}” ei tallennettu: %{reason}',
    unanswered:
      '%{row}: vastausta ei tullut, joten %{field} ei ehkä tallentunut arvolla ”%{value}”. Luettelo näyttää tallennetun arvon heti, kun palvelin vastaa.',
  },
  columns: {
    open: 'Sarakkeet',
    title: 'Sarakkeet',
    hint: 'Muuta järjestystä vetämällä rivejä, tai nosta rivi välilyönnillä ja siirrä sitä nuolinäppäimillä.',
    show: 'Näytä %{name}',
    drag: 'Siirrä: %{name}',
    reset: 'Palauta',
    apply: 'Käytä',
    oneNeeded: 'Jätä vähintään yksi sarake',
    moved: '%{name} on nyt paikassa %{position}/%{all}',
  },
};
