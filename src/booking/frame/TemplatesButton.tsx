import TemplatesIcon from '@mui/icons-material/BookmarksOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TemplatesDialog } from '../../templates/dialogs.ts';
import { iconOnPhone } from '../../theme/iconOnPhone.ts';

/** Opens the templates from which the form can be filled in. */
export function TemplatesButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('templates.title');
  return (
    <>
      <Button
        size="small"
        startIcon={<TemplatesIcon />}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={iconOnPhone}
      >
        <span data-label>{label}</span>
      </Button>
      {isOpen && <TemplatesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
