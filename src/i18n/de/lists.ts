import type { lists as english } from '../en/lists.ts';
import type { Messages } from '../messages.ts';

/** The frame of every list: filters, columns, keys. */
export const lists: Messages<typeof english> = {
  /** On a phone, where rows have no checkboxes until then. */
  select: 'Auswählen',
  details: 'Einzelheiten zu %{row}',
  filters: {
    add: 'Filter hinzufügen',
    clear: 'Alle entfernen',
    remove: 'Filter %{name} entfernen',
    active: 'Filter',
    find: 'Suchen…',
    apply: 'Anwenden',
    show: 'Filter anzeigen',
    showSet: 'Filter anzeigen (%{smart_count} gesetzt)',
    more: 'Mehr anzeigen',
    from: 'Von',
    to: 'Bis',
    notANumber: 'Geben Sie eine Zahl ein',
    order: 'Das obere Ende darf nicht unter dem unteren liegen',
    least: 'Mindestens',
    most: 'Höchstens',
    since: 'ab %{from}',
    until: 'bis %{to}',
    between: '%{from} – %{to}',
    contains: '„%{text}“',
    defaultRow: 'Standard',
    yes: 'Ja',
    no: 'Nein',
    loadFailed: 'Die Auswahl konnte nicht geladen werden.',
  },
  periods: {
    today: 'Heute',
    tomorrow: 'Morgen',
    next7: 'Nächste 7 Tage',
    last7: 'Letzte 7 Tage',
    thisMonth: 'Dieser Monat',
    lastMonth: 'Letzter Monat',
  },
  days: {
    required: 'Wählen Sie ein Datum',
    invalid: 'Geben Sie ein Datum zwischen 2000 und 2100 ein',
    order: 'Der letzte Tag darf nicht vor dem ersten liegen',
  },
  inPlace: {
    refused: '%{field} von %{row} blieb, wie es war. „%{value}“ wurde nicht gespeichert: %{reason}',
    unanswered:
      'Es kam keine Antwort: %{field} von %{row} ist vielleicht nicht als „%{value}“ gespeichert. Die Liste zeigt, was gespeichert ist, sobald der Server antwortet.',
  },
  columns: {
    open: 'Spalten',
    title: 'Spalten',
    hint: 'Ziehen Sie die Zeilen, um ihre Reihenfolge zu ändern, oder nehmen Sie eine mit der Leertaste auf und verschieben Sie sie mit den Pfeiltasten.',
    show: '%{name} anzeigen',
    drag: '%{name} verschieben',
    reset: 'Zurücksetzen',
    apply: 'Anwenden',
    oneNeeded: 'Behalten Sie mindestens eine Spalte',
    moved: '%{name} ist jetzt an Position %{position} von %{all}',
  },
};
