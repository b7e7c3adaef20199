import type { restrictions as english } from '../../en/later/restrictions.ts';
import type { Messages } from '../../messages.ts';

export const restrictions: Messages<typeof english> = {
  none: 'Ainda não há regras. Todas as viagens são permitidas.',
  summary: 'Em resumo',
  aboveZero: 'Introduza um número superior a 0, ou deixe vazio para não limitar',
  whole: 'Introduza um número inteiro',
  minutes: 'min',
  moving:
    '%{groups} segue agora outra restrição de viagem e muda para esta. |||| %{groups} seguem agora outras restrições de viagem e mudam para esta.',
  distance: 'Distância máxima',
  duration: 'Duração máxima',
  spending: {
    day: 'Despesa por dia',
    week: 'Despesa por semana',
    month: 'Despesa por mês',
  },
  trips: { day: 'Viagens por dia', week: 'Viagens por semana', month: 'Viagens por mês' },
  limits: {
    title: 'Limites por passageiro',
    hint: 'Deixe um campo vazio para não limitar. As semanas começam à segunda-feira.',
  },
  trip: { title: 'Limites por viagem', hint: 'De todo o percurso, paragens incluídas.' },
  days: {
    title: 'Horas sem viagens',
    hint: 'Nenhuma viagem pode então começar, pela hora local na recolha.',
    invalid: 'Introduza uma hora, como 09:30',
    none: 'Sem restrição',
    fullDay: 'Dia inteiro',
    range: 'Período',
    startTime: '%{day}: sem viagens desde as',
    endTime: '%{day}: sem viagens até às',
    remove: '%{day}: retirar este período',
    add: 'Adicionar um segundo período',
  },
  weekdays: {
    monday: 'Segunda-feira',
    tuesday: 'Terça-feira',
    wednesday: 'Quarta-feira',
    thursday: 'Quinta-feira',
    friday: 'Sexta-feira',
    saturday: 'Sábado',
    sunday: 'Domingo',
  },
  places: {
    title: 'Locais',
    hint: 'Se houver locais, uma viagem é permitida quando corresponde a um deles. As paragens também têm de ser nestes locais.',
    kind: 'Local %{number}',
    types: { from: 'Viagens de', to: 'Viagens para', between: 'Viagens entre' },
    origin: 'Início',
    destination: 'Fim',
    radius: 'Num raio de',
    radiusLimits: 'Introduza de %{min} a %{max}',
    add: 'Adicionar local',
    remove: 'Retirar o local %{number}',
  },
  trial: {
    try: 'Experimentar nas viagens dos últimos %{days} dias',
    failed: 'De momento não foi possível experimentar as regras. Tente novamente.',
    more: 'Ver mais %{smart_count}',
    latest: 'Estas são as %{smart_count} mais recentes.',
    none: 'Nos últimos %{days} dias não houve viagens para experimentar as regras.',
    partial:
      'A conta tem mais viagens do que as que se experimentam de uma vez. Só foram analisadas as últimas %{reads}, desde %{date}.',
    result:
      '%{smart_count} de %{checked} viagens dos últimos %{days} dias teria sido recusada. |||| %{smart_count} de %{checked} viagens dos últimos %{days} dias teriam sido recusadas.',
  },
};
