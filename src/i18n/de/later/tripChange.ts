import type { tripChange as english } from '../../en/later/tripChange.ts';
import type { Messages } from '../../messages.ts';

export const tripChange: Messages<typeof english> = {
  title: 'Abholzeit ändern',
  before: 'Gebucht',
  after: 'Neu',
  fixed: 'Der Rest der Fahrt',
  fixedText:
    'Nur die Zeit kann geändert werden. Um etwas anderes zu ändern, stornieren Sie und buchen neu.',
  same: 'Wählen Sie eine andere Zeit',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  leave: 'Zeit behalten',
  kept: 'Die Fahrt behält ihre Zeit, bis die neue bestätigt ist.',
  repeat: 'Versuchen Sie es noch einmal: Die Zeit wird nur einmal geändert.',
  done: 'Abholzeit geändert',
  doneText: 'Das Taxi kommt nun am %{time}. Das Taxiunternehmen wird gerade informiert.',
  other: 'Inzwischen geändert',
  otherText:
    'In einem anderen Tab oder von jemand anderem wurde eine andere Zeit gewählt. Das Taxi kommt am %{time}.',
  trips: 'Zurück zu den Fahrten',
  again: 'Erneut buchen',
  notChangeable: 'Diese Fahrt kann nicht mehr geändert werden',
  notChangeableText:
    'Die Fahrt hat den Status „%{status}“. Nur bei vorbestellten Fahrten kann die Abholzeit geändert werden.',
  unknown: 'Fahrt nicht gefunden',
  unknownText:
    'Vielleicht gehört sie zu einem Konto, das Sie nicht verwalten, oder die Adresse ist unvollständig.',
  failed: 'Die Fahrt konnte nicht geladen werden',
  failedText:
    'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihre Eingaben bleiben erhalten.',
};
