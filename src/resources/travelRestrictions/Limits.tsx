import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LIMIT_PERIODS } from '../../../contract/policy/rules.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { DistanceBox } from '../../numbers/DistanceBox.tsx';
import { NumberBox } from '../../numbers/NumberBox.tsx';
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
import { parts, times } from './smallUnits.ts';

const MINOR_PER_MAJOR = 100;
const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
};

interface PeriodLimitsProps extends RulesProps {
  /** 0 shows and means no limit. Otherwise an empty field does, and 0 is refused. */
  zeroIsNone?: boolean;
}

/** Spending and trips per day, week and month. An empty field means no limit. */
export function PeriodLimits({ rules, onChange, zeroIsNone = false }: PeriodLimitsProps) {
  const translate = useTranslate();
  const shown = (value: number | null) => (zeroIsNone ? (value ?? 0) : value);
  const limit = (value: number | null) => (zeroIsNone && value === 0 ? null : value);
  const errorOf = (value: number | null) =>
    value === null || value > 0
      ? undefined
      : translate(zeroIsNone ? 'groups.rules.aboveZero' : 'restrictions.aboveZero');
  return (
    <>
      <Box sx={grid}>
        {LIMIT_PERIODS.map((period) => (
          <NumberBox
            key={period}
            label={translate(`restrictions.spending.${period}`)}
            start={pageConfig().currencySymbol}
            value={shown(parts(spendingOf(rules, period), MINOR_PER_MAJOR))}
            onChange={(major) =>
              onChange(withSpending(rules, period, limit(times(major, MINOR_PER_MAJOR))))
            }
            error={errorOf(spendingOf(rules, period))}
          />
        ))}
      </Box>
      <Box sx={grid}>
        {LIMIT_PERIODS.map((period) => (
          <NumberBox
            key={period}
            label={translate(`restrictions.trips.${period}`)}
            value={shown(frequencyOf(rules, period))}
            onChange={(count) => onChange(withFrequency(rules, period, limit(count)))}
            error={errorOf(frequencyOf(rules, period))}
          />
        ))}
      </Box>
    </>
  );
}

/** The longest distance and duration of a trip. */
export function TripLimits({ rules, onChange }: RulesProps) {
  const translate = useTranslate();
  const [meters, minutes] = [distanceOf(rules), durationOf(rules)];
  const errorOf = (value: number | null, least: number) =>
    value === null || value >= least ? undefined : translate('restrictions.aboveZero');
  return (
    <Box sx={grid}>
      <DistanceBox
        label={translate('restrictions.distance')}
        meters={meters}
        onChange={(value) => onChange(withDistance(rules, value))}
        error={errorOf(meters, 100)}
      />
      <NumberBox
        label={translate('restrictions.duration')}
        end={translate('restrictions.minutes')}
        value={minutes}
        onChange={(value) => onChange(withDuration(rules, value))}
        error={errorOf(minutes, 1)}
      />
    </Box>
  );
}
