import { Typography } from '@mui/material';
import type { OutsideServiceState } from '../../../contract/operation/calls.ts';
import { useShortDates } from '../../dates/useShortDates.ts';
import type { OperationTexts } from '../../i18n/operationTexts.ts';
import { PlainTable } from './PlainTable.tsx';

interface ServicesProps {
  services: readonly OutsideServiceState[];
  texts: OperationTexts['services'];
}

/** What answers for each service outside of the product, and when it last did and did not. */
export function Services({ services, texts }: ServicesProps) {
  const { moment } = useShortDates();
  const state = ({ isFailing, isReal }: OutsideServiceState) => {
    if (isFailing) return <span className="badge badge-error">{texts.broken}</span>;
    return isReal ? (
      <span className="badge badge-success">{texts.real}</span>
    ) : (
      <span className="badge badge-plain">{texts.standIn}</span>
    );
  };
  const failed = ({ failedAt, failure }: OutsideServiceState) =>
    failedAt && (
      <>
        {moment(failedAt)}
        {failure && (
          <Typography variant="caption" color="textSecondary" component="div">
            {[texts.failures[failure.kind], failure.word].filter(Boolean).join(', ')}
          </Typography>
        )}
      </>
    );
  return (
    <PlainTable
      title={texts.title}
      rows={services}
      keyOf={({ service }) => service}
      columns={[
        { head: texts.name, cell: ({ service }) => texts.names[service] },
        { head: texts.state, cell: state },
        {
          head: texts.worked,
          cell: ({ succeededAt }) => (succeededAt ? moment(succeededAt) : '–'),
        },
        { head: texts.failed, cell: (service) => failed(service) ?? '–' },
      ]}
    />
  );
}
