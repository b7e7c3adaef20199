import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Trip } from '../../../../contract/resources/bookings.ts';
import { useSelectedAccountId } from '../../../shell/account/useSelectedAccount.ts';
import { useActor } from '../../../authProvider/useGrant.ts';
import { choosesAccount } from '../../../../contract/core/roles.ts';

interface AloneNoticeProps {
  trip: Trip;
  /** Leads to the list. */
  onClose: () => void;
}

/** Stands above a trip that is shown without its list: says why, with a link to the list. */
export function AloneNotice({ trip, onClose }: AloneNoticeProps) {
  const translate = useTranslate();
  const accountId = useSelectedAccountId();
  const choosesOne = choosesAccount(useActor().role);
  const isOfOther = choosesOne && accountId !== null && accountId !== trip.corporationId;
  return (
    <Alert
      severity="info"
      square
      action={
        <Button color="inherit" size="small" onClick={onClose}>
          {translate('trips.alone.list')}
        </Button>
      }
    >
      {isOfOther
        ? translate('trips.alone.ofAccount', { account: trip.corporationName })
        : translate('trips.alone.text')}
    </Alert>
  );
}

interface NoTripProps {
  /** Why it is not shown: a text or its key. */
  text: string | undefined;
  onClose: () => void;
}

/** Shown instead of a trip that an address names but that cannot be shown. */
export function NoTrip({ text, onClose }: NoTripProps) {
  const translate = useTranslate();
  const failed = text || 'shell.error.generic';
  return (
    <Alert
      severity="warning"
      square
      action={
        <Button color="inherit" size="small" onClick={onClose}>
          {translate('trips.alone.list')}
        </Button>
      }
    >
      {translate(failed, { _: failed })}
    </Alert>
  );
}
