import type { batches as english } from '../../en/later/batches.ts';
import type { Messages } from '../../messages.ts';

export const batches: Messages<typeof english> = {
  toolbar: 'Ausgewählte Zeilen',
  selectAll: 'Alle %{total} Treffer auswählen',
  selectedAll: 'Alle %{count} Treffer sind ausgewählt',
  edit: 'Bearbeiten…',
  set: { active: 'Aktivieren', inactive: 'Deaktivieren' },
  delete: 'Löschen…',
  restore: 'Wiederherstellen …',
  editTitle: '%{smart_count} %{name} bearbeiten |||| %{smart_count} %{name} bearbeiten',
  deleteTitle: '%{smart_count} %{name} löschen? |||| %{smart_count} %{name} löschen?',
  restoreTitle:
    '%{smart_count} %{name} wiederherstellen |||| %{smart_count} %{name} wiederherstellen',
  choose: 'Wählen Sie, was geändert werden soll. Überall wird derselbe Wert gesetzt.',
  next: 'Weiter',
  back: 'Zurück',
  nothingChosen: 'Wählen Sie mindestens ein Feld',
  looking: '%{done} von %{total} geprüft…',
  willChange: '%{smart_count} wird geändert |||| %{smart_count} werden geändert',
  willDelete: '%{smart_count} wird gelöscht |||| %{smart_count} werden gelöscht',
  willRestore: '%{smart_count} wird wiederhergestellt |||| %{smart_count} werden wiederhergestellt',
  willStay: '%{smart_count} bleibt unverändert |||| %{smart_count} bleiben unverändert',
  cannot:
    '%{smart_count} kann nicht geändert werden |||| %{smart_count} können nicht geändert werden',
  cannotDelete:
    '%{smart_count} kann nicht gelöscht werden |||| %{smart_count} können nicht gelöscht werden',
  cannotRestore:
    '%{smart_count} kann nicht wiederhergestellt werden |||| %{smart_count} können nicht wiederhergestellt werden',
  undoDay: 'Sie können dies einen Tag lang rückgängig machen.',
  change: '%{smart_count} ändern |||| %{smart_count} ändern',
  remove: '%{smart_count} löschen |||| %{smart_count} löschen',
  giveBack: '%{smart_count} wiederherstellen |||| %{smart_count} wiederherstellen',
  running: '%{done} von %{total} erledigt',
  background:
    'Sie können dieses Fenster schließen. Der Vorgang läuft weiter, und Sie werden benachrichtigt.',
  changed: '%{smart_count} geändert |||| %{smart_count} geändert',
  deleted: '%{smart_count} gelöscht |||| %{smart_count} gelöscht',
  restored: '%{smart_count} wiederhergestellt |||| %{smart_count} wiederhergestellt',
  stayed: '%{smart_count} unverändert |||| %{smart_count} unverändert',
  refused: '%{smart_count} nicht geändert |||| %{smart_count} nicht geändert',
  refusedDelete: '%{smart_count} nicht gelöscht |||| %{smart_count} nicht gelöscht',
  refusedRestore:
    '%{smart_count} nicht wiederhergestellt |||| %{smart_count} nicht wiederhergestellt',
  stillSelected: 'Sie sind weiterhin ausgewählt.',
  andMore: 'und %{smart_count} weiterer |||| und %{smart_count} weitere',
  unknownRow: 'Nicht mehr vorhanden',
  stopped: 'Der Vorgang wurde nach %{done} von %{total} unterbrochen.',
  goOn: 'Fortsetzen',
  failed: 'Nichts wurde geändert. Versuchen Sie es noch einmal.',
  noAnswer: 'Es kam keine Antwort. Versuchen Sie es noch einmal: Nichts wird doppelt geändert.',
  undo: 'Rückgängig',
  undoFailed: 'Es konnte nicht rückgängig gemacht werden. Versuchen Sie es noch einmal.',
  doneUpdate: '%{smart_count} %{name} geändert |||| %{smart_count} %{name} geändert',
  doneDelete: '%{smart_count} %{name} gelöscht |||| %{smart_count} %{name} gelöscht',
  doneRestore:
    '%{smart_count} %{name} wiederhergestellt |||| %{smart_count} %{name} wiederhergestellt',
  donePartly:
    '%{done} von %{all} %{name} erledigt, %{failed} abgelehnt. Siehe „Letzte Änderungen“.',
  doneStopped: 'Eine Änderung an %{all} %{name} wurde unterbrochen. Siehe „Letzte Änderungen“.',
  undone:
    'Rückgängig gemacht: %{smart_count} %{name} wie zuvor |||| Rückgängig gemacht: %{smart_count} %{name} wie zuvor',
  undonePartly: 'Rückgängig gemacht bei %{done} von %{all} %{name}. Unverändert gelassen: %{rows}',
  recent: 'Letzte Änderungen',
  recentBusy:
    'Letzte Änderungen, %{smart_count} läuft noch |||| Letzte Änderungen, %{smart_count} laufen noch',
  recentText: 'Änderungen an vielen Einträgen lassen sich einen Tag lang rückgängig machen.',
  itemUpdate: '%{smart_count} %{name} geändert |||| %{smart_count} %{name} geändert',
  itemDelete: '%{smart_count} %{name} gelöscht |||| %{smart_count} %{name} gelöscht',
  itemRestore:
    '%{smart_count} %{name} wiederhergestellt |||| %{smart_count} %{name} wiederhergestellt',
  itemUndo:
    'Rückgängig gemacht: %{smart_count} %{name} |||| Rückgängig gemacht: %{smart_count} %{name}',
  isUndone: 'rückgängig gemacht',
  itemRefused: '%{smart_count} abgelehnt |||| %{smart_count} abgelehnt',
  undoItem: 'Rückgängig machen: %{what}',
  goOnItem: 'Fortsetzen: %{what}',
  undoManyTitle:
    '%{smart_count} Änderung rückgängig machen? |||| %{smart_count} Änderungen rückgängig machen?',
  undoManyText:
    'Hinzugefügte Einträge werden entfernt; geänderte und gelöschte sind wieder wie zuvor. Seither geänderte Einträge bleiben, wie sie sind.',
  undoManyKeep: 'So lassen',
  undoManyConfirm: 'Rückgängig machen',
};
