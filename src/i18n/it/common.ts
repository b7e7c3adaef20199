import type { common as english } from '../en/common.ts';
import type { Messages } from '../messages.ts';

export const common: Messages<typeof english> = {
  cancel: 'Annulla',
  clear: 'Cancella',
  close: 'Chiudi',
  retry: 'Riprova',
  noResults: 'Nessun risultato',
  loading: 'Caricamento…',
  more: 'Altre azioni',
  moveUp: 'Sposta in alto',
  moveDown: 'Sposta in basso',
  openChoices: 'Mostra le opzioni',
  /** Beside the button of a form, after a press. */
  problems: 'Un dato manca o non è corretto |||| %{smart_count} dati mancano o non sono corretti',
  unchanged: 'Non è stato ancora modificato nulla',
  labelled: '%{label}: %{value}',
  failure: {
    title: 'Si è verificato un errore',
    status: 'Errore %{status}',
    wait: 'Riprovi %{when}.',
  },
};
