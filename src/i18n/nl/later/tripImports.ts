import type { tripImports as english } from '../../en/later/tripImports.ts';
import type { Messages } from '../../messages.ts';

/** Booking trips from a file. */
export const tripImports: Messages<typeof english> = {
  fields: {
    corporationId: 'Account',
    passenger: 'Passagier',
    email: 'E-mail',
    phone: 'Telefoon',
    from: 'Van',
    via: 'Tussenstops',
    to: 'Naar',
    date: 'Datum',
    time: 'Tijd',
    vehicle: 'Voertuigklasse',
    vehicles: 'Aantal voertuigen',
    flight: 'Vluchtnummer',
    notes: 'Notities',
    again: 'Welke van de gelijke ritten',
  },
  trip: 'Rit en prijs',
  total: 'Samen: %{amount}',
  newGuest: 'Nieuwe gast',
  choose: 'Kiezen voor %{cell}',
  bookToo: 'Deze ook boeken',
  openOf: 'Rit van regel %{line} openen',
  booked: 'Geboekte ritten',
  import: '%{smart_count} rit boeken |||| %{smart_count} ritten boeken',
  nothingToImport: 'Niets te boeken: elke rit is al geboekt of bevat fouten.',
  unchanged: 'Al geboekt',
  imported: '%{smart_count} geboekt |||| %{smart_count} geboekt',
  existing: '%{smart_count} al geboekt |||| %{smart_count} al geboekt',
  undo: 'Alle ritten annuleren',
  undoDays:
    'U kunt ze %{days} dagen lang samen annuleren. Lopende, voltooide en sindsdien gewijzigde ritten blijven zoals ze zijn.',
  undoneCount: '%{smart_count} geannuleerd |||| %{smart_count} geannuleerd',
  undoTitle: '%{smart_count} rit annuleren? |||| %{smart_count} ritten annuleren?',
  undoText:
    'Passagiers en taxibedrijven krijgen bericht. Geannuleerde ritten kunnen niet worden hersteld.',
  undoKeep: 'Ritten behouden',
  undoConfirm: 'Ritten annuleren',
};
