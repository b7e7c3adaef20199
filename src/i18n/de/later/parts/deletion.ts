import type { deletion as english } from '../../../en/later/parts/deletion.ts';
import type { Messages } from '../../../messages.ts';

export const deletion: Messages<typeof english> = {
  title: '%{row} löschen?',
  text: '%{row} erscheint dann nicht mehr in Listen und beim Buchen. Frühere Fahrten bleiben, wie sie sind.',
  manyTitle: '%{smart_count} %{name} löschen?',
  manyText:
    'Sie erscheinen dann nicht mehr in Listen und beim Buchen. Frühere Fahrten bleiben, wie sie sind.',
  of: {
    'api-keys': {
      text: '%{row} funktioniert sofort nicht mehr, in jedem System, das ihn benutzt.',
      manyText: 'Sie funktionieren sofort nicht mehr, in jedem System, das sie benutzt.',
    },
    'webhook-endpoints': {
      text: '%{row} erfährt nichts mehr, und was noch nicht zugestellt ist, wird nicht gesendet.',
      manyText: 'Sie erfahren nichts mehr, und was noch nicht zugestellt ist, wird nicht gesendet.',
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
};
