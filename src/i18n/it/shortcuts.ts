import type { shortcuts as english } from '../en/shortcuts.ts';
import type { Messages } from '../messages.ts';

export const shortcuts: Messages<typeof english> = {
  title: 'Scorciatoie da tastiera',
  modKey: 'Ctrl',
  letters: 'Usa tasti singoli come scorciatoie',
  lettersHint: 'Da disattivare se si usa la dettatura o si premono tasti per sbaglio.',
  showHint: 'mostra che cosa si prenota, poi prenota',
  bookHint: 'prenota',
  does: {
    palette: 'Vai a una pagina o cerca',
    book: 'Prenota una corsa',
    template: 'Prenota da un modello',
    send: 'Mostra che cosa si prenota; premuto di nuovo, prenota',
    draft: 'Prenotazione non terminata: continua, ricomincia',
    nextRow: 'Riga successiva dell’elenco',
    previousRow: 'Riga precedente dell’elenco',
    openRow: 'Apri la riga',
    nextForm: 'Riga successiva e precedente nel modulo accanto all’elenco',
    selectRow: 'Seleziona la riga',
    editRow: 'Modifica la riga nell’elenco',
    reuse: 'Prenota di nuovo la corsa selezionata',
    search: 'Cerca nell’elenco',
    undo: 'Annulla l’ultima eliminazione',
    help: 'Mostra questo elenco',
  },
};
