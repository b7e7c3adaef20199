import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useGetResourceLabel, useLocale, useNotify, useTranslate } from 'react-admin';
import { languageOf } from '../../../../contract/core/languages.ts';
import { tripLines } from '../../../../contract/import/tripLines.ts';
import { TemplatesDialog } from '../../../templates/dialogs.ts';
import { downloadTemplate } from '../../../imports/downloadTemplate.ts';

interface TripsMenuProps {
  anchor: HTMLElement;
  onImport: () => void;
  onClose: () => void;
}

/** Booking from kept trips or from a file, and the template for that file. */
export function TripsMenu({ anchor, onImport, onClose }: TripsMenuProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = languageOf(useLocale());
  const name = useGetResourceLabel()(tripLines.name, 2);
  const [isChoosing, setChoosing] = useState(false);
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
  if (isChoosing) return <TemplatesDialog onClose={onClose} />;
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={() => setChoosing(true)}>{translate('templates.choose')}</MenuItem>
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
