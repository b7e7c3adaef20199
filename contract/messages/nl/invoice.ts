import type { InvoiceTexts } from '../invoice.ts';

export const invoice: InvoiceTexts = {
  invoice: 'Factuur',
  creditNote: 'Creditnota',
  number: 'Nr. %{number}',
  billedTo: 'Aan',
  month: 'Maand',
  issued: 'Datum',
  due: 'Vervaldatum',
  corrects: 'Bij factuur',
  reason: 'Reden',
  priceLowered: 'De prijs van de rit is verlaagd.',
  trips: 'Ritten (%{count})',
  net: 'Netto',
  tax: '%{tax} van %{rate}%',
  amount: 'Bedrag',
  mail: {
    invoice: {
      subject: 'Factuur %{number} voor %{month}: %{total}',
      heading: 'Uw factuur voor %{month}',
      lead: 'De factuur van %{account} voor de ritten van %{month} is bijgevoegd. Betaal deze uiterlijk op %{due}.',
    },
    creditNote: {
      subject: 'Creditnota %{number}: %{total}',
      heading: 'Uw creditnota',
      lead: 'Een creditnota voor %{account} is bijgevoegd. Deze hoort bij factuur %{corrects}.',
    },
    open: 'Openen in de console',
    why: 'U ontvangt deze e-mail omdat %{account} bij %{channel} via het zakelijke account betaalt.',
  },
};
