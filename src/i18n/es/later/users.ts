import type { users as english } from '../../en/later/users.ts';
import type { Messages } from '../../messages.ts';

export const users: Messages<typeof english> = {
  tabs: { users: 'Usuarios', groups: 'Grupos' },
  add: 'Añadir usuario',
  edit: 'Editar usuario',
  created: 'Se ha añadido el usuario',
  createFailed: 'No se ha podido añadir el usuario',
  updated: 'Se ha actualizado el usuario',
  updateFailed: 'No se ha podido actualizar el usuario',
  createPassenger: 'Añadir también como pasajero, para que se le puedan reservar viajes',
  passengerFailed: 'No se ha podido añadir el pasajero',
  withoutPassenger: 'Continuar sin pasajero',
  accounts: 'Cuentas',
  addAccount: 'Añadir una cuenta',
  removeAccount: 'Quitar %{name}',
  accountMissing: 'Elija al menos una cuenta',
  alreadyAdded: 'El usuario ya está añadido a esta cuenta',
  moreAccounts: '%{smart_count} más',
  noAccount: 'ninguna cuenta',
  invited: 'invitado',
  insist: 'Continuar de todos modos',
  invite: {
    first: 'Enviar correo de acceso a %{name}',
    again: 'Reenviar correo de acceso a %{name}',
    tip: 'Enviar un correo para establecer la contraseña',
    tipAgain: 'Reenviar el correo (último envío: %{when})',
    title: '¿Enviar un correo de acceso?',
    titleAgain: '¿Reenviar el correo de acceso?',
    text: '%{name} recibe en %{email} un enlace de un solo uso para establecer una contraseña. Hasta entonces todo sigue igual.',
    textAgain: 'Último envío: %{when}.',
    textElsewhere:
      '%{name} recibe en %{email} un correo que indica dónde iniciar sesión. Las contraseñas se guardan en %{provider}.',
    confirm: 'Enviar',
    done: 'El correo de acceso a %{name} está en camino',
    failed: 'El correo no se ha enviado. Inténtelo de nuevo.',
  },
};
