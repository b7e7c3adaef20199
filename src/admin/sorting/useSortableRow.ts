import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';

/**
 * A row that can be moved in its `SortableContext`.
 * @returns props of the row, props of its `SortHandle`, and whether it is being moved
 */
export function useSortableRow(row: Parameters<typeof useSortable>[0]) {
  const sortable = useSortable(row);
  const { transform, transition, isDragging } = sortable;
  return {
    isDragging,
    rowProps: {
      ref: sortable.setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    handleProps: {
      ref: sortable.setActivatorNodeRef,
      ...sortable.attributes,
      ...sortable.listeners,
    },
  };
}
