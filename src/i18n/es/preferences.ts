import type { preferences as english } from '../en/preferences.ts';
import type { Messages } from '../messages.ts';

export const preferences: Messages<typeof english> = {
  list: { failed: 'Su elección vale por ahora, pero no se ha podido guardar para la próxima vez.' },
  mails: {
    menu: 'Correos…',
    title: 'Correos sobre los viajes que reserva',
    text: 'Los pasajeros reciben sus propios correos, elija lo que elija aquí.',
    kinds: {
      confirmed: 'El viaje está confirmado',
      pickupChanged: 'La hora de recogida ha cambiado',
      cancelled: 'El viaje se ha cancelado',
      driverAssigned: 'Hay un conductor asignado',
      driverArrived: 'El taxi está en la recogida',
      receipt: 'El recibo',
    },
    save: 'Guardar',
    saved: 'Se ha guardado su elección de correos',
    failed: 'No se ha podido cargar o guardar su elección de correos. Inténtelo de nuevo.',
  },
};
