import { useDataTableCallbacksContext, useTranslate, type Identifier } from 'react-admin';
import { PlainCheckbox } from './PlainCheckbox.tsx';

/** Selects a row of the surrounding table; with the shift key, also those up to the last one. */
export function RowCheckbox({ id, isSelected }: { id: Identifier; isSelected: boolean }) {
  const translate = useTranslate();
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <PlainCheckbox
      label={translate('ra.action.select_row')}
      isChecked={isSelected}
      // A checkbox changes by a click, which says whether the shift key is held.
      onChange={({ nativeEvent: click }) => handleToggleItem?.(id, click)}
    />
  );
}
