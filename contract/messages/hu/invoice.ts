import type { InvoiceTexts } from '../invoice.ts';

export const invoice: InvoiceTexts = {
  invoice: 'Számla',
  creditNote: 'Helyesbítő számla',
  number: 'Szám: %{number}',
  billedTo: 'Vevő',
  month: 'Hónap',
  issued: 'Kelt',
  due: 'Fizetési határidő',
  corrects: 'Hivatkozott számla',
  reason: 'Ok',
  priceLowered: 'Az utazás ára csökkent.',
  trips: 'Utazások (%{count})',
  net: 'Nettó összeg',
  tax: '%{tax}, %{rate}%',
  amount: 'Összeg',
  mail: {
    invoice: {
      subject: '%{number} számla, %{month}: %{total}',
      heading: 'Számlája: %{month}',
      lead: 'Mellékeljük az utazások számláját. Ügyfél: %{account}, hónap: %{month}. Kérjük, fizesse ki eddig: %{due}.',
    },
    creditNote: {
      subject: '%{number} helyesbítő számla: %{total}',
      heading: 'Helyesbítő számla',
      lead: 'Mellékeljük a helyesbítő számlát. Ügyfél: %{account}. Erre a számlára vonatkozik: %{corrects}.',
    },
    open: 'Megnyitás a felületen',
    why: 'Azért kapja ezt az e-mailt, mert ez az ügyfél céges fiókkal fizet: %{account}. Szolgáltató: %{channel}.',
  },
};
