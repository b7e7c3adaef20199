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
  labelled: '%{label}: %{value}',
  failure: {
    title: 'Si è verificato un errore',
    status: 'Errore %{status}',
    wait: 'Riprovi %{when}.',
  },
};
