import type { TripErrorMessages } from '../failureTexts.ts';

export const tripFailures: TripErrorMessages = {
  BOOKING_NOT_CONFIRMABLE: {
    title: 'Não pode ser confirmada',
    message: 'Esta reserva já não pode ser confirmada. Procure-a nas viagens ou reserve novamente.',
  },
  BOOKING_EXPIRED: {
    title: 'Reserva expirada',
    message: 'A reserva não foi confirmada a tempo e nada foi cobrado. Reserve novamente.',
  },
  BOOKING_ABANDONED: {
    title: 'Reserva parada',
    message: 'Esta reserva foi parada antes de ser feita. Nada foi cobrado. Reserve novamente.',
  },
  BOOKING_NOT_CANCELLABLE: {
    title: 'Não pode ser cancelada',
    message: 'Esta viagem já não pode ser cancelada aqui. Ligue para a empresa de táxis.',
  },
  BOOKING_NOT_CHANGEABLE: {
    title: 'Não pode ser alterada',
    message:
      'Só as viagens pré-reservadas podem ser alteradas, e esta já não pode. Recarregue a página.',
  },
  BOOKING_CHANGE_EXPIRED: {
    title: 'Alteração não confirmada a tempo',
    message: 'A viagem mantém a hora de recolha. Escolha novamente a nova hora e confirme-a.',
  },
  FARE_CHANGED: {
    title: 'O preço subiu',
    message:
      'Esta viagem custa agora %{fare} em vez de %{expected}. Confirme o novo preço ou altere a viagem.',
  },
  DUPLICATE_BOOKING_NOT_ACKNOWLEDGED: {
    title: 'Reservar duas vezes?',
    message: 'Já existe uma reserva como esta. Confirme que pretende outra.',
  },
  NOT_ALLOWED_BY_POLICY: {
    title: 'Não permitido pelas regras de viagem',
    message:
      'As regras de viagem deste passageiro não permitem esta viagem. %{rules} Altere a viagem e tente novamente.',
  },
  PAYMENT_DECLINED: {
    title: 'Cartão recusado',
    message:
      'O seu banco recusou o cartão. Nada foi reservado nem cobrado. Escolha outra forma de pagamento.',
  },
  PAYMENT_NOT_CONFIRMED: {
    title: 'Pagamento não confirmado',
    message: 'O seu banco ainda não confirmou o pagamento. Confirme-o no banco e tente novamente.',
  },
  OFFER_NOT_AVAILABLE: {
    title: 'Veículo indisponível',
    message: 'Este veículo já não está disponível para a viagem. Escolha outro.',
  },
  FARE_NOT_AVAILABLE: {
    title: 'Nenhum preço disponível',
    message: 'Não é possível calcular um preço para esta viagem. Altere os endereços ou o veículo.',
  },
  TRIP_TOO_LONG: {
    title: 'Viagem demasiado longa',
    message:
      'Esta viagem tem %{distance}; %{fleet} percorre no máximo %{longest}. Escolha um destino mais próximo, menos paragens ou outra empresa de táxis.',
  },
  RECEIPT_NOT_AVAILABLE: {
    title: 'Ainda não há recibo',
    message: 'O recibo fica disponível quando a viagem termina e o preço é definitivo.',
  },
  TRACKING_ENDED: {
    title: 'Esta viagem terminou',
    message: 'A ligação para a acompanhar deixou de funcionar. Peça o recibo a quem fez a reserva.',
  },
};
