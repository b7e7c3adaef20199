import {
  Alert,
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  Link,
  Radio,
  RadioGroup,
  Skeleton,
  Typography,
} from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { costOfCancelling } from '../../../contract/booking/cost.ts';
import {
  TRIPS_AHEAD_CHOICES,
  type TripsAheadChoice,
} from '../../../contract/resources/businessPassengers.ts';
import { routeText } from '../../../contract/core/format.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { useActor } from '../../authProvider/useGrant.ts';
import { useNow } from '../../dates/useNow.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { rowAddress } from '../places.ts';

interface TripsAheadProps {
  /** The next ones; undefined while they are loading. */
  trips: readonly Trip[] | undefined;
  /** How many there are in all. */
  total: number;
  hasFailed: boolean;
  choice: TripsAheadChoice;
  /** The people are being deleted, so the text does not say that nobody can book for them. */
  isDeletion?: boolean;
  isBusy?: boolean;
  onChoose: (choice: TripsAheadChoice) => void;
}

/** The total that cancelling the shown trips may cost, in minor units. */
const feeOf = (trips: readonly Trip[], now: Date) =>
  trips.reduce((sum, trip) => {
    const cost = costOfCancelling(trip, now);
    return cost.kind === 'charged' ? sum + (cost.high ?? 0) : sum;
  }, 0);

function TripLine({ trip }: { trip: Trip }) {
  const { dateTime } = useFormats();
  const { role } = useActor();
  const address = rowAddress('bookings', role, trip.id);
  const text = `${dateTime(trip.pickupAt)} · ${trip.passengerName}`;
  return (
    <li>
      {address ? (
        <Link component={LinkBase} to={address} target="_blank" rel="noopener">
          {text}
        </Link>
      ) : (
        text
      )}
      <Typography variant="body2" color="textSecondary" noWrap>
        {routeText([trip.originAddress, trip.destinationAddress])}
      </Typography>
    </li>
  );
}

/** The future trips of people who are deactivated or deleted, and what to do with them. */
export function TripsAhead(props: TripsAheadProps) {
  const { trips, total, hasFailed, choice, isDeletion = false, isBusy = false, onChoose } = props;
  const translate = useTranslate();
  const { money } = useFormats();
  const now = useNow();
  const t = (key: string, values = {}) => translate(`people.ahead.${key}`, values);
  if (hasFailed)
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {t('failed')}
      </Alert>
    );
  if (!trips) return <Skeleton height={96} sx={{ mt: 2, transform: 'none' }} />;
  if (isDeletion && total === 0) return null;
  const fee = feeOf(trips, now);
  return (
    <Box sx={{ mt: 2 }} aria-live="polite">
      {!isDeletion && <Typography variant="body2">{t('out')}</Typography>}
      {total === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('none')}
        </Typography>
      ) : (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600, mt: 1.5 }}>
            {t('count', { smart_count: total })}
          </Typography>
          <Box component="ul" sx={{ my: 0.5, pl: 2.5, typography: 'body2' }}>
            {trips.map((trip) => (
              <TripLine key={trip.id} trip={trip} />
            ))}
            {total > trips.length && <li>{t('more', { smart_count: total - trips.length })}</li>}
          </Box>
          <FormControl disabled={isBusy} sx={{ mt: 1 }}>
            <FormLabel id="trips-ahead">{t('question')}</FormLabel>
            <RadioGroup
              row
              aria-labelledby="trips-ahead"
              value={choice}
              onChange={(_event, chosen) => onChoose(chosen as TripsAheadChoice)}
            >
              {TRIPS_AHEAD_CHOICES.map((one) => (
                <FormControlLabel key={one} value={one} control={<Radio />} label={t(one)} />
              ))}
            </RadioGroup>
          </FormControl>
          {choice === 'cancel' && (
            <Typography variant="body2" color="textSecondary">
              {[
                fee > 0 && t(total > trips.length ? 'feeShown' : 'fee', { fee: money(fee) }),
                t(fee > 0 ? 'feeStays' : 'stays'),
              ]
                .filter(Boolean)
                .join(' ')}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}
