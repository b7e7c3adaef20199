import type { passenger as english } from '../../en/later/passenger.ts';
import type { Messages } from '../../messages.ts';

export const passenger: Messages<typeof english> = {
  recent: 'Pasajeros recientes',
  none: 'No hay coincidencias en esta cuenta.',
  add: 'Añadir invitado',
  addNamed: 'Añadir a «%{text}» como invitado',
  addHint: '¿No está en la lista? Reserve para un invitado',
  phone: 'Teléfono',
  phoneLocked: 'Este es el número registrado. Puede cambiarlo en Personas.',
  noPhone: 'El conductor no puede llamar a %{name}: no hay ningún teléfono registrado.',
  addPhone: 'Introducir un teléfono',
  guest: {
    title: 'Añadir invitado',
    close: 'Elegir de la lista',
    givenName: 'Nombre',
    familyName: 'Apellidos',
    phoneNumber: 'Teléfono',
    phoneHint: 'El conductor llama a este número.',
    email: 'Correo electrónico',
    keep: 'Guardar como invitado de %{account}',
    keptHint: 'La próxima vez encontrará a este invitado por su nombre.',
    notKeptHint: 'El invitado es solo para este viaje.',
  },
};
