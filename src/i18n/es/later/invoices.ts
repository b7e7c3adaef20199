import type { invoices as english } from '../../en/later/invoices.ts';
import type { Messages } from '../../messages.ts';

export const invoices: Messages<typeof english> = {
  tab: 'Facturas',
  cardsTab: 'Tarjetas',
  empty: 'Aún no hay facturas',
  emptyHint:
    'Los viajes de un mes que se pagan con la cuenta de empresa figuran en una sola factura, que se emite al terminar el mes.',
  view: 'Ver %{number}',
  pdf: 'Descargar PDF',
  csv: 'Descargar CSV',
  downloadFailed: 'No se ha podido descargar el archivo. Inténtelo de nuevo.',
  loadFailed: 'No se ha podido cargar la factura.',
  unknown:
    'No se ha encontrado esta factura. Puede que pertenezca a una cuenta que no administra o que la dirección esté incompleta.',
  markPaid: 'Marcar como pagada',
  markUnpaid: 'Marcar como no pagada',
  paid: '%{number} está marcada como pagada',
  unpaid: '%{number} está marcada como no pagada',
  markFailed: 'No se ha podido marcar la factura. Inténtelo de nuevo.',
  paidOn: 'Pagada el %{day}',
  corrects: 'Sobre la factura %{number}',
  creditedBy: 'Nota de abono: %{numbers} |||| Notas de abono: %{numbers}',
  leftToPay: 'Importe pendiente',
  tax: 'Incluye %{tax} al %{rate}\u00a0%: %{amount}',
  taxes: { vat: 'IVA', gst: 'GST', sales: 'impuesto sobre ventas' },
  trips: 'Viajes',
  credit: {
    action: 'Abonar este viaje',
    title: 'Abonar un viaje',
    text: 'Se emite una nota de abono y se envía por correo a %{account}. La factura no cambia.',
    amount: 'Importe (como máximo %{max})',
    reason: 'Motivo (visible para la cuenta)',
    submit: 'Emitir nota de abono',
    done: 'Se ha emitido la nota de abono %{number}',
    failed: 'No se ha podido emitir la nota de abono. Inténtelo de nuevo.',
    amountWrong: 'Introduzca un importe de %{min} a %{max}',
    reasonShort: 'Introduzca al menos 3 caracteres',
  },
};
