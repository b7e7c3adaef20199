import type { profile as english } from '../../en/later/profile.ts';
import type { Messages } from '../../messages.ts';

export const profile: Messages<typeof english> = {
  person: 'Sus datos',
  languageHint: 'Para los correos y, si está disponible, la consola.',
  copies: 'Copias de las reservas de invitados',
  copiesText:
    'Recibe copia de los correos sobre viajes que se reservan para invitados de estas cuentas.',
  noCopies: 'No recibe copias.',
  addCopies: 'Añadir una cuenta',
  removeCopies: 'No recibir más copias de %{name}',
  saved: 'Se ha guardado su perfil',
  savedNotShown:
    'Se ha guardado su perfil, pero no se ha podido volver a cargar. Recargue la página para verlo.',
  failedToLoad: 'No se ha podido cargar su perfil.',
  password: 'Contraseña',
  passwordText:
    'Se envía a %{email} un enlace para establecer una nueva contraseña. Al hacerlo se cierran todas sus sesiones.',
  passwordElsewhere: 'Su contraseña se guarda en %{provider}. Cámbiela allí.',
  passwordSend: 'Enviar enlace',
  passwordSent: 'El enlace está en camino a %{email}',
  passwordFailed: 'El enlace no se ha enviado. Inténtelo de nuevo.',
  sessions: 'Sesiones',
  sessionsText:
    'Dónde tiene la sesión abierta. Cierre las que no reconozca y establezca después una nueva contraseña.',
  sessionsElsewhere: 'Sus sesiones se gestionan en %{provider}.',
  sessionsFailed: 'No se han podido cargar sus sesiones.',
  device: '%{browser} en %{system}',
  unknownDevice: 'Dispositivo desconocido',
  signedIn: 'Inicio de sesión: %{when}',
  lastUsed: 'último uso: %{when}',
  thisOne: 'Esta sesión',
  end: 'Cerrar',
  endOf: 'Cerrar la sesión: %{device}, iniciada %{when}',
  ended: 'Se ha cerrado la sesión',
  endFailed: 'La sesión no se ha cerrado. Inténtelo de nuevo.',
  signOut: 'Cerrar sesión',
  close: 'Cerrar',
};
