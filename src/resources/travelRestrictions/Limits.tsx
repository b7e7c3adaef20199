import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LEAST_METERS, LIMIT_PERIODS, MOST } from '../../../contract/policy/rules.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { DistanceInput } from '../../admin/inputs/DistanceInput.tsx';
import { MoneyInput } from '../../admin/inputs/MoneyInput.tsx';
import { NumberInput } from '../../admin/inputs/NumberInput.tsx';
import {
  distanceOf,
  durationOf,
  frequencyOf,
  spendingOf,
  withDistance,
  withDuration,
  withFrequency,
  withSpending,
} from './ruleEdits.ts';
import type { RulesProps } from './rulesProps.ts';

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
};

interface Bounds {
  /** The least and the greatest limit, as they are written for the reader. The least is 1 if absent. */
  least?: number;
  leastText?: string;
  most: number;
  mostText: string;
}

/** Says why a limit is refused. An empty one is none. */
function useLimitError() {
  const translate = useTranslate();
  return (
    value: number | null,
    { least = 1, leastText = String(least), most, mostText }: Bounds,
  ): string | undefined => {
    if (value === null) return undefined;
    if (Number.isNaN(value) || value <= 0) return translate('restrictions.aboveZero');
    if (value > most) return translate('validation.tooBig', { max: mostText });
    if (!Number.isInteger(value)) return translate('restrictions.whole');
    return value < least ? translate('validation.tooSmall', { min: leastText }) : undefined;
  };
}

/** Spending per day, week and month. */
export function Spending({ rules, onChange }: RulesProps) {
  const translate = useTranslate();
  const { money } = useFormats();
  const errorOf = useLimitError();
  const bounds = { most: MOST.minorUnits, mostText: money(MOST.minorUnits) };
  return (
    <Box sx={grid}>
      {LIMIT_PERIODS.map((period) => (
        <MoneyInput
          key={period}
          label={translate(`restrictions.spending.${period}`)}
          placeholder={translate('restrictions.noLimit')}
          minorUnits={spendingOf(rules, period)}
          onChange={(minorUnits) => onChange(withSpending(rules, period, minorUnits))}
          error={errorOf(spendingOf(rules, period), bounds)}
        />
      ))}
    </Box>
  );
}

/** Trips per day, week and month. */
export function TripCounts({ rules, onChange }: RulesProps) {
  const translate = useTranslate();
  const { locale } = useFormats();
  const errorOf = useLimitError();
  const bounds = { most: MOST.trips, mostText: MOST.trips.toLocaleString(locale) };
  return (
    <Box sx={grid}>
      {LIMIT_PERIODS.map((period) => (
        <NumberInput
          key={period}
          label={translate(`restrictions.trips.${period}`)}
          placeholder={translate('restrictions.noLimit')}
          value={frequencyOf(rules, period)}
          onChange={(count) => onChange(withFrequency(rules, period, count))}
          error={errorOf(frequencyOf(rules, period), bounds)}
        />
      ))}
    </Box>
  );
}

export function LongestDistance({ rules, onChange }: RulesProps) {
  const translate = useTranslate();
  const { distance } = useFormats();
  const errorOf = useLimitError();
  const meters = distanceOf(rules);
  const bounds = {
    least: LEAST_METERS,
    leastText: distance(LEAST_METERS),
    most: MOST.meters,
    mostText: distance(MOST.meters),
  };
  return (
    <Box sx={grid}>
      <DistanceInput
        label={translate('restrictions.distance')}
        placeholder={translate('restrictions.noLimit')}
        meters={meters}
        onChange={(value) => onChange(withDistance(rules, value))}
        error={errorOf(meters, bounds)}
      />
    </Box>
  );
}

export function LongestTime({ rules, onChange }: RulesProps) {
  const translate = useTranslate();
  const { locale } = useFormats();
  const errorOf = useLimitError();
  const minutes = durationOf(rules);
  const bounds = { most: MOST.minutes, mostText: MOST.minutes.toLocaleString(locale) };
  return (
    <Box sx={grid}>
      <NumberInput
        label={translate('restrictions.duration')}
        placeholder={translate('restrictions.noLimit')}
        end={translate('restrictions.minutes')}
        value={minutes}
        onChange={(value) => onChange(withDuration(rules, value))}
        error={errorOf(minutes, bounds)}
      />
    </Box>
  );
}
