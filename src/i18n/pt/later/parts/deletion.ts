import type { deletion as english } from '../../../en/later/parts/deletion.ts';
import type { Messages } from '../../../messages.ts';

export const deletion: Messages<typeof english> = {
  title: 'Eliminar %{row}?',
  text: '%{row} deixa de aparecer nas listas e ao reservar. As viagens passadas ficam como estão.',
  manyTitle: 'Eliminar %{smart_count} %{name}?',
  manyText: 'Deixam de aparecer nas listas e ao reservar. As viagens passadas ficam como estão.',
  of: {
    'api-keys': {
      text: '%{row} deixa imediatamente de funcionar em todos os sistemas que a usam.',
      manyText: 'Deixam imediatamente de funcionar em todos os sistemas que as usam.',
    },
    'webhook-endpoints': {
      text: '%{row} deixa de receber seja o que for, e o que falta entregar não é enviado.',
      manyText: 'Deixam de receber seja o que for, e o que falta entregar não é enviado.',
    },
    users: {
      text: '%{row} deixa de poder iniciar sessão. As viagens já reservadas ficam como estão.',
      manyText: 'Deixam de poder iniciar sessão. As viagens já reservadas ficam como estão.',
    },
  },
  confirm: 'Eliminar',
  checking: 'A procurar o que depende disto',
  cannot: 'Não é possível eliminar %{row}',
  cannotMany: 'Não é possível eliminar nenhum destes elementos',
  inTheWay: 'Altere ou elimine primeiro:',
  counted: '%{smart_count} %{name}',
  goesAlong: 'É eliminado também:',
  emptied: 'Deixa de fazer referência a isto:',
  someStay:
    '%{smart_count} elemento selecionado fica, porque algo depende dele. |||| %{smart_count} elementos selecionados ficam, porque algo depende deles.',
  deleted: 'Eliminação concluída: %{row}',
  deletedMany: 'Eliminação concluída: %{smart_count} %{name}',
  partly: 'Eliminação concluída para %{done} de %{all}. Falhou para %{failed}.',
  failed: 'Nada foi eliminado. Tente novamente.',
  undo: 'Anular',
  restored: 'Recuperação concluída: %{row}',
  restoredMany: 'Recuperação concluída: %{smart_count} %{name}',
  restoreFailed: 'Não foi possível recuperar %{failed} de %{all}. Tente novamente.',
  restoreRefused: 'Não foi possível recuperar %{row}. %{reason}',
};
