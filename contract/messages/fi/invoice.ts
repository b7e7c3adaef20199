import type { InvoiceTexts } from '../invoice.ts';

export const invoice: InvoiceTexts = {
  invoice: 'Lasku',
  creditNote: 'Hyvityslasku',
  number: 'Nro %{number}',
  billedTo: 'Laskutettava',
  month: 'Kuukausi',
  issued: 'Päiväys',
  due: 'Eräpäivä',
  corrects: 'Koskee laskua',
  reason: 'Syy',
  priceLowered: 'Matkan hintaa alennettiin.',
  trips: 'Matkat (%{count})',
  net: 'Veroton summa',
  tax: '%{tax} %{rate} %',
  amount: 'Summa',
  mail: {
    invoice: {
      subject: 'Lasku %{number}, %{month}: %{total}',
      heading: 'Laskusi: %{month}',
      lead: 'Liitteenä on asiakkaan %{account} lasku matkoista: %{month}. Maksa se viimeistään %{due}.',
    },
    creditNote: {
      subject: 'Hyvityslasku %{number}: %{total}',
      heading: 'Hyvityslaskusi',
      lead: 'Liitteenä on hyvityslasku asiakkaalle %{account}. Se koskee laskua %{corrects}.',
    },
    open: 'Avaa konsolissa',
    why: 'Saat tämän viestin, koska %{account} maksaa yritystilillä: %{channel}.',
  },
};
