import { Typography } from '@mui/material';
import type { OperationState, QueueState } from '../../../contract/operation/calls.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { OperationTexts } from '../../i18n/operationTexts.ts';
import { durationText } from './amounts.ts';
import { PlainTable } from './PlainTable.tsx';

/** What a queue's work is called; one that this console does not know keeps its name. */
export const queueName = (queue: string, { names }: OperationTexts['queues']): string =>
  queue in names ? names[queue as keyof typeof names] : queue;

interface QueuesProps extends Pick<OperationState, 'queues' | 'mails'> {
  texts: OperationTexts['queues'];
}

/** How much of each kind of work waits, and for how long. */
export function Queues({ queues, mails, texts }: QueuesProps) {
  const { locale } = useFormats();
  const name = ({ queue, isBehind }: QueueState) => (
    <>
      {queueName(queue, texts)}{' '}
      {isBehind && <span className="badge badge-error">{texts.isBehind}</span>}
    </>
  );
  const oldest = ({ waiting, oldestSeconds }: QueueState) =>
    waiting === 0 ? '–' : durationText(oldestSeconds, locale);
  return (
    <PlainTable
      title={texts.title}
      rows={queues}
      keyOf={({ queue }) => queue}
      columns={[
        { head: texts.name, cell: name },
        { head: texts.waiting, isNumber: true, cell: ({ waiting }) => waiting },
        { head: texts.oldest, isNumber: true, cell: oldest },
        { head: texts.later, isNumber: true, isSpare: true, cell: ({ later }) => later },
        { head: texts.running, isNumber: true, isSpare: true, cell: ({ running }) => running },
        { head: texts.failed, isNumber: true, cell: ({ failed }) => failed },
      ]}
    >
      <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, py: 1.5 }}>
        {fillIn(texts.mails, mails)}
      </Typography>
    </PlainTable>
  );
}
