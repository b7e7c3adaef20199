import { useTranslate } from 'react-admin';
import { dateTimeFormat } from '../../../contract/core/keptFormats.ts';
import type { ReportTexts } from '../../i18n/reportTexts.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { useVehicleName } from '../trips/useVehicleName.ts';
import type { Choices } from './choices.ts';
import { type ReportRow, rowsOf } from './rows.ts';
import { daysBefore, type useReport } from './useReport.ts';

interface RowsOf {
  choices: Choices;
  report: ReturnType<typeof useReport>;
  texts: ReportTexts;
}

/** The rows of a report with their names in the reader's language; none while it is not there. */
export function useReportRows({ choices, report, texts }: RowsOf): ReportRow[] {
  const translate = useTranslate();
  const vehicleName = useVehicleName();
  const { locale } = useFormats();
  const { missing, figures, before, accountId, isManager } = report;
  const { by, grain } = choices;
  const days = daysBefore(choices);
  if (missing || !figures.data || (days && !before.data)) return [];
  const names = dateTimeFormat(locale, {
    ...(grain === 'month'
      ? { month: 'long', year: 'numeric' }
      : { day: 'numeric', month: 'short', year: 'numeric' }),
    timeZone: 'UTC',
  });
  return rowsOf({
    choices,
    answer: figures.data,
    earlier: days && before.data ? { days, answer: before.data } : null,
    place: { timeZone: pageConfig().timeZone, accountId, isManager },
    nameOfStart: (start) => names.format(new Date(start)),
    nameOfValue(value, label) {
      if (value === '') return texts.notNamed;
      if (by === 'vehicle') return vehicleName(value);
      if (by === 'paymentType') return translate(`resources.choices.${value}`, { _: value });
      return label ?? value;
    },
  });
}
