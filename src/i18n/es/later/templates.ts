import type { templates as english } from '../../en/later/templates.ts';
import type { Messages } from '../../messages.ts';

/** Trips that are kept under a name, to book them again. */
export const templates: Messages<typeof english> = {
  title: 'Plantillas',
  choose: 'Reservar con una plantilla…',
  keep: 'Guardar como plantilla',
  keepTitle: 'Guardar como plantilla',
  keepText:
    'Después podrá volver a reservar el viaje con este nombre. La hora y el precio se consultan de nuevo.',
  editTitle: 'Renombrar o compartir plantilla',
  nameLabel: 'Nombre',
  share: 'Compartir con los administradores de %{account}',
  save: 'Guardar',
  saved: 'Plantilla guardada',
  none: 'Todavía no hay plantillas. Abra un viaje y pulse «Guardar como plantilla».',
  by: 'de %{name}',
  edit: 'Renombrar o compartir «%{name}»',
  delete: 'Eliminar «%{name}»',
  deleteTitle: '¿Eliminar esta plantilla?',
  deleteOwn: '«%{name}» se eliminará. Los viajes no cambian.',
  deleteShared:
    '«%{name}» se eliminará para todas las personas con las que se comparte. Los viajes no cambian.',
  deleteConfirm: 'Eliminar plantilla',
  deleted: 'Plantilla eliminada',
  failed: 'No se ha guardado nada. Inténtelo de nuevo.',
  loadFailed: 'No se han podido cargar las plantillas.',
  tooMany: 'Ya tiene %{max} plantillas. Elimine antes una de ellas.',
};
