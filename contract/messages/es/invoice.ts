import type { InvoiceTexts } from '../invoice.ts';

export const invoice: InvoiceTexts = {
  invoice: 'Factura',
  creditNote: 'Nota de abono',
  number: 'N.º %{number}',
  billedTo: 'Facturado a',
  month: 'Mes',
  issued: 'Fecha',
  due: 'Vencimiento',
  corrects: 'Sobre la factura',
  reason: 'Motivo',
  priceLowered: 'Se ha rebajado el precio del viaje.',
  trips: 'Viajes (%{count})',
  net: 'Base imponible',
  tax: '%{tax} al %{rate}\u00a0%',
  amount: 'Importe',
  mail: {
    invoice: {
      subject: 'Factura %{number} de %{month}: %{total}',
      heading: 'Su factura de %{month}',
      lead: 'Adjuntamos la factura de %{account} por los viajes de %{month}. Le rogamos que la pague a más tardar el %{due}.',
    },
    creditNote: {
      subject: 'Nota de abono %{number}: %{total}',
      heading: 'Su nota de abono',
      lead: 'Adjuntamos una nota de abono para %{account}. Se refiere a la factura %{corrects}.',
    },
    open: 'Abrir en la consola',
    why: 'Recibe este correo porque %{account} paga a %{channel} con la cuenta de empresa.',
  },
};
