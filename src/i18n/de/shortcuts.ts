import type { shortcuts as english } from '../en/shortcuts.ts';
import type { Messages } from '../messages.ts';

export const shortcuts: Messages<typeof english> = {
  title: 'Tastenkürzel',
  modKey: 'Strg',
  letters: 'Einzelne Tasten als Kürzel verwenden',
  lettersHint: 'Schalten Sie dies aus, wenn Sie diktieren oder versehentlich Tasten drücken.',
  showHint: 'zeigt, was gebucht wird, dann wird gebucht',
  bookHint: 'bucht',
  does: {
    palette: 'Seite öffnen oder überall suchen',
    book: 'Fahrt buchen',
    template: 'Aus einer Vorlage buchen',
    send: 'Zeigen, was gebucht wird; noch einmal gedrückt: buchen',
    draft: 'Angefangene Buchung: weitermachen, neu beginnen',
    nextRow: 'Nächste Zeile der Liste',
    previousRow: 'Vorige Zeile der Liste',
    openRow: 'Zeile öffnen',
    nextForm: 'Nächste und vorige Zeile im Formular neben der Liste',
    selectRow: 'Zeile auswählen',
    editRow: 'Zeile direkt in der Liste bearbeiten',
    reuse: 'Gewählte Fahrt erneut buchen',
    search: 'Liste durchsuchen',
    undo: 'Letzte Löschung rückgängig machen',
    help: 'Diese Liste anzeigen',
  },
};
