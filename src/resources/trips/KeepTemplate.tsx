import KeepIcon from '@mui/icons-material/BookmarkAddOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { isFlag, useKept } from '../../drafts/useKept.ts';
import { SaveTemplateDialog } from '../../templates/dialogs.ts';

/** Keeps a trip under a name, to book it again. */
export function KeepTemplate({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useKept(`template.${trip.id}`, false, isFlag);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<KeepIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {translate('templates.keep')}
      </Button>
      {isOpen && (
        <SaveTemplateDialog
          subject={{ id: trip.id, corporationName: trip.corporationName }}
          isNew
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
