import { Box, Card, Typography } from '@mui/material';
import { lazy, Suspense, useId } from 'react';
import type { Installation, ProcessState } from '../../../contract/operation/calls.ts';
import { useShortDates } from '../../dates/useShortDates.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { OperationTexts } from '../../i18n/operationTexts.ts';
import { sizeText } from './amounts.ts';
import { PlainTable } from './PlainTable.tsx';

const StoragePlot = lazy(async () => ({
  default: (await import('./StoragePlot.tsx')).StoragePlot,
}));

interface InstallationPartProps {
  installation: Installation;
  texts: OperationTexts;
}

/** What belongs to no channel: the processes, the database and its backup. */
export function InstallationPart({ installation, texts }: InstallationPartProps) {
  const { locale } = useFormats();
  const { moment } = useShortDates();
  const id = useId();
  const words = texts.installation;
  const { database, lastBackup } = installation;
  const state = ({ isGone }: ProcessState) => (
    <span className={`badge badge-${isGone ? 'warning' : 'success'}`}>
      {isGone ? words.gone : words.running}
    </span>
  );
  return (
    <>
      <PlainTable
        title={words.processes}
        rows={installation.processes}
        keyOf={(process) => process.id}
        columns={[
          { head: words.host, cell: ({ host, pid }) => `${host} (${pid})` },
          { head: texts.services.state, cell: state },
          { head: texts.version, cell: ({ version, node }) => `${version} · Node ${node}` },
          { head: words.since, isSpare: true, cell: ({ startedAt }) => moment(startedAt) },
          {
            head: words.memory,
            isNumber: true,
            isSpare: true,
            cell: ({ memoryBytes }) => sizeText(memoryBytes, locale),
          },
        ]}
      />
      <Card
        variant="outlined"
        component="section"
        aria-labelledby={id}
        sx={{ minWidth: 0, p: 1.5 }}
      >
        <Typography id={id} variant="h6" component="h2">
          {words.database}
        </Typography>
        <Typography variant="body2">
          PostgreSQL {database.version} · {sizeText(database.bytes, locale)}
        </Typography>
        <Typography variant="body2" sx={{ mb: 2 }}>
          {[
            words.backup,
            ...(lastBackup
              ? [
                  moment(lastBackup.at),
                  sizeText(lastBackup.bytes, locale),
                  lastBackup.isChecked ? words.checked : words.unchecked,
                ]
              : [words.noBackup]),
          ].join(' · ')}
        </Typography>
        <Box sx={{ minHeight: 190 }}>
          <Suspense fallback={null}>
            <StoragePlot growth={database.growth} title={texts.plots.storage} />
          </Suspense>
        </Box>
      </Card>
    </>
  );
}
