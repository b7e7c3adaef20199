import type { PolicyTexts } from '../policy/texts.ts';

export const policy: PolicyTexts = {
  rules: {
    location: 'Apenas viagens %{places}',
    places: {
      from: 'de %{origin}',
      to: 'para %{destination}',
      between: 'entre %{origin} e %{destination}',
    },
    maxAmount: {
      day: 'Despesa por dia: no máximo %{limit}',
      week: 'Despesa por semana: no máximo %{limit}',
      month: 'Despesa por mês: no máximo %{limit}',
    },
    frequency: {
      day: 'Viagens por dia: no máximo %{limit}',
      week: 'Viagens por semana: no máximo %{limit}',
      month: 'Viagens por mês: no máximo %{limit}',
    },
    dateTime: '%{weekday}: sem viagens das %{slots}',
    slot: '%{start} às %{end}',
    fullDay: '%{weekday}: sem viagens',
    distance: 'Distância: no máximo %{limit}',
    time: 'Duração da viagem: no máximo %{limit}',
  },
  minutes: '%{minutes} min',
  measured: {
    maxAmount: 'Gasto até agora: %{used}. Esta viagem: até %{amount}.',
    maxAmountOfReturn:
      'Gasto até agora: %{used}. Ida: até %{outbound}. Esta viagem: até %{amount}.',
    frequency: 'Já reservadas: %{used}.',
    frequencyOfReturn: 'Já reservadas: %{used}. A ida também conta.',
    dateTime: 'A recolha é às %{time}.',
    trip: 'Esta viagem: %{actual}.',
    stops: 'Paragens noutros locais: %{stops}.',
  },
  remedies: {
    location: 'Escolha um local permitido.',
    stops: 'Pare apenas em locais permitidos.',
    amountLeft: 'Escolha uma viagem até %{left}.',
    anotherPeriod: {
      day: 'Escolha outro dia.',
      week: 'Escolha outra semana.',
      month: 'Escolha outro mês.',
    },
    anotherPeriodWithin: {
      day: 'Escolha outro dia e uma viagem até %{limit}.',
      week: 'Escolha outra semana e uma viagem até %{limit}.',
      month: 'Escolha outro mês e uma viagem até %{limit}.',
    },
    before: 'Escolha uma hora até às %{before}.',
    after: 'Escolha uma hora a partir das %{after}.',
    beforeOrAfter: 'Escolha uma hora até às %{before} ou a partir das %{after}.',
    shorter: 'Escolha uma viagem mais curta.',
  },
  guestIsEmployee:
    'O telefone ou o e-mail é de um colaborador, por isso aplicam-se as suas regras de viagem.',
  returnTrip: 'Viagem de regresso: %{message}',
};
