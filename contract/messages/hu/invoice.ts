import type { InvoiceTexts } from '../invoice/texts.ts';

export const invoice: InvoiceTexts = {
  invoice: 'Számla',
  creditNote: 'Jóváíró számla',
  number: 'Szám: %{number}',
  billedTo: 'Vevő',
  month: 'Hónap',
  issued: 'Kelt',
  due: 'Fizetési határidő',
  corrects: 'Hivatkozott számla',
  reason: 'Ok',
  priceLowered: 'Az utazás ára csökkent.',
  trips: 'Utazások (%{count})',
  net: 'Adó nélkül',
  tax: '%{tax}, %{rate}%',
  amount: 'Összeg',
  mail: {
    invoice: {
      subject: '%{number} számla, %{month}: %{total}',
      heading: 'Számlája: %{month}',
      lead: 'Mellékeljük a(z) %{account} számláját a következő hónap utazásairól: %{month}. Kérjük, fizesse ki eddig: %{due}.',
    },
    creditNote: {
      subject: '%{number} jóváíró számla: %{total}',
      heading: 'Pénzt kap vissza',
      lead: 'Mellékeljük a(z) %{account} jóváíró számláját. Erre a számlára vonatkozik: %{corrects}.',
    },
    open: 'Megnyitás a konzolban',
    why: 'Azért kapja ezt a levelet, mert a(z) %{account} céges számlával fizet itt: %{channel}.',
  },
};
