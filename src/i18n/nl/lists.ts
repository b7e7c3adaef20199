import type { lists as english } from '../en/lists.ts';
import type { Messages } from '../messages.ts';

/** The frame of every list: filters, columns, keys. */
export const lists: Messages<typeof english> = {
  /** On a phone, where rows have no checkboxes until then. */
  select: 'Selecteren',
  details: 'Details van %{row}',
  filters: {
    add: 'Filter toevoegen',
    clear: 'Alles wissen',
    remove: 'Filter %{name} verwijderen',
    active: 'Filters',
    find: 'Zoeken…',
    apply: 'Toepassen',
    show: 'Filters tonen',
    showSet: 'Filters tonen (%{smart_count} ingesteld)',
    more: 'Meer tonen',
    from: 'Van',
    to: 'Tot',
    notANumber: 'Vul een getal in',
    order: 'De bovengrens kan niet onder de ondergrens liggen',
    least: 'Minstens',
    most: 'Hoogstens',
    since: 'vanaf %{from}',
    until: 'tot %{to}',
    between: '%{from} – %{to}',
    contains: '‘%{text}’',
    defaultRow: 'Standaard',
    yes: 'Ja',
    no: 'Nee',
    loadFailed: 'De keuzes konden niet worden geladen.',
  },
  periods: {
    today: 'Vandaag',
    tomorrow: 'Morgen',
    next7: 'Komende 7 dagen',
    last7: 'Laatste 7 dagen',
    thisMonth: 'Deze maand',
    lastMonth: 'Vorige maand',
  },
  days: {
    required: 'Kies een datum',
    invalid: 'Vul een datum tussen 2000 en 2100 in',
    order: 'De laatste dag kan niet voor de eerste liggen',
  },
  inPlace: {
    refused: '%{field} van %{row} is zoals het was. ‘%{value}’ is niet opgeslagen: %{reason}',
    unanswered:
      'Er kwam geen antwoord: %{field} van %{row} is misschien niet opgeslagen als ‘%{value}’. De lijst toont wat is opgeslagen zodra de server antwoordt.',
  },
  columns: {
    open: 'Kolommen',
    title: 'Kolommen',
    hint: 'Versleep de rijen om hun volgorde te wijzigen, of pak er een op met de spatiebalk en verplaats die met de pijltoetsen.',
    show: '%{name} tonen',
    drag: '%{name} verplaatsen',
    reset: 'Herstellen',
    apply: 'Toepassen',
    oneNeeded: 'Houd minstens één kolom over',
    moved: '%{name} staat nu op positie %{position} van %{all}',
  },
};
