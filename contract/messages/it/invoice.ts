import type { InvoiceTexts } from '../invoice.ts';

export const invoice: InvoiceTexts = {
  invoice: 'Fattura',
  creditNote: 'Nota di credito',
  number: 'N. %{number}',
  billedTo: 'Intestata a',
  month: 'Mese',
  issued: 'Data',
  due: 'Scadenza',
  corrects: 'Riguarda la fattura',
  reason: 'Motivo',
  priceLowered: 'Il prezzo della corsa è stato ridotto.',
  trips: 'Corse (%{count})',
  net: 'Imponibile',
  tax: '%{tax} al %{rate}%',
  amount: 'Importo',
  mail: {
    invoice: {
      subject: 'Fattura %{number} di %{month}: %{total}',
      heading: 'La fattura di %{month}',
      lead: 'In allegato la fattura di %{account} per le corse di %{month}. Si prega di pagarla entro il %{due}.',
    },
    creditNote: {
      subject: 'Nota di credito %{number}: %{total}',
      heading: 'La nota di credito',
      lead: 'In allegato una nota di credito per %{account}. Riguarda la fattura %{corrects}.',
    },
    open: 'Apri nella console',
    why: 'Riceve questa e-mail perché %{account} paga %{channel} con l’account aziendale.',
  },
};
