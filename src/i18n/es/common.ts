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
  labelled: '%{label}: %{value}',
  failure: {
    title: 'Se ha producido un error',
    status: 'Error %{status}',
    wait: 'Inténtelo de nuevo %{when}.',
  },
};
