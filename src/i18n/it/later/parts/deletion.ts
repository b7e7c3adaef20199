import type { deletion as english } from '../../../en/later/parts/deletion.ts';
import type { Messages } from '../../../messages.ts';

export const deletion: Messages<typeof english> = {
  title: 'Eliminare %{row}?',
  text: '%{row} non comparirà più negli elenchi né durante la prenotazione. Le corse passate restano come sono.',
  manyTitle: 'Eliminare %{smart_count} %{name}?',
  manyText:
    'Non compariranno più negli elenchi né durante la prenotazione. Le corse passate restano come sono.',
  of: {
    'api-keys': {
      text: '%{row} smette subito di funzionare in ogni sistema che la usa.',
      manyText: 'Smettono subito di funzionare in ogni sistema che le usa.',
    },
    'webhook-endpoints': {
      text: '%{row} non riceve più nulla, e ciò che non è ancora consegnato non viene inviato.',
      manyText: 'Non ricevono più nulla, e ciò che non è ancora consegnato non viene inviato.',
    },
    users: {
      text: '%{row} non potrà più accedere. Le corse già prenotate restano come sono.',
      manyText: 'Non potranno più accedere. Le corse già prenotate restano come sono.',
    },
  },
  confirm: 'Elimina',
  checking: 'Ricerca di ciò che ne dipende',
  cannot: 'Impossibile eliminare %{row}',
  cannotMany: 'Impossibile eliminare questi elementi',
  inTheWay: 'Prima modifichi o elimini:',
  counted: '%{smart_count} %{name}',
  goesAlong: 'Viene eliminato anche:',
  emptied: 'Non farà più riferimento a questo elemento:',
  someStay:
    '%{smart_count} elemento selezionato resta, perché qualcosa ne dipende. |||| %{smart_count} elementi selezionati restano, perché qualcosa ne dipende.',
  deleted: 'Eliminazione effettuata: %{row}',
  deletedMany: 'Eliminazione effettuata: %{smart_count} %{name}',
  partly: 'Eliminazione effettuata per %{done} su %{all}, non riuscita per %{failed}.',
  failed: 'Nulla è stato eliminato. Riprovi.',
  undo: 'Annulla',
  restored: 'Ripristino effettuato: %{row}',
  restoredMany: 'Ripristino effettuato: %{smart_count} %{name}',
  restoreFailed: 'Ripristino non riuscito per %{failed} su %{all}. Riprovi.',
  restoreRefused: 'Impossibile ripristinare %{row}. %{reason}',
};
