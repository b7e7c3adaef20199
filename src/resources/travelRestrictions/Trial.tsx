import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  type PolicyTrialResult,
  policyTrialResultSchema,
  TRIAL_DAYS,
  TRIAL_READS,
} from '../../../contract/policy/calls.ts';
import { numberFormat } from '../../../contract/core/keptFormats.ts';
import { routeText } from '../../../contract/core/format.ts';
import { type Rule, rulesSchema } from '../../../contract/policy/rules.ts';
import { problemOf } from '../../dataProvider/failedCalls.ts';
import { callApi } from '../../dataProvider/http.ts';
import { afterPause } from '../../dataProvider/retryAfter.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useShortDates } from '../../dates/useShortDates.ts';
import { placeOf } from '../trips/addressParts.ts';

/** How many refused trips are shown at first. */
const SHOWN = 3;
const TRIAL_PAUSE_MS = 500;
/** For so long a result is used again for the same rules. */
const TRIAL_STALE_MS = 60_000;

function Result({ result }: { result: PolicyTrialResult }) {
  const { checked, refused, trips, from, isPartial } = result;
  const translate = useTranslate();
  const { date, locale } = useFormats();
  const { moment } = useShortDates();
  const [isWhole, setWhole] = useState(false);
  const outcome = checked === 0 ? 'info' : refused > 0 ? 'warning' : 'success';
  const shown = isWhole ? trips : trips.slice(0, SHOWN);
  return (
    <>
      <Alert severity={outcome} sx={{ px: 1.5, py: 0.5 }}>
        {checked === 0
          ? translate('restrictions.trial.none', { days: TRIAL_DAYS })
          : translate('restrictions.trial.result', {
              smart_count: refused,
              checked,
              days: TRIAL_DAYS,
            })}
        {isPartial ? (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {translate('restrictions.trial.partial', {
              date: date(`${from}T12:00:00Z`, 'UTC'),
              reads: numberFormat(locale, {}).format(TRIAL_READS),
            })}
          </Typography>
        ) : null}
      </Alert>
      {trips.length > 0 ? (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.5 }}
        >
          {shown.map((trip) => {
            const addresses = [trip.originAddress, trip.destinationAddress];
            return (
              <Typography key={trip.bookingId} variant="body2" component="li">
                <strong>{trip.passengerName}</strong>, {moment(`${trip.pickupTime}Z`, 'UTC')}
                <br />
                <span title={routeText(addresses)}>{routeText(addresses.map(placeOf))}</span>
                <br />
                <Typography variant="body2" component="span" color="textSecondary">
                  {trip.reasons.join(' ')}
                </Typography>
              </Typography>
            );
          })}
        </Box>
      ) : null}
      {shown.length < trips.length ? (
        <Button size="small" onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          {translate('restrictions.trial.more', { smart_count: trips.length - shown.length })}
        </Button>
      ) : null}
      {isWhole && trips.length < refused ? (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate('restrictions.trial.latest', { smart_count: trips.length })}
        </Typography>
      ) : null}
    </>
  );
}

interface TrialProps {
  rules: readonly Rule[];
  corporationId: unknown;
  /** The groups that have the rules; without any, the trips of the whole account are checked. */
  groupIds: readonly string[];
  appliesToGuests: boolean;
}

/** What the rules would have done to past trips. They are tried again when a pause is made in typing. */
export function Trial({ rules, corporationId, groupIds, appliesToGuests }: TrialProps) {
  const translate = useTranslate();
  const isComplete = typeof corporationId === 'string' && rulesSchema.safeParse(rules).success;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['policy-trials', corporationId, rules, groupIds, appliesToGuests],
    queryFn: afterPause(TRIAL_PAUSE_MS, ({ signal }) =>
      callApi('/policy-trials', {
        method: 'POST',
        body: { corporationId, rules, groupIds, appliesToGuests },
        response: policyTrialResultSchema,
        leavesRows: true,
        signal,
      }),
    ),
    enabled: isComplete && rules.length > 0,
    // The result of the previous rules stays until the next one is there.
    placeholderData: keepPreviousData,
    staleTime: TRIAL_STALE_MS,
    retry: false,
  });
  if (rules.length === 0) return null;
  const isOld = isFetching || !isComplete;
  return (
    <Box
      aria-live="polite"
      aria-busy={isFetching}
      // Dimmed, but still legible.
      sx={{ opacity: isOld ? 0.75 : 1, transition: 'opacity 200ms' }}
    >
      {error && !isOld ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {translate('resources.list.retry')}
            </Button>
          }
        >
          {problemOf(error)?.displayMessage ?? translate('restrictions.trial.failed')}
        </Alert>
      ) : data ? (
        <Result result={data} />
      ) : (
        isFetching && <Skeleton height={72} sx={{ transform: 'none' }} />
      )}
    </Box>
  );
}
