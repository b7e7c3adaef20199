import type { common as english } from '../en/common.ts';
import type { Messages } from '../messages.ts';

export const common: Messages<typeof english> = {
  cancel: 'Cancelar',
  clear: 'Borrar',
  close: 'Cerrar',
  retry: 'Reintentar',
  noResults: 'Sin resultados',
  loading: 'Cargando…',
  more: 'Más acciones',
  moveUp: 'Subir',
  moveDown: 'Bajar',
  openChoices: 'Mostrar opciones',
  /** Beside the button of a form, after a press. */
  problems: 'Falta un dato o no es correcto |||| %{smart_count} datos faltan o no son correctos',
  unchanged: 'Todavía no ha cambiado nada',
  labelled: '%{label}: %{value}',
  failure: {
    title: 'Se ha producido un error',
    status: 'Error %{status}',
    wait: 'Inténtelo de nuevo %{when}.',
  },
};
