import ChooseIcon from '@mui/icons-material/ArrowDropDown';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { phoneTarget } from '../../theme/phoneTarget.ts';

/** A text that a cell can have, and what it is called in the menu. */
export interface CellChoice {
  text: string;
  label: string;
}

interface CellChoicesProps {
  /** What the cell is called. */
  label: string;
  choices: readonly CellChoice[];
  onChoose: (text: string) => void;
}

/** What an unsure cell may mean, in a menu. */
export function CellChoices({ label, choices, onChoose }: CellChoicesProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        edge="end"
        aria-label={translate('tripImports.choose', { cell: label })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={phoneTarget}
      >
        <ChooseIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {choices.map(({ text, label: name }) => (
          <MenuItem
            key={text}
            onClick={() => {
              setAnchor(null);
              onChoose(text);
            }}
            sx={{ whiteSpace: 'normal' }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
