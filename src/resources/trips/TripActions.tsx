import CancelIcon from '@mui/icons-material/CloseOutlined';
import ReuseIcon from '@mui/icons-material/ReplayOutlined';
import TrackIcon from '@mui/icons-material/MyLocationOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useLocale, useTranslate } from 'react-admin';
import { isCancellable } from '../../../contract/booking/status.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { useActor } from '../declared/useGrant.ts';
import { CancelTrip } from './CancelTrip.tsx';

/** The dispatch system's page for a trip, in the reader's language; null for what is no address. */
export function trackingUrl(link: string | null, language: string): string | null {
  if (!link || !URL.canParse(link)) return null;
  const url = new URL(link);
  if (!/^https?:$/.test(url.protocol)) return null;
  url.searchParams.set('lang', language === 'fr' ? 'fr' : 'en');
  return url.href;
}

/** What can be done with a trip. Only corporation admins book, so only they cancel and reuse. */
export function TripActions({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const tracking = trackingUrl(trip.trackingLink, useLocale());
  const books = useActor().role === 'corporationAdmin';
  const [isAsking, setAsking] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, '&:empty': { display: 'none' } }}>
      {tracking && (
        <Button
          variant="outlined"
          size="small"
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
          variant="outlined"
          size="small"
          startIcon={<ReuseIcon />}
          component={LinkBase}
          to={`/create-v2?id=${trip.id}`}
        >
          {translate('trips.actions.reuse')}
        </Button>
      )}
      {books && isCancellable(trip.status) && (
        <Button
          variant="outlined"
          size="small"
          color="error"
          startIcon={<CancelIcon />}
          onClick={() => setAsking(true)}
        >
          {translate('trips.actions.cancel')}
        </Button>
      )}
      {isAsking && <CancelTrip trip={trip} onClose={() => setAsking(false)} />}
    </Box>
  );
}
