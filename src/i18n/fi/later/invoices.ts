import type { invoices as english } from '../../en/later/invoices.ts';
import type { Messages } from '../../messages.ts';

export const invoices: Messages<typeof english> = {
  tab: 'Laskut',
  cardsTab: 'Kortit',
  empty: 'Ei vielä laskuja',
  emptyHint:
    'Kuukauden yritystililtä maksetut matkat kootaan yhdelle laskulle, joka laaditaan kuukauden päätyttyä.',
  view: 'Näytä %{number}',
  pdf: 'Lataa PDF',
  csv: 'Lataa CSV',
  downloadFailed: 'Tiedostoa ei voitu ladata. Yritä uudelleen.',
  loadFailed: 'Laskua ei voitu ladata.',
  unknown:
    'Tätä laskua ei löytynyt. Se voi kuulua tilille, jota et hallinnoi, tai osoite on vaillinainen.',
  markPaid: 'Merkitse maksetuksi',
  markUnpaid: 'Merkitse maksamattomaksi',
  paid: '%{number} on merkitty maksetuksi',
  unpaid: '%{number} on merkitty maksamattomaksi',
  markFailed: 'Laskua ei voitu merkitä. Yritä uudelleen.',
  paidOn: 'Maksettu %{day}',
  corrects: 'Koskee laskua %{number}',
  creditedBy: 'Hyvityslasku: %{numbers} |||| Hyvityslaskut: %{numbers}',
  leftToPay: 'Maksamatta',
  tax: 'Sisältää: %{tax} %{rate} %: %{amount}',
  taxes: { vat: 'ALV', gst: 'GST', sales: 'myyntivero' },
  trips: 'Matkat',
  credit: {
    action: 'Hyvitä tämä matka',
    title: 'Hyvitä matka',
    text: 'Hyvityslasku laaditaan ja lähetetään sähköpostilla: %{account}. Alkuperäinen lasku säilyy ennallaan.',
    amount: 'Summa (enintään %{max})',
    reason: 'Syy (näkyy tilille)',
    submit: 'Laadi hyvityslasku',
    done: 'Hyvityslasku %{number} on laadittu',
    failed: 'Hyvityslaskua ei voitu laatia. Yritä uudelleen.',
    amountWrong: 'Kirjoita summa väliltä %{min}–%{max}',
    reasonShort: 'Kirjoita vähintään 3 merkkiä',
  },
};
