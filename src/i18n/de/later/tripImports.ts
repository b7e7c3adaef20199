import type { tripImports as english } from '../../en/later/tripImports.ts';
import type { Messages } from '../../messages.ts';

/** Booking trips from a file. */
export const tripImports: Messages<typeof english> = {
  fields: {
    corporationId: 'Konto',
    passenger: 'Fahrgast',
    email: 'E-Mail',
    phone: 'Telefon',
    from: 'Von',
    via: 'Zwischenstopps',
    to: 'Nach',
    date: 'Datum',
    time: 'Uhrzeit',
    vehicle: 'Fahrzeugklasse',
    vehicles: 'Anzahl Fahrzeuge',
    flight: 'Flugnummer',
    notes: 'Notizen',
    again: 'Die wievielte gleiche Fahrt',
  },
  trip: 'Fahrt und Preis',
  total: 'Zusammen: %{amount}',
  newGuest: 'Neuer Gast',
  choose: 'Auswahl für %{cell}',
  bookToo: 'Diese auch buchen',
  openOf: 'Fahrt der Zeile %{line} öffnen',
  booked: 'Gebuchte Fahrten',
  import: '%{smart_count} Fahrt buchen |||| %{smart_count} Fahrten buchen',
  nothingToImport: 'Nichts zu buchen: Jede Fahrt ist schon gebucht oder enthält Fehler.',
  unchanged: 'Schon gebucht',
  imported: '%{smart_count} gebucht |||| %{smart_count} gebucht',
  existing: '%{smart_count} schon gebucht |||| %{smart_count} schon gebucht',
  undo: 'Alle Fahrten stornieren',
  undoDays:
    'Sie können sie %{days} Tage lang zusammen stornieren. Laufende, beendete und seither geänderte Fahrten bleiben, wie sie sind.',
  undoneCount: '%{smart_count} storniert |||| %{smart_count} storniert',
  undoTitle: '%{smart_count} Fahrt stornieren? |||| %{smart_count} Fahrten stornieren?',
  undoText:
    'Fahrgäste und Taxiunternehmen werden benachrichtigt. Stornierte Fahrten lassen sich nicht wiederherstellen.',
  undoKeep: 'Fahrten behalten',
  undoConfirm: 'Fahrten stornieren',
};
