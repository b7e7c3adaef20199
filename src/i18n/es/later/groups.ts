import type { groups as english } from '../../en/later/groups.ts';
import type { Messages } from '../../messages.ts';

export const groups: Messages<typeof english> = {
  save: 'Guardar grupo',
  saveName: 'Guardar el nombre',
  saved: 'Grupo guardado',
  members: {
    title: 'Miembros',
    later: 'Guarde primero el nombre. Después podrá elegir quién forma parte del grupo.',
    search: 'Elegir empleados',
    add: 'Añadir |||| Añadir (%{smart_count})',
    already: 'Ya está en este grupo',
    moves: 'Viene de %{group}',
    unavailable: 'No se han podido cargar los empleados. Inténtelo de nuevo.',
    nobody: 'Esta cuenta aún no tiene empleados',
    none: 'Este grupo aún no tiene miembros',
    noneHint: 'Elija empleados arriba y añádalos.',
    defaultHint: 'Los empleados que no están en otro grupo están en este.',
    joins: 'Entra',
    leaves: 'Sale',
    remove: 'Quitar a %{name} del grupo',
    keep: 'Mantener a %{name} en el grupo',
  },
  rules: {
    title: 'Reglas de viaje',
    later: 'Guarde primero el nombre. Después podrá indicar qué viajes puede reservar el grupo.',
    own: 'Ninguna: reglas propias del grupo',
    saveFirst: 'Guarde el grupo o deshaga los cambios de las reglas antes de elegir otras.',
    unavailable: 'No se han podido cargar las reglas. Recargue la página para reintentarlo.',
    shared:
      'Otro grupo sigue también estas reglas: %{groups}. |||| Otros grupos siguen también estas reglas: %{groups}.',
    inactive:
      'La restricción de viaje «%{name}» está inactiva: ahora sus reglas no valen para nadie.',
    reset: 'Restablecer las reglas',
    willReset: 'Todas las reglas se eliminarán al guardar el grupo.',
    undo: 'Deshacer los cambios de las reglas',
  },
  sharedQuestion: {
    title: '¿Cambiar también las reglas de otros grupos?',
    text: '%{groups} sigue las mismas reglas que %{group}. |||| %{groups} siguen las mismas reglas que %{group}.',
    everyGroup: 'Cambiar para todos',
    thisGroup: 'Solo para %{group}',
  },
};
