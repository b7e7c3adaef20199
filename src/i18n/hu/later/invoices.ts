import type { invoices as english } from '../../en/later/invoices.ts';
import type { Messages } from '../../messages.ts';

export const invoices: Messages<typeof english> = {
  tab: 'Számlák',
  cardsTab: 'Kártyák',
  empty: 'Még nincs számla',
  emptyHint:
    'Egy hónap céges fiókkal fizetett utazásai egy számlára kerülnek, amely a hónap végén készül el.',
  view: '%{number} megtekintése',
  pdf: 'PDF letöltése',
  csv: 'CSV letöltése',
  downloadFailed: 'A fájlt nem sikerült letölteni. Próbálja újra.',
  loadFailed: 'A számlát nem sikerült betölteni.',
  unknown:
    'Ez a számla nem található. Lehet, hogy olyan fiókhoz tartozik, amelyet nem kezel, vagy hiányos a cím.',
  markPaid: 'Kifizetettnek jelölés',
  markUnpaid: 'Kifizetetlennek jelölés',
  paid: '%{number} kifizetettnek jelölve',
  unpaid: '%{number} kifizetetlennek jelölve',
  markFailed: 'A számlát nem sikerült megjelölni. Próbálja újra.',
  paidOn: 'Kifizetve: %{day}',
  corrects: 'Hivatkozott számla: %{number}',
  creditedBy: 'Helyesbítő számla: %{numbers} |||| Helyesbítő számlák: %{numbers}',
  leftToPay: 'Még fizetendő',
  tax: 'Ebből %{tax} (%{rate}%): %{amount}',
  taxes: { vat: 'áfa', gst: 'GST', sales: 'forgalmi adó' },
  trips: 'Utazások',
  credit: {
    action: 'Ezen utazás jóváírása',
    title: 'Utazás jóváírása',
    text: 'Helyesbítő számla készül, amelyet e-mailben küldünk el ide: %{account}. A számla nem változik.',
    amount: 'Összeg (legfeljebb %{max})',
    reason: 'Ok (a fiók is látja)',
    submit: 'Helyesbítő számla készítése',
    done: 'Elkészült a helyesbítő számla: %{number}',
    failed: 'A helyesbítő számla nem készült el. Próbálja újra.',
    amountWrong: 'Adjon meg összeget %{min} és %{max} között',
    reasonShort: 'Adjon meg legalább 3 karaktert',
  },
};
