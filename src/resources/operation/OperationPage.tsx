import { Alert, Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type {
  Activity,
  ActivityPeriod,
  OperationState,
} from '../../../contract/operation/calls.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { ListSkeleton } from '../../admin/list/ListStates.tsx';
import { PageHeader } from '../../admin/list/PageHeader.tsx';
import { RetryAlert } from '../../connection/RetryAlert.tsx';
import { useShortDates } from '../../dates/useShortDates.ts';
import { Failed } from '../../failures/Failed.tsx';
import type { OperationTexts } from '../../i18n/operationTexts.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { InstallationPart } from './InstallationPart.tsx';
import { Queues } from './Queues.tsx';
import { Services } from './Services.tsx';
import { TroubledJobs } from './TroubledJobs.tsx';
import { useActivity, useOperationState, useOperationTexts } from './useOperation.ts';
import { verdictOf } from './verdict.ts';

const ActivityPlots = lazy(async () => ({
  default: (await import('./ActivityPlots.tsx')).ActivityPlots,
}));

const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
const PLOT_HEIGHT = 286;

function Plots({ activity, texts }: { activity: Activity | undefined; texts: OperationTexts }) {
  const waiting = <Box sx={{ minHeight: { xs: 3 * PLOT_HEIGHT, md: PLOT_HEIGHT } }} />;
  if (!activity) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ActivityPlots activity={activity} texts={texts.plots} />
    </Suspense>
  );
}

interface ContentProps {
  state: OperationState;
  texts: OperationTexts;
  activity: Activity | undefined;
}

function Content({ state, texts, activity }: ContentProps) {
  const problems = verdictOf(state, texts.verdict);
  return (
    <Box sx={stacked}>
      <Alert severity={problems.length > 0 ? 'warning' : 'success'}>
        {problems.length > 0 ? problems.join(' · ') : texts.verdict.fine}
      </Alert>
      <Plots activity={activity} texts={texts} />
      <TroubledJobs jobs={state.jobs} hasMoreJobs={state.hasMoreJobs} texts={texts} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Queues queues={state.queues} mails={state.mails} texts={texts.queues} />
        <Box sx={stacked}>
          <Services services={state.services} texts={texts.services} />
          {state.installation && (
            <InstallationPart installation={state.installation} texts={texts} />
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** How the server is, for fleet managers: what works, what waits, and what failed. */
export function OperationPage() {
  const translate = useTranslate();
  const { moment } = useShortDates();
  const [period, setPeriod] = useState<ActivityPeriod>('day');
  const texts = useOperationTexts();
  const state = useOperationState();
  const activity = useActivity(period);
  const words = texts.data;
  const error = state.error ?? texts.error ?? activity.error;
  const readAgain = () => {
    for (const one of [texts, state, activity]) if (one.isError) void one.refetch();
  };
  return (
    <>
      <PageHeader
        title={translate('shell.nav.operation')}
        actions={
          words && (
            <>
              {state.data && (
                <Typography
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: { xs: 'none', sm: 'block' } }}
                >
                  {words.version} {state.data.version} ·{' '}
                  {fillIn(words.asOf, { time: moment(state.data.at) })}
                </Typography>
              )}
              <ToggleButtonGroup
                exclusive
                size="small"
                value={period}
                aria-label={words.period.label}
                onChange={(_, chosen: ActivityPeriod | null) => chosen && setPeriod(chosen)}
              >
                <ToggleButton value="day" sx={phoneTarget}>
                  {words.period.day}
                </ToggleButton>
                <ToggleButton value="week" sx={phoneTarget}>
                  {words.period.week}
                </ToggleButton>
              </ToggleButtonGroup>
            </>
          )
        }
      />
      {error && (
        <RetryAlert
          severity={state.data ? 'warning' : 'error'}
          onRetry={readAgain}
          isRetrying={state.isFetching}
          sx={{ mb: 2 }}
        >
          <Failed error={error} otherwise="common.failure.title" />
        </RetryAlert>
      )}
      {state.data && words ? (
        <Content state={state.data} texts={words} activity={activity.data} />
      ) : (
        !error && <ListSkeleton rows={8} />
      )}
    </>
  );
}
