import { Alert, Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
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
import { SubmitButton } from '../../dialogs/SubmitButton.tsx';
import { callApi } from '../../dataProvider/http.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/** How many refused trips are shown at first. */
const SHOWN = 5;

function Result({ result }: { result: PolicyTrialResult }) {
  const { checked, refused, trips, from, isPartial } = result;
  const translate = useTranslate();
  const { date, dateTime, locale } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const outcome = checked === 0 ? 'info' : refused > 0 ? 'warning' : 'success';
  const shown = isWhole ? trips : trips.slice(0, SHOWN);
  return (
    <Alert severity={outcome}>
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
      {trips.length > 0 ? (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {shown.map((trip) => (
            <li key={trip.bookingId}>
              <Typography variant="body2">
                {translate('common.labelled', {
                  label: `${trip.passengerName}, ${dateTime(`${trip.pickupTime}Z`, 'UTC')}`,
                  value: routeText([trip.originAddress, trip.destinationAddress]),
                })}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {trip.reasons.join(' ')}
              </Typography>
            </li>
          ))}
        </Box>
      ) : null}
      {shown.length < trips.length ? (
        <Button color="inherit" size="small" onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          {translate('restrictions.trial.more', { smart_count: trips.length - shown.length })}
        </Button>
      ) : null}
      {isWhole && trips.length < refused ? (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate('restrictions.trial.latest', { smart_count: trips.length })}
        </Typography>
      ) : null}
    </Alert>
  );
}

interface TrialProps {
  rules: readonly Rule[];
  corporationId: unknown;
  /** The groups that have the rules; without any, the trips of the whole account are checked. */
  groupIds: readonly string[];
  appliesToGuests: boolean;
}

/** Applies the rules to past trips before they are saved. */
export function Trial({ rules, corporationId, groupIds, appliesToGuests }: TrialProps) {
  const translate = useTranslate();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      callApi('/policy-trials', {
        method: 'POST',
        body: {
          corporationId,
          rules,
          groupIds,
          appliesToGuests,
        },
        response: policyTrialResultSchema,
        leavesRows: true,
      }),
  });
  const isComplete = typeof corporationId === 'string' && rulesSchema.safeParse(rules).success;
  const missing =
    typeof corporationId !== 'string'
      ? 'resources.travel-restrictions.fields.corporationId'
      : rules.length === 0
        ? 'resources.travel-restrictions.fields.rules'
        : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <SubmitButton
        variant="outlined"
        loading={isPending}
        isReady={isComplete && rules.length > 0}
        told={missing && translate('resources.form.missing', { label: translate(missing) })}
        onClick={() => {
          if (isComplete && rules.length > 0) mutate();
        }}
        // In German it is longer than a phone is wide.
        sx={{ whiteSpace: 'normal', textAlign: 'start' }}
      >
        {translate('restrictions.trial.try', { days: TRIAL_DAYS })}
      </SubmitButton>
      <Box aria-live="polite" sx={{ width: '100%' }}>
        {error ? (
          <Alert severity="error">
            {problemOf(error)?.displayMessage ?? translate('restrictions.trial.failed')}
          </Alert>
        ) : null}
        {data && !error ? <Result result={data} /> : null}
      </Box>
    </Box>
  );
}
