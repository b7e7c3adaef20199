import type { invoices as english } from '../../en/later/invoices.ts';
import type { Messages } from '../../messages.ts';

export const invoices: Messages<typeof english> = {
  tab: 'Rechnungen',
  cardsTab: 'Karten',
  empty: 'Noch keine Rechnungen',
  emptyHint:
    'Die Fahrten eines Monats, die über das Firmenkonto bezahlt werden, kommen auf eine Rechnung. Sie wird nach Monatsende erstellt.',
  view: '%{number} anzeigen',
  pdf: 'PDF herunterladen',
  csv: 'CSV herunterladen',
  downloadFailed: 'Die Datei konnte nicht heruntergeladen werden. Versuchen Sie es noch einmal.',
  loadFailed: 'Die Rechnung konnte nicht geladen werden.',
  unknown:
    'Diese Rechnung wurde nicht gefunden. Vielleicht gehört sie zu einem Konto, das Sie nicht verwalten, oder die Adresse ist unvollständig.',
  markPaid: 'Als bezahlt markieren',
  markUnpaid: 'Als unbezahlt markieren',
  paid: '%{number} ist als bezahlt markiert',
  unpaid: '%{number} ist als unbezahlt markiert',
  markFailed: 'Die Rechnung konnte nicht markiert werden. Versuchen Sie es noch einmal.',
  paidOn: 'Bezahlt am %{day}',
  corrects: 'Korrigiert Rechnung %{number}',
  creditedBy: 'Rechnungskorrektur: %{numbers} |||| Rechnungskorrekturen: %{numbers}',
  leftToPay: 'Offener Betrag',
  tax: 'Darin enthalten: %{tax} %{rate} %: %{amount}',
  taxes: { vat: 'USt.', gst: 'GST', sales: 'Umsatzsteuer' },
  trips: 'Fahrten',
  credit: {
    action: 'Rechnung für diese Fahrt korrigieren',
    title: 'Rechnung korrigieren',
    text: 'Es wird eine Rechnungskorrektur erstellt und per E-Mail an %{account} gesendet. Die Rechnung bleibt, wie sie ist.',
    amount: 'Betrag (höchstens %{max})',
    reason: 'Grund (für das Konto sichtbar)',
    submit: 'Rechnungskorrektur erstellen',
    done: 'Rechnungskorrektur %{number} wurde erstellt',
    failed: 'Die Rechnungskorrektur konnte nicht erstellt werden. Versuchen Sie es noch einmal.',
    amountWrong: 'Geben Sie einen Betrag von %{min} bis %{max} ein',
    reasonShort: 'Geben Sie mindestens 3 Zeichen ein',
  },
};
