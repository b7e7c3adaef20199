import type {
  accountFields as englishAccountFields,
  policy as englishPolicy,
} from '../../en/later/accountFields.ts';
import type { Messages } from '../../messages.ts';

export const accountFields: Messages<typeof englishAccountFields> = {
  heading: 'Mais alguns dados',
  optional: 'Facultativo',
  choose: 'Escolher…',
  none: 'Sem resposta',
  failed: 'Não foi possível carregar as perguntas desta conta.',
};

export const policy: Messages<typeof englishPolicy> = {
  allowed: 'As suas regras de viagem permitem esta viagem.',
  failed:
    'De momento não foi possível verificar as suas regras de viagem. Serão verificadas ao reservar.',
  stopped: 'As suas regras de viagem não permitem esta viagem',
  stoppedBy:
    'Não permitida por uma regra de viagem. %{rule} |||| Não permitida por %{smart_count} regras de viagem. %{rule}',
  show: 'Ver porquê',
  limits: {
    trips: {
      outbound: 'Com esta viagem',
      return: 'Com o regresso',
      both: 'Com a ida e o regresso',
    },
    maxAmount: '%{trips}, o passageiro terá gasto %{used} de %{limit} %{period}.',
    frequency: '%{trips}, o passageiro terá feito %{used} de %{limit} viagens %{period}.',
  },
  periods: { day: 'por dia', week: 'por semana', month: 'por mês' },
};
