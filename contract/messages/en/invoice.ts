import type { InvoiceTexts } from '../invoice.ts';

export const invoice: InvoiceTexts = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  number: 'No. %{number}',
  billedTo: 'Billed to',
  month: 'Month',
  issued: 'Date',
  due: 'Pay by',
  corrects: 'Corrects invoice',
  reason: 'Reason',
  priceLowered: 'The price of the trip was lowered.',
  trips: 'Trips (%{count})',
  net: 'Net',
  tax: '%{tax} at %{rate}%',
  amount: 'Amount',
  mail: {
    invoice: {
      subject: 'Invoice %{number} for %{month}: %{total}',
      heading: 'Your invoice for %{month}',
      lead: 'The invoice of %{account} for the trips of %{month} is attached. Please pay it by %{due}.',
    },
    creditNote: {
      subject: 'Credit note %{number}: %{total}',
      heading: 'Your credit note',
      lead: 'A credit note for %{account} is attached. It corrects invoice %{corrects}.',
    },
    open: 'Open in the console',
    why: 'You get this e-mail because %{account} pays %{channel} by business account.',
  },
};
