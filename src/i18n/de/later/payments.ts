import type { payments as english } from '../../en/later/payments.ts';
import type { Messages } from '../../messages.ts';

export const payments: Messages<typeof english> = {
  challenge: {
    title: 'Bei Ihrer Bank bestätigen',
    payment:
      'Ihre Bank möchte prüfen, ob Sie es sind. %{amount} werden bis zum Ende der Fahrt reserviert.',
    setup: 'Ihre Bank möchte prüfen, ob Sie es sind, bevor die Karte gespeichert wird.',
    standIn: 'Diese Testseite ersetzt Ihre Bank. Keine Karte wird belastet.',
    complete: 'Bestätigen',
    fail: 'Ablehnen',
    close: 'Ohne Antwort schließen',
  },
  card: {
    add: 'Karte hinzufügen',
    name: 'Name auf der Karte',
    details: 'Kartendaten',
    number: 'Kartennummer',
    expiry: 'MM / JJ',
    cvc: 'Sicherheitscode',
    postalCode: 'Postleitzahl',
    save: 'Karte speichern',
    created: 'Zahlungsart hinzugefügt',
    incomplete: 'Geben Sie Kartennummer, Ablaufdatum und Sicherheitscode ein.',
    account: 'Konto',
    failed:
      'Die Karte konnte nicht gespeichert werden. Prüfen Sie sie und versuchen Sie es erneut.',
    notSaved: 'Die Karte wurde nicht gespeichert',
    refused: {
      card: 'Die Bank hat diese Karte abgelehnt. Verwenden Sie eine andere.',
      number: 'Das ist keine Kartennummer. Prüfen Sie sie und versuchen Sie es erneut.',
      funds: 'Die Karte ist nicht ausreichend gedeckt. Verwenden Sie eine andere.',
      expired: 'Die Karte ist abgelaufen. Verwenden Sie eine andere.',
      cvc: 'Der Sicherheitscode ist falsch. Prüfen Sie ihn und versuchen Sie es erneut.',
      bank: 'Die Bank hat nicht bestätigt, dass Sie es sind. Versuchen Sie es erneut oder verwenden Sie eine andere Karte.',
      passing: 'Die Bank kann gerade nicht antworten. Versuchen Sie es in einigen Minuten erneut.',
    },
    standIn:
      'Testbetrieb: Verwenden Sie eine Testkarte wie 4242 4242 4242 4242, niemals eine echte.',
  },
  groups: {
    label: 'Gruppen',
    all: 'Alle',
    hint: 'Nur Fahrgäste dieser Gruppen können mit der Karte fahren. Ohne Gruppe können es alle.',
    title: 'Gruppen von %{method}',
    change: 'Gruppen ändern',
    saved: 'Die Gruppen von %{method} wurden gespeichert',
    failed: 'Die Gruppen konnten nicht gespeichert werden. Versuchen Sie es noch einmal.',
    deleted: 'Gelöschte Gruppe',
  },
  page: {
    title: 'Zahlungsarten',
    expiry: { expired: 'Abgelaufen', expires: 'Läuft bald ab' },
    default: {
      mark: 'Standard',
      set: '%{method} ist jetzt Standard',
      failed: 'Die Standardzahlungsart konnte nicht geändert werden. Versuchen Sie es noch einmal.',
      expired:
        'Die Standardkarte ist abgelaufen: %{method}. Machen Sie eine andere Zahlungsart zum Standard.',
      expires:
        'Die Standardkarte läuft bald ab: %{method}. Fügen Sie eine neue Karte hinzu, solange Fahrten noch bezahlt werden können.',
    },
    gone: 'Diese Karte wurde inzwischen gelöscht und kann nicht Standard sein.',
    deleteText:
      'Keine Fahrt kann mehr damit bezahlt werden. Bereits gebuchte Fahrten werden noch damit bezahlt.',
    deleteDefault: 'Das Konto zahlt dann über das Firmenkonto, wenn nichts anderes gewählt wird.',
  },
};
