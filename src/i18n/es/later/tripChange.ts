import type { tripChange as english } from '../../en/later/tripChange.ts';
import type { Messages } from '../../messages.ts';

export const tripChange: Messages<typeof english> = {
  title: 'Cambiar la hora de recogida',
  before: 'Reservada',
  after: 'Nueva',
  fixed: 'El resto del viaje',
  fixedText:
    'Solo se puede cambiar la hora. Para cambiar otra cosa, cancele el viaje y reserve de nuevo.',
  same: 'Elija otra hora',
  save: 'Guardar',
  saving: 'Guardando…',
  leave: 'Mantener la hora',
  kept: 'El viaje conserva su hora hasta que se confirme la nueva.',
  repeat: 'Inténtelo de nuevo: la hora se cambia una sola vez.',
  done: 'Hora de recogida cambiada',
  doneText: 'El taxi vendrá ahora el %{time}. Se está informando a la empresa de taxis.',
  other: 'Modificado entretanto',
  otherText:
    'Se ha elegido otra hora en otra pestaña o lo ha hecho otra persona. El taxi vendrá el %{time}.',
  trips: 'Volver a los viajes',
  again: 'Reservar de nuevo',
  notChangeable: 'Este viaje ya no se puede modificar',
  notChangeableText:
    'Su estado es «%{status}». Solo se puede cambiar la hora de recogida de los viajes programados.',
  unknown: 'Viaje no encontrado',
  unknownText:
    'Puede que pertenezca a una cuenta que no administra o que la dirección esté incompleta.',
  failed: 'No se ha podido cargar el viaje',
  failedText: 'Compruebe su conexión e inténtelo de nuevo. Lo que ha escrito se conserva.',
};
