import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import { useDataTableCallbacksContext, useTranslate, type Identifier } from 'react-admin';
import { plainIcon } from '../../theme/plainIcon.tsx';

const CHECKED = plainIcon(CheckedIcon);
const UNCHECKED = plainIcon(UncheckedIcon);

/** Selects a row of the surrounding table; with the shift key, also those up to the last one. */
export function RowCheckbox({ id, isSelected }: { id: Identifier; isSelected: boolean }) {
  const translate = useTranslate();
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <span className="row-checkbox">
      <input
        type="checkbox"
        aria-label={translate('ra.action.select_row')}
        checked={isSelected}
        // A checkbox changes by a click, which says whether the shift key is held.
        onChange={({ nativeEvent: click }) => handleToggleItem?.(id, click)}
      />
      {isSelected ? CHECKED : UNCHECKED}
    </span>
  );
}
