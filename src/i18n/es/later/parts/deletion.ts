import type { deletion as english } from '../../../en/later/parts/deletion.ts';
import type { Messages } from '../../../messages.ts';

export const deletion: Messages<typeof english> = {
  title: '¿Eliminar %{row}?',
  text: '%{row} dejará de aparecer en las listas y al reservar. Los viajes pasados no cambian.',
  manyTitle: '¿Eliminar %{smart_count} %{name}?',
  manyText: 'Dejarán de aparecer en las listas y al reservar. Los viajes pasados no cambian.',
  of: {
    'api-keys': {
      text: '%{row} deja de funcionar de inmediato en todos los sistemas que la usan.',
      manyText: 'Dejan de funcionar de inmediato en todos los sistemas que las usan.',
    },
    'webhook-endpoints': {
      text: '%{row} ya no recibe nada, y lo que falta por entregar no se envía.',
      manyText: 'Ya no reciben nada, y lo que falta por entregar no se envía.',
    },
    users: {
      text: '%{row} ya no podrá iniciar sesión. Los viajes que ha reservado no cambian.',
      manyText: 'Ya no podrán iniciar sesión. Los viajes que han reservado no cambian.',
    },
  },
  confirm: 'Eliminar',
  checking: 'Buscando qué depende de ello',
  cannot: 'No se puede eliminar %{row}',
  cannotMany: 'No se puede eliminar ninguno de estos elementos',
  inTheWay: 'Cambie o elimine primero:',
  counted: '%{smart_count} %{name}',
  goesAlong: 'Se elimina también:',
  emptied: 'Dejará de hacer referencia a ello:',
  someStay:
    '%{smart_count} elemento seleccionado se queda, porque algo depende de él. |||| %{smart_count} elementos seleccionados se quedan, porque algo depende de ellos.',
  deleted: 'Se ha eliminado: %{row}',
  deletedMany: 'Eliminación completada: %{smart_count} %{name}',
  partly: 'Se han eliminado %{done} de %{all}. No se han podido eliminar %{failed}.',
  failed: 'No se ha eliminado nada. Inténtelo de nuevo.',
  undo: 'Deshacer',
  restored: 'Se ha recuperado: %{row}',
  restoredMany: 'Recuperación completada: %{smart_count} %{name}',
  restoreFailed: 'No se han podido recuperar %{failed} de %{all}. Inténtelo de nuevo.',
  restoreRefused: 'No se ha podido recuperar %{row}. %{reason}',
};
