import type {
  bookingLegs as englishBookingLegs,
  returnTrip as englishReturnTrip,
} from '../../../en/later/parts/bookingLegs.ts';
import type { Messages } from '../../../messages.ts';

export const bookingLegs: Messages<typeof englishBookingLegs> = {
  outbound: 'Ida',
  inbound: 'Regresso',
  waiting: {
    outbound: 'Em espera',
    inbound: 'O regresso segue-se quando a ida estiver reservada',
  },
  creating: { outbound: 'A criar a sua reserva…', inbound: 'A criar a reserva do regresso…' },
  paying: { outbound: 'A confirmar o pagamento…', inbound: 'A confirmar o pagamento do regresso…' },
  created: { outbound: 'Reserva confirmada', inbound: 'Regresso confirmado' },
  error: { outbound: 'A reserva falhou', inbound: 'O regresso não foi reservado' },
  declined: { outbound: 'O pagamento falhou', inbound: 'O pagamento do regresso falhou' },
  uncertain: {
    outbound: 'Ainda não sabemos se a sua viagem está reservada',
    inbound: 'Ainda não sabemos se o seu regresso está reservado',
  },
  unsent: {
    outbound: 'A sua reserva ainda não foi enviada',
    inbound: 'A reserva do regresso ainda não foi enviada',
  },
  giveUp: { outbound: 'Parar a reserva', inbound: 'Parar o regresso' },
  giveUpTitle: { outbound: 'Parar esta reserva?', inbound: 'Parar a reserva do regresso?' },
  abandoning: { outbound: 'A parar a reserva…', inbound: 'A parar o regresso…' },
  abandoned: { outbound: 'Reserva parada', inbound: 'Regresso não reservado' },
  cancelling: { outbound: 'A cancelar…', inbound: 'A cancelar o regresso…' },
  cancelled: { outbound: 'Reserva cancelada', inbound: 'Regresso cancelado' },
  cancel: { outbound: 'Cancelar a reserva', inbound: 'Cancelar o regresso' },
  cancelTitle: { outbound: 'Cancelar esta reserva?', inbound: 'Cancelar o regresso?' },
  duplicateBack: { outbound: 'Voltar ao formulário', inbound: 'Não reservar o regresso' },
  changeTime: 'Escolher outra hora',
};

export const returnTrip: Messages<typeof englishReturnTrip> = {
  wanted: 'Reservar o regresso',
  title: 'Viagem de regresso',
  text: 'De %{pickup} para %{dropoff}.',
  date: 'Data do regresso',
  time: 'Hora do regresso',
  earliest: 'Não antes das %{time}.',
  zone: 'Hora local na recolha do regresso: %{zone}.',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  edit: 'Alterar a hora do regresso',
  at: 'Regresso em %{time}',
  flight: 'Número do voo de regresso',
  fare: 'Regresso',
  outboundFare: 'Ida',
};
