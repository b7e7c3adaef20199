import type { common as english } from '../en/common.ts';
import type { Messages } from '../messages.ts';

export const common: Messages<typeof english> = {
  cancel: 'Cancelar',
  clear: 'Limpar',
  close: 'Fechar',
  retry: 'Tentar novamente',
  noResults: 'Sem resultados',
  loading: 'A carregar…',
  more: 'Mais ações',
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  openChoices: 'Mostrar opções',
  /** Beside the button of a form, after a press. */
  problems:
    'Um dado está em falta ou incorreto |||| %{smart_count} dados estão em falta ou incorretos',
  unchanged: 'Ainda nada foi alterado',
  labelled: '%{label}: %{value}',
  failure: {
    title: 'Ocorreu um erro',
    status: 'Erro %{status}',
    wait: 'Tente novamente %{when}.',
  },
};
