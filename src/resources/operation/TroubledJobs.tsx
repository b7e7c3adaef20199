import { Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { OperationState, TroubledJob } from '../../../contract/operation/calls.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { useShortDates } from '../../dates/useShortDates.ts';
import type { OperationTexts } from '../../i18n/operationTexts.ts';
import { OPEN_TRIP } from '../../shell/addresses.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { PlainTable } from './PlainTable.tsx';
import { queueName } from './Queues.tsx';
import { useTryAgain } from './useOperation.ts';

const tripAddress = (id: string) => `/trips/all-trips?${new URLSearchParams({ [OPEN_TRIP]: id })}`;

interface TroubledJobsProps extends Pick<OperationState, 'jobs' | 'hasMoreJobs'> {
  texts: OperationTexts;
}

/** Jobs and mails that failed, which can be tried again one by one or all together. */
export function TroubledJobs({ jobs, hasMoreJobs, texts }: TroubledJobsProps) {
  const { moment } = useShortDates();
  const { mutate, isPending, variables } = useTryAgain(texts);
  const all = jobs.filter(({ canTryAgain }) => canTryAgain).map(({ id }) => id);
  const isUnderWay = (ids: readonly string[]) =>
    isPending && variables.length === ids.length && variables[0] === ids[0];

  const name = ({ queue, bookingId }: TroubledJob) => (
    <>
      {queueName(queue, texts.queues)}
      {bookingId && (
        <Link
          component={RouterLink}
          to={tripAddress(bookingId)}
          variant="caption"
          sx={{ display: 'block', width: 'fit-content', py: 0.25 }}
        >
          {texts.jobs.trip}
        </Link>
      )}
    </>
  );
  const tried = ({ lastTriedAt, nextTryAt }: TroubledJob) => (
    <>
      {lastTriedAt ? moment(lastTriedAt) : '–'}
      {nextTryAt && (
        <Typography variant="caption" color="textSecondary" component="div">
          {fillIn(texts.jobs.next, { time: moment(nextTryAt) })}
        </Typography>
      )}
    </>
  );
  const again = ({ id, queue, canTryAgain }: TroubledJob) =>
    canTryAgain ? (
      <Button
        size="small"
        sx={phoneTarget}
        loading={isUnderWay([id])}
        disabled={isPending}
        aria-label={`${texts.jobs.again}: ${queueName(queue, texts.queues)}`}
        onClick={() => mutate([id])}
      >
        {texts.jobs.again}
      </Button>
    ) : (
      <Typography variant="caption" color="textSecondary">
        {queue === 'send-mail' ? texts.jobs.late : texts.jobs.theirs}
      </Typography>
    );
  return (
    <PlainTable
      title={texts.jobs.title}
      empty={texts.jobs.none}
      rows={jobs}
      keyOf={({ id }) => id}
      action={
        all.length > 1 && (
          <Button
            size="small"
            sx={phoneTarget}
            loading={isUnderWay(all)}
            disabled={isPending}
            onClick={() => mutate(all)}
          >
            {texts.jobs.allAgain}
          </Button>
        )
      }
      columns={[
        { head: texts.queues.name, cell: name },
        { head: texts.jobs.when, cell: tried },
        { head: texts.jobs.attempts, isNumber: true, isSpare: true, cell: (job) => job.attempts },
        { head: texts.jobs.reason, isSpare: true, cell: ({ reason }) => reason ?? '–' },
        { head: texts.jobs.again, isHeadUnseen: true, isNumber: true, cell: again },
      ]}
    >
      {hasMoreJobs && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, py: 1.5 }}>
          {texts.jobs.more}
        </Typography>
      )}
    </PlainTable>
  );
}
