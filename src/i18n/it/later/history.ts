import type { history as english } from '../../en/later/history.ts';
import type { Messages } from '../../messages.ts';

export const history: Messages<typeof english> = {
  title: 'Cronologia',
  empty: 'Non è ancora stato registrato nulla.',
  failed: 'Impossibile caricare la cronologia.',
  more: 'Mostra modifiche precedenti',
  server: 'Automatico',
  from: 'Prima:',
  to: 'Dopo:',
  nothing: 'vuoto',
  notKept: 'valori non conservati',
  changed: 'modificato',
  set: 'impostato',
  actions: {
    create: 'Aggiunta',
    update: 'Modifica',
    delete: 'Eliminazione',
    restore: 'Ripristino',
    invite: 'Invito',
    'request-email-change': 'Modifica dell’e-mail richiesta',
    'confirm-email-change': 'Nuova e-mail confermata',
    'stop-email-change': 'Modifica dell’e-mail bloccata',
    'erase-history': 'Dati personali cancellati dalla cronologia',
    'new-secret': 'Nuovo segreto creato',
    other: 'Modifica',
  },
  erase: 'Cancella dati personali…',
  eraseTitle: 'Cancellare i dati personali?',
  eraseText:
    'Nomi, indirizzi e numeri precedenti vengono cancellati definitivamente da questa cronologia. Resta chi ha modificato quale campo e quando.',
  eraseConfirm: 'Cancella',
  eraseFailed: 'Nulla è stato cancellato. Riprovi.',
  erased: 'I dati personali sono stati cancellati dalla cronologia',
};
