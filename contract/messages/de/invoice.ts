import type { InvoiceTexts } from '../invoice.ts';

export const invoice: InvoiceTexts = {
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  number: 'Nr. %{number}',
  billedTo: 'Rechnung an',
  month: 'Monat',
  issued: 'Datum',
  due: 'Zahlbar bis',
  corrects: 'Korrigiert Rechnung',
  reason: 'Grund',
  priceLowered: 'Der Preis der Fahrt wurde gesenkt.',
  trips: 'Fahrten (%{count})',
  net: 'Netto',
  tax: '%{tax} zu %{rate} %',
  amount: 'Betrag',
  mail: {
    invoice: {
      subject: 'Rechnung %{number} für %{month}: %{total}',
      heading: 'Ihre Rechnung für %{month}',
      lead: 'Die Rechnung an %{account} für die Fahrten im %{month} liegt bei. Bitte zahlen Sie sie bis zum %{due}.',
    },
    creditNote: {
      subject: 'Rechnungskorrektur %{number}: %{total}',
      heading: 'Ihre Rechnungskorrektur',
      lead: 'Eine Rechnungskorrektur für %{account} liegt bei. Sie betrifft die Rechnung %{corrects}.',
    },
    open: 'In der Konsole öffnen',
    why: 'Sie bekommen diese E-Mail, weil %{account} bei %{channel} über das Firmenkonto zahlt.',
  },
};
