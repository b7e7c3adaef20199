import { Menu, MenuItem } from '@mui/material';
import { SelectFocusSourceProvider } from '@mui/material/Select';
import { useMemo } from 'react';

export interface Option {
  value: string;
  text: string;
  /** What the option does, where its text does not say it. */
  label?: string;
}

export interface ChoiceMenuProps {
  id: string;
  labelId: string;
  isOpen: boolean;
  opening: {
    by: 'mouse' | 'keyboard';
    /** The box of the field; the menu is below it and at least as wide. */
    anchor: HTMLElement;
    width: number;
  };
  options: () => readonly Option[];
  value: string;
  maxHeight?: number;
  onChoose: (value: string) => void;
  onClose: () => void;
}

const OPTION = { role: 'option' } as const;

/** The values to choose from, in the menu of MUI's select. */
export function ChoiceMenu(props: ChoiceMenuProps) {
  const { id, labelId, isOpen, opening, options, value, maxHeight, onChoose, onClose } = props;
  const all = useMemo(() => options(), [options]);
  return (
    <SelectFocusSourceProvider value={opening.by}>
      <Menu
        open={isOpen}
        onClose={onClose}
        anchorEl={opening.anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          list: { id, role: 'listbox', 'aria-labelledby': labelId, disableListWrap: true },
          paper: { style: { minWidth: opening.width }, sx: { maxHeight } },
        }}
      >
        {all.map((option) => (
          <MenuItem
            key={option.value}
            {...OPTION}
            selected={option.value === value}
            aria-selected={option.value === value}
            aria-label={option.label}
            title={option.label}
            data-value={option.value}
            onClick={() => onChoose(option.value)}
            // The space key that opened the menu is released here.
            onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          >
            {option.text}
          </MenuItem>
        ))}
      </Menu>
    </SelectFocusSourceProvider>
  );
}
