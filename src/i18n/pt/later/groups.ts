import type { groups as english } from '../../en/later/groups.ts';
import type { Messages } from '../../messages.ts';

export const groups: Messages<typeof english> = {
  save: 'Guardar grupo',
  saveName: 'Guardar o nome',
  saved: 'Grupo guardado',
  members: {
    title: 'Membros',
    later: 'Guarde primeiro o nome. Depois pode escolher quem faz parte do grupo.',
    search: 'Escolher colaboradores',
    add: 'Adicionar |||| Adicionar (%{smart_count})',
    already: 'Já está neste grupo',
    moves: 'Vem de %{group}',
    unavailable: 'Não foi possível carregar os colaboradores. Tente novamente.',
    nobody: 'Esta conta ainda não tem colaboradores',
    none: 'Este grupo ainda não tem membros',
    noneHint: 'Escolha colaboradores acima e adicione-os.',
    defaultHint: 'Os colaboradores que não estão noutro grupo estão neste.',
    joins: 'Entra',
    leaves: 'Sai',
    remove: 'Retirar %{name} do grupo',
    keep: 'Manter %{name} no grupo',
  },
  rules: {
    title: 'Regras de viagem',
    later: 'Guarde primeiro o nome. Depois pode indicar que viagens o grupo pode reservar.',
    own: 'Nenhuma: regras próprias do grupo',
    saveFirst: 'Guarde o grupo ou anule as alterações às regras antes de escolher outras.',
    unavailable: 'Não foi possível carregar as regras. Recarregue a página para tentar novamente.',
    shared:
      'Outro grupo segue também estas regras: %{groups}. |||| Outros grupos seguem também estas regras: %{groups}.',
    inactive:
      'A restrição de viagem «%{name}» está inativa: as suas regras não valem agora para ninguém.',
    reset: 'Repor as regras',
    willReset: 'Todas as regras serão eliminadas ao guardar o grupo.',
    undo: 'Anular as alterações às regras',
  },
  sharedQuestion: {
    title: 'Alterar também as regras de outros grupos?',
    text: '%{groups} segue as mesmas regras que %{group}. |||| %{groups} seguem as mesmas regras que %{group}.',
    everyGroup: 'Alterar para todos',
    thisGroup: 'Só para %{group}',
  },
};
