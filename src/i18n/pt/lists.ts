import type { lists as english } from '../en/lists.ts';
import type { Messages } from '../messages.ts';

export const lists: Messages<typeof english> = {
  /** On a phone, where rows have no checkboxes until then. */
  select: 'Selecionar',
  details: 'Detalhes: %{row}',
  filters: {
    add: 'Adicionar filtro',
    clear: 'Limpar tudo',
    remove: 'Retirar o filtro %{name}',
    active: 'Filtros',
    find: 'Procurar…',
    apply: 'Aplicar',
    show: 'Ver filtros',
    showSet: 'Ver filtros (%{smart_count} ativos)',
    more: 'Ver mais',
    from: 'De',
    to: 'Até',
    notANumber: 'Introduza um número',
    order: 'O limite superior não pode ser menor do que o inferior',
    least: 'No mínimo',
    most: 'No máximo',
    since: 'desde %{from}',
    until: 'até %{to}',
    between: '%{from} – %{to}',
    contains: '«%{text}»',
    defaultRow: 'Predefinido',
    yes: 'Sim',
    no: 'Não',
    loadFailed: 'Não foi possível carregar as opções.',
  },
  periods: {
    today: 'Hoje',
    tomorrow: 'Amanhã',
    next7: 'Próximos 7 dias',
    last7: 'Últimos 7 dias',
    thisMonth: 'Este mês',
    lastMonth: 'Mês passado',
  },
  days: {
    required: 'Escolha uma data',
    invalid: 'Introduza uma data entre 2000 e 2100',
    order: 'O último dia não pode ser anterior ao primeiro',
  },
  inPlace: {
    refused: '%{field} de %{row} fica como estava. «%{value}» não foi guardado: %{reason}',
    unanswered:
      'Não houve resposta: %{field} de %{row} pode não ter sido guardado como «%{value}». A lista mostra o que está guardado assim que o servidor responder.',
  },
  columns: {
    open: 'Colunas',
    title: 'Colunas',
    hint: 'Arraste as linhas para mudar a ordem, ou pegue numa com a barra de espaço e mova-a com as setas.',
    show: 'Mostrar: %{name}',
    drag: 'Mover: %{name}',
    reset: 'Repor',
    apply: 'Aplicar',
    oneNeeded: 'Mantenha pelo menos uma coluna',
    moved: '%{name}: agora na posição %{position} de %{all}',
  },
};
