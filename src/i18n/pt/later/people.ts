import type { people as english } from '../../en/later/people.ts';
import type { Messages } from '../../messages.ts';

export const people: Messages<typeof english> = {
  noTab: {
    hidden: 'Os administradores não aparecem nesta página',
    hiddenText: 'Encontra-os em Pessoas, no menu.',
    unknown: 'Esta página não tem nenhum separador com esse nome',
    unknownText: 'Escolha um dos separadores acima.',
  },
  searchAdmins: 'Procurar administradores',
  invite: {
    first: 'Enviar convite a %{name}',
    again: 'Reenviar convite a %{name}',
    tip: 'Enviar convite',
    tipAgain: 'Reenviar convite (último envio: %{when})',
    title: 'Enviar um convite?',
    titleAgain: 'Enviar o convite novamente?',
    text: '%{name} recebe em %{email} um e-mail que explica que é possível reservar-lhe táxis e como lhe chegam os dados de cada viagem. Não precisa de iniciar sessão.',
    textAgain: 'Último envio: %{when}.',
    confirm: 'Enviar',
    done: 'O convite a %{name} vai a caminho',
    failed: 'O convite não foi enviado. Tente novamente.',
  },
  ahead: {
    question: 'O que acontece às viagens futuras?',
    keep: 'Mantê-las',
    cancel: 'Cancelá-las',
    count: '%{smart_count} viagem futura |||| %{smart_count} viagens futuras',
    none: 'Sem viagens futuras.',
    more: 'e mais %{smart_count}',
    fee: 'Cancelar agora custa %{fee}, a taxa de cancelamento tardio.',
    feeShown: 'Cancelar agora as viagens acima custa %{fee}, a taxa de cancelamento tardio.',
    failed: 'Não foi possível carregar as viagens futuras. Mantêm-se.',
    stays: 'As viagens canceladas continuam canceladas, mesmo que isto seja anulado.',
    feeStays:
      'As viagens canceladas continuam canceladas e a taxa continua devida, mesmo que isto seja anulado.',
    out: 'A partir de agora ninguém pode reservar para estas pessoas.',
  },
};
