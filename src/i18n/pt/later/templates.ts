import type { templates as english } from '../../en/later/templates.ts';
import type { Messages } from '../../messages.ts';

/** Trips that are kept under a name, to book them again. */
export const templates: Messages<typeof english> = {
  title: 'Modelos',
  choose: 'Reservar a partir de um modelo…',
  keep: 'Guardar como modelo',
  keepTitle: 'Guardar como modelo',
  keepText:
    'A viagem pode depois ser reservada novamente com este nome. A hora e o preço são pedidos de novo.',
  editTitle: 'Mudar o nome ou partilhar o modelo',
  nameLabel: 'Nome',
  share: 'Partilhar com os administradores de %{account}',
  save: 'Guardar',
  saved: 'Modelo guardado',
  none: 'Ainda não há modelos. Abra uma viagem e escolha «Guardar como modelo».',
  by: 'de %{name}',
  edit: 'Mudar o nome ou partilhar «%{name}»',
  delete: 'Eliminar «%{name}»',
  deleteTitle: 'Eliminar este modelo?',
  deleteOwn: '«%{name}» será eliminado. As viagens ficam como estão.',
  deleteShared:
    '«%{name}» será eliminado para todas as pessoas com quem é partilhado. As viagens ficam como estão.',
  deleteConfirm: 'Eliminar modelo',
  deleted: 'Modelo eliminado',
  failed: 'Nada foi guardado. Tente novamente.',
  loadFailed: 'Não foi possível carregar os modelos.',
  tooMany: 'Já tem %{max} modelos. Elimine primeiro um deles.',
};
