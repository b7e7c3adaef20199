import type { changes as english } from '../../../en/later/parts/changes.ts';
import type { Messages } from '../../../messages.ts';

export const changes: Messages<typeof english> = {
  form: {
    addTitle: '%{name} hinzufügen',
    editTitle: '%{name} bearbeiten',
    country: 'Ländervorwahl',
    locked: 'Kann später nicht geändert werden',
    notYours: 'Das kann nur ein Flottenmanager ändern',
    addressHint: 'Wählen Sie eine Adresse aus den Vorschlägen',
    addressFailed: 'Die Adresse konnte nicht gesucht werden. Versuchen Sie es noch einmal.',
    created: '%{row} wurde hinzugefügt',
    saved: '%{row} wurde gespeichert',
    loadFailed: 'Dieser Eintrag konnte nicht geöffnet werden. Vielleicht wurde er gelöscht.',
    notAllowed: 'Ihre Rolle erlaubt es nicht, dies hinzuzufügen.',
    missing: '%{label} fehlt',
    saveFailed:
      'Nichts wurde gespeichert. Ihre Eingaben sind noch da. Versuchen Sie es noch einmal.',
    fixFields:
      'Noch wurde nichts gespeichert. Korrigieren Sie die markierten Felder und speichern Sie erneut.',
    changedSince:
      'Noch wurde nichts gespeichert. Jemand anders hat die markierten Felder geändert, nachdem Sie dieses Formular geöffnet haben. Speichern Sie erneut, um deren Werte zu ersetzen.',
    isNow: 'Jetzt „%{value}“',
    openOther: 'Diesen Eintrag zeigen',
    leaveTitle: 'Änderungen verwerfen?',
    leaveText: 'Ihre Eingaben in diesem Formular sind nicht gespeichert.',
    leave: 'Verwerfen',
    stay: 'Weiter bearbeiten',
  },
  deleted: {
    show: 'Gelöschte zeigen',
    title: 'Gelöschte Einträge',
    text: 'Mit einem Eintrag wird auch wiederhergestellt, was mit ihm gelöscht wurde.',
    back: 'Zurück zur Liste',
    empty: 'Hier ist nichts gelöscht',
    deletedAt: 'Gelöscht',
    deletedBy: 'Gelöscht von',
    restore: 'Wiederherstellen',
    restoreRow: '%{row} wiederherstellen',
  },
  delete: {
    title: '%{row} löschen?',
    text: '%{row} erscheint dann nicht mehr in Listen und beim Buchen. Frühere Fahrten bleiben, wie sie sind.',
    manyTitle: '%{smart_count} %{name} löschen?',
    manyText:
      'Sie erscheinen dann nicht mehr in Listen und beim Buchen. Frühere Fahrten bleiben, wie sie sind.',
    of: {
      budgets: {
        text: '%{row} begrenzt und zählt nichts mehr. Fahrten bleiben, wie sie sind.',
        manyText: 'Sie begrenzen und zählen nichts mehr. Fahrten bleiben, wie sie sind.',
      },
      'api-keys': {
        text: '%{row} funktioniert sofort nicht mehr, in jedem System, das ihn benutzt.',
        manyText: 'Sie funktionieren sofort nicht mehr, in jedem System, das sie benutzt.',
      },
      'webhook-endpoints': {
        text: '%{row} erfährt nichts mehr, und was noch nicht zugestellt ist, wird nicht gesendet.',
        manyText:
          'Sie erfahren nichts mehr, und was noch nicht zugestellt ist, wird nicht gesendet.',
      },
      users: {
        text: '%{row} kann sich dann nicht mehr anmelden. Bereits gebuchte Fahrten bleiben, wie sie sind.',
        manyText:
          'Diese Personen können sich dann nicht mehr anmelden. Bereits gebuchte Fahrten bleiben, wie sie sind.',
      },
    },
    confirm: 'Löschen',
    checking: 'Es wird gesucht, was davon abhängt',
    cannot: '%{row} kann nicht gelöscht werden',
    cannotMany: 'Nichts davon kann gelöscht werden',
    inTheWay: 'Ändern oder löschen Sie zuerst:',
    counted: '%{smart_count} %{name}',
    goesAlong: 'Mitgelöscht wird:',
    emptied: 'Nicht mehr darauf verweisen:',
    someStay:
      '%{smart_count} der ausgewählten Einträge bleibt, weil etwas davon abhängt. |||| %{smart_count} der ausgewählten Einträge bleiben, weil etwas davon abhängt.',
    deleted: '%{row} wurde gelöscht',
    deletedMany: '%{smart_count} %{name} gelöscht',
    partly: '%{done} von %{all} gelöscht. %{failed} konnten nicht gelöscht werden.',
    failed: 'Nichts wurde gelöscht. Versuchen Sie es noch einmal.',
    undo: 'Rückgängig',
    restored: '%{row} wurde wiederhergestellt',
    restoredMany: '%{smart_count} %{name} wiederhergestellt',
    restoreFailed:
      '%{failed} von %{all} konnten nicht wiederhergestellt werden. Versuchen Sie es noch einmal.',
    restoreRefused: '%{row} konnte nicht wiederhergestellt werden. %{reason}',
  },
};
