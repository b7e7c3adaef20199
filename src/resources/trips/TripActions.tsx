import CancelIcon from '@mui/icons-material/CloseOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ReuseIcon from '@mui/icons-material/ReplayOutlined';
import TrackIcon from '@mui/icons-material/MyLocationOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useLocale, useTranslate } from 'react-admin';
import { hasReceipt } from '../../../contract/booking/receipt.ts';
import { isCancellable, isEditable, isFinal } from '../../../contract/booking/status.ts';
import { TRACKING_PATH } from '../../../contract/booking/trackingPath.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { useActor } from '../../authProvider/useGrant.ts';
import { Kbd, ONLY_WITH_KEYBOARD } from '../../shell/shortcuts/Kbd.tsx';
import { useShortcut } from '../../shell/shortcuts/useShortcut.ts';
import { CancelTrip } from './CancelTrip.tsx';
import { KeepTemplate } from './KeepTemplate.tsx';
import { MailReceipt } from './mails/MailReceipt.tsx';
import { RequestInfo } from './mails/RequestInfo.tsx';
import { DownloadReceipt } from './receipt/DownloadReceipt.tsx';
import { bookingAddress } from '../../shell/addresses.ts';
import { useReuse } from './useReuse.ts';
import { booksTrips } from '../../../contract/core/roles.ts';

type Tracked = Pick<Trip, 'trackingLink' | 'status'>;

/**
 * The page to follow a trip on, in the reader's language. Null for a link that is not an address,
 * and for our own page of a trip that is over, because it then has nothing to follow.
 */
export function trackingUrl({ trackingLink, status }: Tracked, language: string): string | null {
  if (!trackingLink || !URL.canParse(trackingLink)) return null;
  const url = new URL(trackingLink);
  if (!/^https?:$/.test(url.protocol)) return null;
  if (isFinal(status) && url.pathname.startsWith(`${TRACKING_PATH}/`)) return null;
  url.searchParams.set('lang', language === 'fr' ? 'fr' : 'en');
  return url.href;
}

/** What can be done with a trip. Only corporation admins book, so only they change and reuse. */
export function TripActions({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const tracking = trackingUrl(trip, useLocale());
  const books = booksTrips(useActor().role);
  const reuse = useReuse(trip.id);
  useShortcut('r', () => reuse?.(), reuse !== null);
  const [isAsking, setAsking] = useState(false);
  const small = { variant: 'outlined', size: 'small' } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
      {tracking && (
        <Button
          {...small}
          startIcon={<TrackIcon />}
          href={tracking}
          target="_blank"
          rel="noopener noreferrer"
        >
          {translate('trips.actions.track')}
        </Button>
      )}
      {books && (
        <Button
          {...small}
          startIcon={<ReuseIcon />}
          component={LinkBase}
          to={bookingAddress('trip', trip.id)}
          aria-keyshortcuts={reuse ? 'R' : undefined}
        >
          {translate('trips.actions.reuse')}
          {reuse && <Kbd sx={{ ml: 1, ...ONLY_WITH_KEYBOARD }}>R</Kbd>}
        </Button>
      )}
      {books && <KeepTemplate trip={trip} />}
      {books && isEditable(trip.status) && (
        <Button
          {...small}
          startIcon={<EditIcon />}
          component={LinkBase}
          to={`/booking/${trip.id}/edit`}
        >
          {translate('trips.actions.edit')}
        </Button>
      )}
      {books && hasReceipt(trip) && <DownloadReceipt trip={trip} />}
      {books && hasReceipt(trip) && <MailReceipt trip={trip} />}
      {books && <RequestInfo trip={trip} />}
      {books && isCancellable(trip.status) && (
        <Button {...small} color="error" startIcon={<CancelIcon />} onClick={() => setAsking(true)}>
          {translate('trips.actions.cancel')}
        </Button>
      )}
      {isAsking && <CancelTrip trip={trip} onClose={() => setAsking(false)} />}
    </Box>
  );
}
