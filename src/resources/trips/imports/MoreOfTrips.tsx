import MoreIcon from '@mui/icons-material/MoreVert';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LARGE_ICON, plainIcon } from '../../../theme/plainIcon.tsx';
import { TripsImport, TripsMenu } from '../parts.ts';

const MORE = plainIcon(MoreIcon, { className: LARGE_ICON });

interface MoreOfTripsProps {
  account: { id: string; name: string } | null;
  isImporting: boolean;
  onImporting: (isImporting: boolean) => void;
}

/** The menu of the trip list for whoever books, and the import that it opens. */
export function MoreOfTrips({ account, isImporting, onImporting }: MoreOfTripsProps) {
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
      {anchor && (
        <TripsMenu
          anchor={anchor}
          onImport={() => onImporting(true)}
          onClose={() => setAnchor(null)}
        />
      )}
      {isImporting && <TripsImport account={account} onClose={() => onImporting(false)} />}
    </>
  );
}
