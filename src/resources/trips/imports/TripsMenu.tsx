import { Menu, MenuItem } from '@mui/material';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { languageOf } from '../../../../contract/core/languages.ts';
import { tripLines } from '../../../../contract/import/tripLines.ts';
import { downloadTemplate } from '../../../imports/downloadTemplate.ts';

interface TripsMenuProps {
  anchor: HTMLElement;
  onImport: () => void;
  onClose: () => void;
}

/** Booking trips from a file, and the template for it. */
export function TripsMenu({ anchor, onImport, onClose }: TripsMenuProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = languageOf(useLocale());
  const entries = {
    menu: onImport,
    template: () => {
      downloadTemplate(tripLines, language, translate).catch(() =>
        notify('shell.error.network', { type: 'error' }),
      );
    },
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {(['menu', 'template'] as const).map((name) => (
        <MenuItem
          key={name}
          onClick={() => {
            onClose();
            entries[name]();
          }}
        >
          {translate(`imports.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
