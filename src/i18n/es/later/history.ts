import type { history as english } from '../../en/later/history.ts';
import type { Messages } from '../../messages.ts';

export const history: Messages<typeof english> = {
  title: 'Historial',
  empty: 'Aún no hay nada registrado.',
  failed: 'No se ha podido cargar el historial.',
  more: 'Ver cambios anteriores',
  server: 'Automático',
  from: 'Antes:',
  to: 'Después:',
  nothing: 'vacío',
  notKept: 'valores no conservados',
  changed: 'modificado',
  set: 'indicado',
  actions: {
    create: 'Alta',
    update: 'Modificación',
    delete: 'Eliminación',
    restore: 'Recuperación',
    invite: 'Invitación',
    'request-email-change': 'Cambio de correo solicitado',
    'confirm-email-change': 'Nuevo correo confirmado',
    'stop-email-change': 'Cambio de correo detenido',
    'erase-history': 'Datos personales borrados del historial',
    'new-secret': 'Nuevo secreto creado',
    other: 'Modificación',
  },
  erase: 'Borrar datos personales…',
  eraseTitle: '¿Borrar los datos personales?',
  eraseText:
    'Los nombres, direcciones y números anteriores se borran definitivamente de este historial. Se conserva quién cambió qué campo y cuándo.',
  eraseConfirm: 'Borrar',
  eraseFailed: 'No se ha borrado nada. Inténtelo de nuevo.',
  erased: 'Se han borrado los datos personales del historial',
};
