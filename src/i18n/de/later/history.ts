import type { history as english } from '../../en/later/history.ts';
import type { Messages } from '../../messages.ts';

export const history: Messages<typeof english> = {
  title: 'Verlauf',
  empty: 'Bisher wurde nichts aufgezeichnet.',
  failed: 'Der Verlauf konnte nicht geladen werden.',
  more: 'Frühere Änderungen anzeigen',
  server: 'Automatisch',
  from: 'Vorher:',
  to: 'Nachher:',
  /** Shown instead of a value. */
  nothing: 'leer',
  notKept: 'Werte nicht aufbewahrt',
  changed: 'geändert',
  set: 'festgelegt',
  actions: {
    create: 'Hinzugefügt',
    update: 'Geändert',
    delete: 'Gelöscht',
    restore: 'Wiederhergestellt',
    invite: 'Eingeladen',
    'request-email-change': 'Änderung der E-Mail beantragt',
    'confirm-email-change': 'Neue E-Mail bestätigt',
    'stop-email-change': 'Änderung der E-Mail gestoppt',
    'erase-history': 'Personenbezogene Daten aus dem Verlauf gelöscht',
    'new-secret': 'Neues Geheimnis erstellt',
    other: 'Geändert',
  },
  erase: 'Personenbezogene Daten löschen…',
  eraseTitle: 'Personenbezogene Daten löschen?',
  eraseText:
    'Frühere Namen, Adressen und Nummern werden endgültig aus diesem Verlauf gelöscht. Wer wann welches Feld geändert hat, bleibt.',
  eraseConfirm: 'Löschen',
  eraseFailed: 'Nichts wurde gelöscht. Versuchen Sie es noch einmal.',
  erased: 'Die personenbezogenen Daten wurden aus dem Verlauf gelöscht',
};
