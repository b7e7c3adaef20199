import type { InvoiceTexts } from '../invoice.ts';

export const invoice: InvoiceTexts = {
  invoice: 'Fatura',
  creditNote: 'Nota de crédito',
  number: 'N.º %{number}',
  billedTo: 'Faturado a',
  month: 'Mês',
  issued: 'Data',
  due: 'Pagar até',
  corrects: 'Sobre a fatura',
  reason: 'Motivo',
  priceLowered: 'O preço da viagem foi reduzido.',
  trips: 'Viagens (%{count})',
  net: 'Valor líquido',
  tax: '%{tax} a %{rate}%',
  amount: 'Valor',
  mail: {
    invoice: {
      subject: 'Fatura %{number} de %{month}: %{total}',
      heading: 'A sua fatura de %{month}',
      lead: 'A fatura de %{account} das viagens de %{month} está em anexo. Pague-a até %{due}.',
    },
    creditNote: {
      subject: 'Nota de crédito %{number}: %{total}',
      heading: 'A sua nota de crédito',
      lead: 'Uma nota de crédito para %{account} está em anexo. Diz respeito à fatura %{corrects}.',
    },
    open: 'Abrir na consola',
    why: 'Recebe este e-mail porque %{account} paga à %{channel} por conta empresarial.',
  },
};
