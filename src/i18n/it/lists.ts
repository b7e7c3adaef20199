import type { lists as english } from '../en/lists.ts';
import type { Messages } from '../messages.ts';

export const lists: Messages<typeof english> = {
  /** On a phone, where rows have no checkboxes until then. */
  select: 'Seleziona',
  details: 'Dettagli: %{row}',
  filters: {
    add: 'Aggiungi filtro',
    clear: 'Cancella tutto',
    remove: 'Rimuovi il filtro %{name}',
    active: 'Filtri',
    find: 'Trova…',
    apply: 'Applica',
    show: 'Mostra filtri',
    showSet: 'Mostra filtri (%{smart_count} attivi)',
    more: 'Mostra altro',
    from: 'Da',
    to: 'A',
    notANumber: 'Inserisca un numero',
    order: 'Il limite superiore non può essere sotto quello inferiore',
    least: 'Almeno',
    most: 'Al massimo',
    since: 'dal %{from}',
    until: 'fino al %{to}',
    between: '%{from} – %{to}',
    contains: '«%{text}»',
    defaultRow: 'Predefinito',
    yes: 'Sì',
    no: 'No',
    loadFailed: 'Impossibile caricare le opzioni.',
  },
  periods: {
    today: 'Oggi',
    tomorrow: 'Domani',
    next7: 'Prossimi 7 giorni',
    last7: 'Ultimi 7 giorni',
    thisMonth: 'Questo mese',
    lastMonth: 'Mese scorso',
  },
  days: {
    required: 'Scelga una data',
    invalid: 'Inserisca una data tra il 2000 e il 2100',
    order: 'L’ultimo giorno non può precedere il primo',
  },
  inPlace: {
    refused: '%{field} di %{row} resta com’era. «%{value}» non è stato salvato: %{reason}',
    unanswered:
      'Nessuna risposta: %{field} di %{row} forse non è stato salvato come «%{value}». L’elenco mostrerà ciò che è salvato appena il server risponderà.',
  },
  columns: {
    open: 'Colonne',
    title: 'Colonne',
    hint: 'Trascini le righe per cambiarne l’ordine, oppure ne prenda una con Spazio e la sposti con i tasti freccia.',
    show: 'Mostra: %{name}',
    drag: 'Sposta: %{name}',
    reset: 'Reimposta',
    apply: 'Applica',
    oneNeeded: 'Lasci almeno una colonna',
    moved: '%{name}: ora in posizione %{position} di %{all}',
  },
};
