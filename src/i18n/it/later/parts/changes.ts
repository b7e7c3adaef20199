import type { changes as english } from '../../../en/later/parts/changes.ts';
import type { Messages } from '../../../messages.ts';

export const changes: Messages<typeof english> = {
  form: {
    addTitle: 'Aggiungi %{name}',
    editTitle: 'Modifica %{name}',
    country: 'Prefisso del Paese',
    locked: 'Non si potrà più cambiare',
    notYours: 'Solo un gestore della flotta può modificarlo',
    addressHint: 'Scelga un indirizzo tra i suggerimenti',
    addressFailed: 'Impossibile cercare l’indirizzo. Riprovi.',
    created: 'Aggiunta effettuata: %{row}',
    saved: 'Modifiche salvate: %{row}',
    loadFailed: 'Impossibile aprire questa voce. Forse è stata eliminata.',
    notAllowed: 'Il ruolo assegnato non consente questa aggiunta.',
    missing: 'Manca: %{label}',
    saveFailed: 'Nulla è stato salvato. Quanto scritto è ancora qui. Riprovi.',
    fixFields: 'Nulla è stato ancora salvato. Corregga i campi evidenziati e salvi di nuovo.',
    changedSince:
      'Nulla è stato ancora salvato. Qualcun altro ha modificato i campi evidenziati dopo l’apertura di questo modulo. Salvi di nuovo per sostituirne i valori.',
    isNow: 'Ora «%{value}»',
    openOther: 'Mostra quello esistente',
    leaveTitle: 'Scartare le modifiche?',
    leaveText: 'Quanto scritto in questo modulo non è stato salvato.',
    leave: 'Scarta',
    stay: 'Continua a modificare',
  },
  deleted: {
    show: 'Mostra elementi eliminati',
    title: 'Elementi eliminati',
    text: 'Ripristinando un elemento si ripristina anche ciò che è stato eliminato con esso.',
    back: 'Torna all’elenco',
    empty: 'Qui non è stato eliminato nulla',
    deletedAt: 'Eliminazione',
    deletedBy: 'Eliminato da',
    restore: 'Ripristina',
    restoreRow: 'Ripristina %{row}',
  },
  delete: {
    title: 'Eliminare %{row}?',
    text: '%{row} non comparirà più negli elenchi né durante la prenotazione. Le corse passate restano come sono.',
    manyTitle: 'Eliminare %{smart_count} %{name}?',
    manyText:
      'Non compariranno più negli elenchi né durante la prenotazione. Le corse passate restano come sono.',
    of: {
      budgets: {
        text: '%{row} non limita e non conta più nulla. Le corse restano come sono.',
        manyText: 'Non limitano e non contano più nulla. Le corse restano come sono.',
      },
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
  },
};
