import type { invoices as english } from '../../en/later/invoices.ts';
import type { Messages } from '../../messages.ts';

export const invoices: Messages<typeof english> = {
  tab: 'Faturas',
  cardsTab: 'Cartões',
  empty: 'Ainda não há faturas',
  emptyHint:
    'As viagens de um mês pagas com a conta empresarial ficam numa só fatura, emitida no fim do mês.',
  view: 'Ver %{number}',
  pdf: 'Transferir PDF',
  csv: 'Transferir CSV',
  downloadFailed: 'Não foi possível transferir o ficheiro. Tente novamente.',
  loadFailed: 'Não foi possível carregar a fatura.',
  unknown:
    'Esta fatura não foi encontrada. Pode pertencer a uma conta que não administra, ou o endereço estar incompleto.',
  markPaid: 'Marcar como paga',
  markUnpaid: 'Marcar como não paga',
  paid: '%{number} está marcada como paga',
  unpaid: '%{number} está marcada como não paga',
  markFailed: 'Não foi possível marcar a fatura. Tente novamente.',
  paidOn: 'Paga em %{day}',
  corrects: 'Sobre a fatura %{number}',
  creditedBy: 'Nota de crédito: %{numbers} |||| Notas de crédito: %{numbers}',
  leftToPay: 'Valor em dívida',
  tax: 'Inclui %{tax} a %{rate}%: %{amount}',
  taxes: { vat: 'IVA', gst: 'GST', sales: 'imposto sobre vendas' },
  trips: 'Viagens',
  credit: {
    action: 'Creditar esta viagem',
    title: 'Creditar uma viagem',
    text: 'É emitida uma nota de crédito e enviada por e-mail a %{account}. A fatura fica como está.',
    amount: 'Valor (no máximo %{max})',
    reason: 'Motivo (visível para a conta)',
    submit: 'Emitir nota de crédito',
    done: 'A nota de crédito %{number} foi emitida',
    failed: 'Não foi possível emitir a nota de crédito. Tente novamente.',
    amountWrong: 'Introduza um valor de %{min} a %{max}',
    reasonShort: 'Introduza pelo menos 3 carateres',
  },
};
