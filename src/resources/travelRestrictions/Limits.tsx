import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LEAST_METERS, LIMIT_PERIODS, MOST } from '../../../contract/policy/rules.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { DistanceBox } from '../../numbers/DistanceBox.tsx';
import { MoneyBox } from '../../numbers/MoneyBox.tsx';
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
function useLimitError(aboveZero: string) {
  const translate = useTranslate();
  return (
    value: number | null,
    { least = 1, leastText = String(least), most, mostText }: Bounds,
  ): string | undefined => {
    if (value === null) return undefined;
    if (Number.isNaN(value) || value <= 0) return translate(aboveZero);
    if (value > most) return translate('validation.tooBig', { max: mostText });
    if (!Number.isInteger(value)) return translate('restrictions.whole');
    return value < least ? translate('validation.tooSmall', { min: leastText }) : undefined;
  };
}

interface PeriodLimitsProps extends RulesProps {
  /** 0 shows and means no limit. Otherwise an empty field does, and 0 is refused. */
  zeroIsNone?: boolean;
}

/** Spending and trips per day, week and month. An empty field means no limit. */
export function PeriodLimits({ rules, onChange, zeroIsNone = false }: PeriodLimitsProps) {
  const translate = useTranslate();
  const shown = (value: number | null) => (zeroIsNone ? (value ?? 0) : value);
  const limit = (value: number | null) => (zeroIsNone && value === 0 ? null : value);
  const { money, locale } = useFormats();
  const errorOf = useLimitError(zeroIsNone ? 'groups.rules.aboveZero' : 'restrictions.aboveZero');
  const spending = { most: MOST.minorUnits, mostText: money(MOST.minorUnits) };
  const trips = { most: MOST.trips, mostText: MOST.trips.toLocaleString(locale) };
  return (
    <>
      <Box sx={grid}>
        {LIMIT_PERIODS.map((period) => (
          <MoneyBox
            key={period}
            label={translate(`restrictions.spending.${period}`)}
            minorUnits={shown(spendingOf(rules, period))}
            onChange={(minorUnits) => onChange(withSpending(rules, period, limit(minorUnits)))}
            error={errorOf(spendingOf(rules, period), spending)}
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
            error={errorOf(frequencyOf(rules, period), trips)}
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
  const { distance, locale } = useFormats();
  const errorOf = useLimitError('restrictions.aboveZero');
  return (
    <Box sx={grid}>
      <DistanceBox
        label={translate('restrictions.distance')}
        meters={meters}
        onChange={(value) => onChange(withDistance(rules, value))}
        error={errorOf(meters, {
          least: LEAST_METERS,
          leastText: distance(LEAST_METERS),
          most: MOST.meters,
          mostText: distance(MOST.meters),
        })}
      />
      <NumberBox
        label={translate('restrictions.duration')}
        end={translate('restrictions.minutes')}
        value={minutes}
        onChange={(value) => onChange(withDuration(rules, value))}
        error={errorOf(minutes, {
          most: MOST.minutes,
          mostText: MOST.minutes.toLocaleString(locale),
        })}
      />
    </Box>
  );
}
