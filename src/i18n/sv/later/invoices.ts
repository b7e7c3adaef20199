import type { invoices as english } from '../../en/later/invoices.ts';
import type { Messages } from '../../messages.ts';

export const invoices: Messages<typeof english> = {
  tab: 'Fakturor',
  cardsTab: 'Kort',
  empty: 'Inga fakturor än',
  emptyHint:
    'En månads resor som betalas med företagskontot samlas på en faktura, som skapas när månaden är slut.',
  view: 'Visa %{number}',
  pdf: 'Ladda ner PDF',
  csv: 'Ladda ner CSV',
  downloadFailed: 'Filen kunde inte laddas ner. Försök igen.',
  loadFailed: 'Fakturan kunde inte läsas in.',
  unknown:
    'Fakturan hittades inte. Den kan höra till ett konto som du inte administrerar, eller så är adressen ofullständig.',
  markPaid: 'Markera som betald',
  markUnpaid: 'Markera som obetald',
  paid: '%{number} är markerad som betald',
  unpaid: '%{number} är markerad som obetald',
  markFailed: 'Fakturan kunde inte markeras. Försök igen.',
  paidOn: 'Betald %{day}',
  corrects: 'Gäller faktura %{number}',
  creditedBy: 'Kreditfaktura: %{numbers} |||| Kreditfakturor: %{numbers}',
  leftToPay: 'Kvar att betala',
  tax: 'Varav %{tax} %{rate} %: %{amount}',
  taxes: { vat: 'moms', gst: 'GST', sales: 'omsättningsskatt' },
  trips: 'Resor',
  credit: {
    action: 'Kreditera resan',
    title: 'Kreditera en resa',
    text: 'En kreditfaktura skapas och mejlas till %{account}. Fakturan förblir som den är.',
    amount: 'Belopp (högst %{max})',
    reason: 'Orsak (syns för kontot)',
    submit: 'Skapa kreditfaktura',
    done: 'Kreditfaktura %{number} har skapats',
    failed: 'Kreditfakturan kunde inte skapas. Försök igen.',
    amountWrong: 'Ange ett belopp från %{min} till %{max}',
    reasonShort: 'Skriv minst 3 tecken',
  },
};
