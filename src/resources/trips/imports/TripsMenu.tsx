import { Menu, MenuItem } from '@mui/material';
import { useGetResourceLabel, useLocale, useNotify, useTranslate } from 'react-admin';
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
  const name = useGetResourceLabel()(tripLines.name, 2);
  const entries = [
    { label: translate('imports.title', { name }), onClick: onImport },
    {
      label: translate('imports.template'),
      onClick: () => {
        downloadTemplate(tripLines, language, translate).catch(() =>
          notify('shell.error.network', { type: 'error' }),
        );
      },
    },
  ];
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {entries.map(({ label, onClick }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            onClick();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
