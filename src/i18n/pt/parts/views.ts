import type { views as english } from '../../en/parts/views.ts';
import type { Messages } from '../../messages.ts';

export const views: Messages<typeof english> = {
  list: {
    search: 'Procurar %{name}',
    searchMin: 'Escreva pelo menos %{min} carateres',
    noneYet: 'Ainda não há entradas. Adicione primeiro uma em «%{page}».',
    actions: 'Ações',
    sortBy: 'Ordenar por',
    perPage: 'Linhas por página',
    filled: '%{count} (preencher a janela)',
    range: '%{from}–%{to} de %{total}',
    atLeast: '%{count}+',
    pages: 'Páginas',
    firstPage: 'Primeira página',
    previousPage: 'Página anterior',
    nextPage: 'Página seguinte',
    noData: 'Sem dados disponíveis',
    noResults: 'Sem resultados',
    noResultsHint: 'Nada corresponde à pesquisa e aos filtros.',
    clearFilters: 'Limpar filtros',
    retry: 'Tentar novamente',
    loadFailed: 'Não foi possível carregar a lista.',
    refreshFailed: 'Não foi possível atualizar a lista, que pode estar desatualizada.',
    selected: 'Seleção: %{smart_count}',
    clearSelection: 'Limpar seleção',
    selectAccount: 'Selecione uma conta',
    selectAccountHint: 'Escolha uma conta para ver o que lhe pertence.',
    edit: 'Editar %{row}',
    delete: 'Eliminar %{row}',
  },
};
