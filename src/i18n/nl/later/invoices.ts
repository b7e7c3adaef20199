import type { invoices as english } from '../../en/later/invoices.ts';
import type { Messages } from '../../messages.ts';

export const invoices: Messages<typeof english> = {
  tab: 'Facturen',
  cardsTab: 'Kaarten',
  empty: 'Nog geen facturen',
  emptyHint:
    'De ritten van een maand die via het zakelijke account worden betaald, komen op één factuur. Die wordt gemaakt wanneer de maand voorbij is.',
  view: '%{number} tonen',
  pdf: 'PDF downloaden',
  csv: 'CSV downloaden',
  downloadFailed: 'Het bestand kon niet worden gedownload. Probeer het opnieuw.',
  loadFailed: 'De factuur kon niet worden geladen.',
  unknown:
    'Deze factuur is niet gevonden. Misschien hoort die bij een account dat u niet beheert of is het adres onvolledig.',
  markPaid: 'Als betaald markeren',
  markUnpaid: 'Als onbetaald markeren',
  paid: '%{number} is als betaald gemarkeerd',
  unpaid: '%{number} is als onbetaald gemarkeerd',
  markFailed: 'De factuur kon niet worden gemarkeerd. Probeer het opnieuw.',
  paidOn: 'Betaald op %{day}',
  corrects: 'Bij factuur %{number}',
  creditedBy: 'Creditnota: %{numbers} |||| Creditnota’s: %{numbers}',
  leftToPay: 'Openstaand bedrag',
  tax: 'Inclusief %{rate}% %{tax}: %{amount}',
  taxes: { vat: 'btw', gst: 'GST', sales: 'omzetbelasting' },
  trips: 'Ritten',
  credit: {
    action: 'Deze rit crediteren',
    title: 'Rit crediteren',
    text: 'Er wordt een creditnota gemaakt en naar %{account} gemaild. De factuur blijft zoals ze is.',
    amount: 'Bedrag (hoogstens %{max})',
    reason: 'Reden (zichtbaar voor het account)',
    submit: 'Creditnota maken',
    done: 'Creditnota %{number} is gemaakt',
    failed: 'De creditnota kon niet worden gemaakt. Probeer het opnieuw.',
    amountWrong: 'Vul een bedrag van %{min} tot %{max} in',
    reasonShort: 'Typ minstens 3 tekens',
  },
};
