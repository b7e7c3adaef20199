import { Button, Card } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { csvFormatFor } from '../../../contract/reports/csvFormat.ts';
import { languageOf } from '../../../contract/core/languages.ts';
import { ListSkeleton, Notice } from '../../admin/list/ListStates.tsx';
import { PageHeader } from '../../admin/list/PageHeader.tsx';
import { RetryAlert } from '../../connection/RetryAlert.tsx';
import { ExportButton } from '../../downloads/ExportButton.tsx';
import { saveFile } from '../../downloads/saveFile.ts';
import { Failed } from '../../failures/Failed.tsx';
import type { ReportTexts } from '../../i18n/reportTexts.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { NotComplete } from './NotComplete.tsx';
import { ReportContent } from './ReportContent.tsx';
import { ReportFields } from './ReportFields.tsx';
import type { ReportRow } from './rows.ts';
import { useChoices, useReport, useReportTexts } from './useReport.ts';
import { useReportRows } from './useReportRows.ts';

/** What trips add up to, by time or by what they are of. */
function Report({ texts }: { texts: ReportTexts }) {
  const translate = useTranslate();
  const language = useLocale();
  const { choices, change } = useChoices();
  const report = useReport(choices);
  const { missing, figures, before, hours } = report;
  const isCompared = choices.compare !== 'none';
  const isThere = !missing && (!isCompared || before.data !== undefined);
  const answer = isThere ? figures.data : undefined;
  const rows = useReportRows({ choices, report, texts });
  const error = missing ? null : (figures.error ?? before.error ?? hours.error);
  const readAgain = () => {
    for (const one of [figures, before, hours]) if (one.isError) void one.refetch();
  };
  const download = async (shown: readonly ReportRow[]) => {
    const { reportCsv } = await import('./reportCsv.ts');
    const { days, by, grain } = choices;
    const text = reportCsv({
      rows: shown,
      heading: by === 'time' ? texts.grains[grain] : texts.dimensions[by],
      measureNames: texts.measures,
      currency: answer?.currency ?? null,
      distanceUnit: pageConfig().distanceUnit,
      format: csvFormatFor(languageOf(language)),
    });
    saveFile(`${texts.file} ${days.from} – ${days.to}.csv`, text);
  };
  return (
    <>
      <PageHeader
        title={translate('shell.nav.reports')}
        actions={
          <>
            <Button component={RouterLink} to="/budgets" size="small">
              {translate('resources.budgets.title')}
            </Button>
            {rows.length > 0 && (
              <ExportButton label={texts.download} onClick={() => void download(rows)} />
            )}
          </>
        }
      />
      <ReportFields
        choices={choices}
        change={change}
        texts={texts}
        currencies={hours.data?.currencies ?? []}
        currency={hours.data?.currency ?? null}
      />
      <NotComplete answer={hours.data} />
      {error && (
        <RetryAlert onRetry={readAgain} isRetrying={figures.isFetching} sx={{ mb: 2 }}>
          <Failed error={error} otherwise="common.failure.title" />
        </RetryAlert>
      )}
      {missing ? (
        <Card variant="outlined">
          <Notice title={missing === 'account' ? texts.chooseAccount : texts.chooseField} />
        </Card>
      ) : answer ? (
        <ReportContent
          choices={choices}
          change={change}
          texts={texts}
          answer={answer}
          earlier={isCompared ? (before.data ?? null) : null}
          hours={hours.data}
          rows={rows}
        />
      ) : (
        !error && <ListSkeleton rows={12} />
      )}
    </>
  );
}

/** The reports, once their texts are there. */
export function ReportsPage() {
  const translate = useTranslate();
  const texts = useReportTexts();
  if (texts.data) return <Report texts={texts.data} />;
  return (
    <>
      <PageHeader title={translate('shell.nav.reports')} />
      {texts.error ? (
        <RetryAlert onRetry={() => void texts.refetch()} isRetrying={texts.isFetching}>
          <Failed error={texts.error} otherwise="common.failure.title" />
        </RetryAlert>
      ) : (
        <ListSkeleton rows={12} />
      )}
    </>
  );
}
