import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { GRAINS, LONGEST_DAILY_REPORT, MEASURES } from '../../../contract/figures/figures.ts';
import { dayCount, REPORT_PERIODS } from '../../../contract/figures/reportPeriod.ts';
import { AccountChoice } from '../../downloads/AccountChoice.tsx';
import type { ReportTexts } from '../../i18n/reportTexts.ts';
import { useAccount } from '../../shell/account/useAccount.ts';
import { useFilterOptions } from '../trips/view/tripViewCalls.ts';
import { COMPARES, SPLITS, type Choices } from './choices.ts';
import { ReportDays } from './ReportDays.tsx';
import { type ChangeChoices, useReportAccount } from './useReport.ts';

interface Option {
  value: string;
  label: string;
  isDisabled?: boolean;
}
interface ChoiceProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <TextField
    select
    fullWidth
    margin="none"
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    {options.map((one) => (
      <MenuItem key={one.value} value={one.value} disabled={one.isDisabled ?? false}>
        {one.label}
      </MenuItem>
    ))}
  </TextField>
);

const named = <K extends string>(values: readonly K[], texts: Readonly<Record<K, string>>) =>
  values.map((value) => ({ value, label: texts[value] }));

interface ReportFieldsProps {
  choices: Choices;
  change: ChangeChoices;
  texts: ReportTexts;
  /** Those of the trips of the period. */
  currencies: readonly string[];
  currency: string | null;
}

/** Everything that a report can be asked. */
export function ReportFields({ choices, change, texts, currencies, currency }: ReportFieldsProps) {
  const translate = useTranslate();
  const { measure, period, days, by, grain, compare, field = '' } = choices;
  const { isManager, accountId } = useReportAccount(choices);
  const account = useAccount(isManager ? accountId : null);
  const isByField = by === 'field';
  const options = useFilterOptions(accountId, isByField && !(isManager && accountId === null));
  const titles = new Set([
    ...(options.data?.accountFields ?? []).map(({ title }) => title),
    ...(field ? [field] : []),
  ]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        mt: 1,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(auto-fill, minmax(170px, 1fr))',
        },
      }}
    >
      <Choice
        label={texts.measure}
        value={measure}
        options={named(MEASURES, texts.measures)}
        onChange={(value) => change({ measure: value, sort: null, order: null })}
      />
      <Choice
        label={texts.period}
        value={period}
        options={[...REPORT_PERIODS, 'custom' as const].map((value) => ({
          value,
          label:
            value === 'thisMonth' || value === 'lastMonth'
              ? translate(`lists.periods.${value}`)
              : texts.periods[value],
        }))}
        onChange={(value) =>
          change(
            value === 'custom'
              ? { period: null, from: days.from, to: days.to }
              : { period: value, from: null, to: null, grain: null },
          )
        }
      />
      {period === 'custom' && (
        <ReportDays
          days={days}
          tooLong={texts.tooLong}
          onChange={(typed) => change({ ...typed })}
        />
      )}
      <Choice
        label={texts.by}
        value={by}
        options={named(SPLITS, texts.dimensions)}
        onChange={(value) => change({ by: value, field: null, sort: null, order: null })}
      />
      {by === 'time' && (
        <Choice
          label={texts.grain}
          value={grain}
          options={named(GRAINS, texts.grains).map((one) => ({
            ...one,
            isDisabled: one.value === 'day' && dayCount(days) > LONGEST_DAILY_REPORT,
          }))}
          onChange={(value) => change({ grain: value })}
        />
      )}
      {isByField && (
        <Choice
          label={texts.field}
          value={field}
          options={[...titles].map((title) => ({ value: title, label: title }))}
          onChange={(value) => change({ field: value })}
        />
      )}
      <Choice
        label={texts.compare}
        value={compare}
        options={named(COMPARES, texts.compares)}
        onChange={(value) => change({ compare: value })}
      />
      {isManager && (
        <AccountChoice
          label={texts.account}
          account={accountId === null ? null : { id: accountId, name: account?.name ?? '…' }}
          onChange={(chosen) => change({ account: chosen?.id ?? null, field: null })}
        />
      )}
      {currencies.length > 1 && currency && (
        <Choice
          label={texts.currency}
          value={currency}
          options={currencies.map((one) => ({ value: one, label: one }))}
          onChange={(value) => change({ currency: value })}
        />
      )}
    </Box>
  );
}
