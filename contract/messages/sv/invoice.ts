import type { InvoiceTexts } from '../invoice.ts';

export const invoice: InvoiceTexts = {
  invoice: 'Faktura',
  creditNote: 'Kreditfaktura',
  number: 'Nr %{number}',
  billedTo: 'Faktureras till',
  month: 'Månad',
  issued: 'Datum',
  due: 'Betalas senast',
  corrects: 'Gäller faktura',
  reason: 'Orsak',
  priceLowered: 'Resans pris sänktes.',
  trips: 'Resor (%{count})',
  net: 'Netto',
  tax: '%{tax} %{rate} %',
  amount: 'Belopp',
  mail: {
    invoice: {
      subject: 'Faktura %{number} för %{month}: %{total}',
      heading: 'Din faktura för %{month}',
      lead: 'Fakturan till %{account} för resorna i %{month} är bifogad. Betala den senast %{due}.',
    },
    creditNote: {
      subject: 'Kreditfaktura %{number}: %{total}',
      heading: 'Din kreditfaktura',
      lead: 'En kreditfaktura till %{account} är bifogad. Den gäller faktura %{corrects}.',
    },
    open: 'Öppna i konsolen',
    why: 'Du får det här mejlet eftersom %{account} betalar %{channel} via företagskonto.',
  },
};
