import type { TripErrorMessages } from '../failureTexts.ts';

export const tripFailures: TripErrorMessages = {
  BOOKING_NOT_CONFIRMABLE: {
    title: 'No se puede confirmar',
    message: 'Esta reserva ya no se puede confirmar. Búsquela en los viajes o reserve de nuevo.',
  },
  BOOKING_EXPIRED: {
    title: 'Reserva caducada',
    message: 'La reserva no se confirmó a tiempo y no se ha cobrado nada. Reserve de nuevo.',
  },
  BOOKING_ABANDONED: {
    title: 'Reserva detenida',
    message: 'Esta reserva se detuvo antes de realizarse. No se ha cobrado nada. Reserve de nuevo.',
  },
  BOOKING_NOT_CANCELLABLE: {
    title: 'No se puede cancelar',
    message: 'Este viaje ya no se puede cancelar aquí. Llame a la empresa de taxis.',
  },
  BOOKING_NOT_CHANGEABLE: {
    title: 'No se puede modificar',
    message:
      'Solo se pueden modificar los viajes programados, y este ya no se puede. Recargue la página.',
  },
  BOOKING_CHANGE_EXPIRED: {
    title: 'Cambio no confirmado a tiempo',
    message: 'El viaje conserva su hora de recogida. Elija de nuevo la hora y confírmela.',
  },
  FARE_CHANGED: {
    title: 'El precio ha subido',
    message:
      'Este viaje cuesta ahora %{fare} en lugar de %{expected}. Confirme el nuevo precio o cambie el viaje.',
  },
  DUPLICATE_BOOKING_NOT_ACKNOWLEDGED: {
    title: '¿Reservar dos veces?',
    message: 'Ya existe una reserva como esta. Confirme que desea otra.',
  },
  NOT_ALLOWED_BY_POLICY: {
    title: 'No permitido por las reglas de viaje',
    message:
      'Las reglas de viaje de este pasajero no permiten este viaje. %{rules} Cambie el viaje e inténtelo de nuevo.',
  },
  PAYMENT_DECLINED: {
    title: 'Tarjeta rechazada',
    message:
      'Su banco ha rechazado la tarjeta. No se ha reservado ni cobrado nada. Elija otra forma de pago.',
  },
  PAYMENT_NOT_CONFIRMED: {
    title: 'Pago no confirmado',
    message: 'Su banco aún no ha confirmado el pago. Confírmelo en el banco e inténtelo de nuevo.',
  },
  OFFER_NOT_AVAILABLE: {
    title: 'Vehículo no disponible',
    message: 'Este vehículo ya no se ofrece para el viaje. Elija otro.',
  },
  FARE_NOT_AVAILABLE: {
    title: 'No hay precio disponible',
    message:
      'No se puede calcular ningún precio para este viaje. Cambie las direcciones o el vehículo.',
  },
  TRIP_TOO_LONG: {
    title: 'Viaje demasiado largo',
    message:
      'Este viaje es de %{distance}; %{fleet} recorre como máximo %{longest}. Elija un destino más cercano, menos paradas u otra empresa de taxis.',
  },
  RECEIPT_NOT_AVAILABLE: {
    title: 'Todavía no hay recibo',
    message: 'El recibo está disponible cuando el viaje ha terminado y su precio es definitivo.',
  },
  TRACKING_ENDED: {
    title: 'Este viaje ha terminado',
    message: 'El enlace de seguimiento ya no funciona. Pida el recibo a quien hizo la reserva.',
  },
};
