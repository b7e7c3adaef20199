import type { tripImports as english } from '../../en/later/tripImports.ts';
import type { Messages } from '../../messages.ts';

/** Booking trips from a file. */
export const tripImports: Messages<typeof english> = {
  fields: {
    corporationId: 'Account',
    passenger: 'Passeggero',
    email: 'E-mail',
    phone: 'Telefono',
    from: 'Da',
    via: 'Fermate',
    to: 'A',
    date: 'Data',
    time: 'Ora',
    vehicle: 'Classe di veicolo',
    vehicles: 'Numero di veicoli',
    flight: 'Numero del volo',
    notes: 'Note',
    again: 'Quale delle corse uguali',
  },
  trip: 'Corsa e prezzo',
  total: 'In totale: %{amount}',
  newGuest: 'Nuovo ospite',
  choose: 'Scelta per %{cell}',
  bookToo: 'Prenota anche questa',
  openOf: 'Apri la corsa della riga %{line}',
  booked: 'Corse prenotate',
  import: 'Prenota %{smart_count} corsa |||| Prenota %{smart_count} corse',
  nothingToImport: 'Nulla da prenotare: tutte le corse sono già prenotate o hanno errori.',
  unchanged: 'Già prenotata',
  imported: '%{smart_count} prenotata |||| %{smart_count} prenotate',
  existing: '%{smart_count} già prenotata |||| %{smart_count} già prenotate',
  undo: 'Annulla tutte le corse',
  undoDays:
    'Può annullarle insieme per %{days} giorni. Le corse in corso, concluse o modificate nel frattempo restano come sono.',
  undoneCount: '%{smart_count} annullata |||| %{smart_count} annullate',
  undoTitle: 'Annullare %{smart_count} corsa? |||| Annullare %{smart_count} corse?',
  undoText:
    'Passeggeri e società di taxi vengono avvisati. Le corse annullate non si possono ripristinare.',
  undoKeep: 'Mantieni le corse',
  undoConfirm: 'Annulla le corse',
};
