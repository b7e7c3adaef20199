import type { views as english } from '../../en/parts/views.ts';
import type { Messages } from '../../messages.ts';

export const views: Messages<typeof english> = {
  list: {
    search: 'Buscar %{name}',
    searchMin: 'Escriba al menos %{min} caracteres',
    noneYet: 'Aún no hay entradas. Añada primero una en «%{page}».',
    actions: 'Acciones',
    sortBy: 'Ordenar por',
    perPage: 'Filas por página',
    filled: '%{count} (llenar la ventana)',
    range: '%{from}–%{to} de %{total}',
    atLeast: '%{count}+',
    pages: 'Páginas',
    firstPage: 'Primera página',
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
    noData: 'No hay datos',
    noResults: 'Sin resultados',
    noResultsHint: 'Nada coincide con la búsqueda y los filtros.',
    clearFilters: 'Borrar filtros',
    retry: 'Reintentar',
    loadFailed: 'No se ha podido cargar la lista.',
    refreshFailed: 'No se ha podido actualizar la lista y puede estar desfasada.',
    selected: 'Selección: %{smart_count}',
    clearSelection: 'Borrar selección',
    selectAccount: 'Seleccione una cuenta',
    selectAccountHint: 'Elija una cuenta para ver lo que le pertenece.',
    edit: 'Editar %{row}',
    delete: 'Eliminar %{row}',
  },
};
