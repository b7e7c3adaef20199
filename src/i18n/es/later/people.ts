import type { people as english } from '../../en/later/people.ts';
import type { Messages } from '../../messages.ts';

export const people: Messages<typeof english> = {
  noTab: {
    hidden: 'Los administradores no aparecen en esta página',
    hiddenText: 'Los encontrará en Personas, en el menú.',
    unknown: 'Esta página no tiene ninguna pestaña con ese nombre',
    unknownText: 'Elija una de las pestañas de arriba.',
  },
  searchAdmins: 'Buscar administradores',
  invite: {
    first: 'Enviar invitación a %{name}',
    again: 'Reenviar invitación a %{name}',
    tip: 'Enviar invitación',
    tipAgain: 'Reenviar invitación (último envío: %{when})',
    title: '¿Enviar una invitación?',
    titleAgain: '¿Enviar la invitación de nuevo?',
    text: '%{name} recibe en %{email} un correo que explica que se le pueden reservar taxis y cómo le llegan los datos de cada viaje. No necesita iniciar sesión.',
    textAgain: 'Último envío: %{when}.',
    confirm: 'Enviar',
    done: 'La invitación a %{name} está en camino',
    failed: 'La invitación no se ha enviado. Inténtelo de nuevo.',
  },
  ahead: {
    question: '¿Qué ocurre con los viajes pendientes?',
    keep: 'Mantenerlos',
    cancel: 'Cancelarlos',
    count: '%{smart_count} viaje pendiente |||| %{smart_count} viajes pendientes',
    none: 'No hay viajes pendientes.',
    more: 'y %{smart_count} más',
    fee: 'Cancelar ahora cuesta %{fee}, el cargo por cancelación tardía.',
    feeShown: 'Cancelar ahora los viajes de arriba cuesta %{fee}, el cargo por cancelación tardía.',
    failed: 'No se han podido cargar los viajes pendientes. Se mantienen.',
    stays: 'Los viajes cancelados siguen cancelados aunque se deshaga este cambio.',
    feeStays:
      'Los viajes cancelados siguen cancelados y el cargo se mantiene, aunque se deshaga este cambio.',
    out: 'A partir de ahora nadie podrá reservar para estas personas.',
  },
};
