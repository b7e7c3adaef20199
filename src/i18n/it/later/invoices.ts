import type { invoices as english } from '../../en/later/invoices.ts';
import type { Messages } from '../../messages.ts';

export const invoices: Messages<typeof english> = {
  tab: 'Fatture',
  cardsTab: 'Carte',
  empty: 'Ancora nessuna fattura',
  emptyHint:
    'Le corse di un mese pagate con l’account aziendale confluiscono in una sola fattura, emessa alla fine del mese.',
  view: 'Mostra %{number}',
  pdf: 'Scarica PDF',
  csv: 'Scarica CSV',
  downloadFailed: 'Impossibile scaricare il file. Riprovi.',
  loadFailed: 'Impossibile caricare la fattura.',
  unknown:
    'Questa fattura non è stata trovata. Forse appartiene a un account che non gestisce o l’indirizzo è incompleto.',
  markPaid: 'Segna come pagata',
  markUnpaid: 'Segna come non pagata',
  paid: '%{number} è segnata come pagata',
  unpaid: '%{number} è segnata come non pagata',
  markFailed: 'Impossibile segnare la fattura. Riprovi.',
  paidOn: 'Pagata il %{day}',
  corrects: 'Riguarda la fattura %{number}',
  creditedBy: 'Nota di credito: %{numbers} |||| Note di credito: %{numbers}',
  leftToPay: 'Saldo da pagare',
  tax: 'Include %{tax} al %{rate}%: %{amount}',
  taxes: { vat: 'IVA', gst: 'GST', sales: 'imposta sulle vendite' },
  trips: 'Corse',
  credit: {
    action: 'Storna questa corsa',
    title: 'Storno di una corsa',
    text: 'Viene emessa una nota di credito e inviata per e-mail a %{account}. La fattura resta com’è.',
    amount: 'Importo (al massimo %{max})',
    reason: 'Motivo (visibile all’account)',
    submit: 'Emetti nota di credito',
    done: 'La nota di credito %{number} è stata emessa',
    failed: 'Impossibile emettere la nota di credito. Riprovi.',
    amountWrong: 'Inserisca un importo da %{min} a %{max}',
    reasonShort: 'Inserisca almeno 3 caratteri',
  },
};
