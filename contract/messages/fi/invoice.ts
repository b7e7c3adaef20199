import type { InvoiceTexts } from '../invoice/texts.ts';

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
  net: 'Ilman veroa',
  tax: '%{tax} %{rate} %',
  amount: 'Summa',
  mail: {
    invoice: {
      subject: 'Lasku %{number}, %{month}: %{total}',
      heading: 'Laskunne: %{month}',
      lead: 'Liitteenä on asiakkaan %{account} lasku matkoista: %{month}. Maksakaa se viimeistään %{due}.',
    },
    creditNote: {
      subject: 'Hyvityslasku %{number}: %{total}',
      heading: 'Saatte rahaa takaisin',
      lead: 'Liitteenä on hyvityslasku asiakkaalle %{account}. Se koskee laskua %{corrects}.',
    },
    open: 'Avaa konsolissa',
    why: 'Saatte tämän viestin, koska %{account} maksaa yritystilillä: %{channel}.',
  },
};
