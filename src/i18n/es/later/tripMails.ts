import type { tripMails as english } from '../../en/later/tripMails.ts';
import type { Messages } from '../../messages.ts';

export const tripMails: Messages<typeof english> = {
  receipt: {
    action: 'Enviar recibo por correo',
    done: 'El recibo está en camino a %{recipient}',
    failed: 'El recibo no se ha enviado. Inténtelo de nuevo.',
  },
  info: {
    action: 'Preguntar por este viaje',
    title: 'Preguntar por este viaje',
    text: 'Su pregunta se envía a %{company} con el n.º de viaje. La respuesta llegará a su correo.',
    message: 'Su pregunta',
    tooShort: 'Escriba al menos %{min} caracteres',
    send: 'Enviar',
    done: 'Su pregunta se ha enviado a %{company}',
    failed: 'La pregunta no se ha enviado. Inténtelo de nuevo.',
  },
};
