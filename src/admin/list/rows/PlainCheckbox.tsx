import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import PartlyIcon from '@mui/icons-material/IndeterminateCheckBox';
import type { ChangeEvent } from 'react';
import { plainIcon } from '../../../theme/plainIcon.tsx';

const CHECKED = plainIcon(CheckedIcon);
const UNCHECKED = plainIcon(UncheckedIcon);
const PARTLY = plainIcon(PartlyIcon);

interface PlainCheckboxProps {
  label: string;
  isChecked: boolean;
  /** Some of what it stands for is selected, but not everything. */
  isPartly?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A checkbox of a table: an element of the browser with rules of the page's style sheet. */
export function PlainCheckbox({ label, isChecked, isPartly, onChange }: PlainCheckboxProps) {
  return (
    <span className="row-checkbox">
      <input
        // The browser has no attribute for it, and a press ends it without a change of the property.
        ref={(box) => {
          if (box) box.indeterminate = isPartly ?? false;
        }}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={onChange}
      />
      {isPartly ? PARTLY : isChecked ? CHECKED : UNCHECKED}
    </span>
  );
}
