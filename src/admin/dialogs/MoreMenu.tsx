import MoreIcon from '@mui/icons-material/MoreVert';
import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LARGE_ICON, plainIcon } from '../../theme/plainIcon.tsx';

const MORE = plainIcon(MoreIcon, { className: LARGE_ICON });

export interface MenuEntry {
  label: string;
  onClick: () => void;
}

interface MoreMenuProps {
  entries: readonly MenuEntry[];
}

/** Further actions of a page, behind three dots. */
export function MoreMenu({ entries }: MoreMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="icon-button icon-button-large"
        aria-label={translate('common.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {MORE}
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {entries.map(({ label, onClick }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              onClick();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
