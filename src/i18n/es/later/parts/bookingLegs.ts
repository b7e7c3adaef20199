import type {
  bookingLegs as englishBookingLegs,
  returnTrip as englishReturnTrip,
} from '../../../en/later/parts/bookingLegs.ts';
import type { Messages } from '../../../messages.ts';

export const bookingLegs: Messages<typeof englishBookingLegs> = {
  outbound: 'Ida',
  inbound: 'Vuelta',
  waiting: {
    outbound: 'En espera',
    inbound: 'La vuelta se reserva después de la ida',
  },
  creating: { outbound: 'Creando su reserva…', inbound: 'Creando la reserva de la vuelta…' },
  paying: { outbound: 'Confirmando el pago…', inbound: 'Confirmando el pago de la vuelta…' },
  created: { outbound: 'Reserva confirmada', inbound: 'Vuelta confirmada' },
  error: { outbound: 'No se ha podido reservar', inbound: 'La vuelta no se ha reservado' },
  declined: { outbound: 'Pago fallido', inbound: 'Pago de la vuelta fallido' },
  uncertain: {
    outbound: 'Aún no sabemos si su viaje está reservado',
    inbound: 'Aún no sabemos si su vuelta está reservada',
  },
  unsent: {
    outbound: 'Su reserva aún no se ha enviado',
    inbound: 'La reserva de la vuelta aún no se ha enviado',
  },
  giveUp: { outbound: 'Detener la reserva', inbound: 'Detener la vuelta' },
  giveUpTitle: { outbound: '¿Detener esta reserva?', inbound: '¿Detener la reserva de la vuelta?' },
  abandoning: { outbound: 'Deteniendo la reserva…', inbound: 'Deteniendo la vuelta…' },
  abandoned: { outbound: 'Reserva detenida', inbound: 'Vuelta no reservada' },
  cancelling: { outbound: 'Cancelando…', inbound: 'Cancelando la vuelta…' },
  cancelled: { outbound: 'Reserva cancelada', inbound: 'Vuelta cancelada' },
  cancel: { outbound: 'Cancelar la reserva', inbound: 'Cancelar la vuelta' },
  cancelTitle: { outbound: '¿Cancelar esta reserva?', inbound: '¿Cancelar la vuelta?' },
  duplicateBack: { outbound: 'Volver al formulario', inbound: 'No reservar la vuelta' },
  changeTime: 'Elegir otra hora',
};

export const returnTrip: Messages<typeof englishReturnTrip> = {
  wanted: 'Reservar la vuelta',
  title: 'Viaje de vuelta',
  text: 'De %{pickup} a %{dropoff}.',
  date: 'Fecha de la vuelta',
  time: 'Hora de la vuelta',
  earliest: 'A partir de las %{time}.',
  zone: 'Hora local en la recogida de la vuelta: %{zone}.',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  edit: 'Cambiar la hora de la vuelta',
  at: 'Vuelta el %{time}',
  flight: 'Número de vuelo de la vuelta',
  fare: 'Vuelta',
  outboundFare: 'Ida',
};
