import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslate } from 'react-admin';

/**
 * What a screen reader says while an address is moved.
 * @param keys of the addresses, in their order
 * @param labels the same addresses' names
 */
export function useDragTexts(keys: readonly string[], labels: readonly string[]) {
  const translate = useTranslate();
  const label = (id: UniqueIdentifier) => labels[keys.indexOf(String(id))] ?? '';
  const say = (what: string, id: UniqueIdentifier, over?: UniqueIdentifier) =>
    translate(`addresses.drag.${what}`, {
      field: label(id),
      position: over === undefined ? '' : keys.indexOf(String(over)) + 1,
      total: keys.length,
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('lifted', active.id, active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? say('dropped', active.id, over.id) : say('cancelled', active.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
  const screenReaderInstructions: ScreenReaderInstructions = {
    draggable: translate('addresses.drag.instructions'),
  };
  return { announcements, screenReaderInstructions };
}
