import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DayRange, dayProblems } from '../../../../contract/booking/dayRange.ts';
import { dateOf, localTime } from '../../../../contract/booking/schedule.ts';
import { DayInput } from '../../../dates/DayInput.tsx';
import { PickerTexts } from '../../../dates/PickerTexts.tsx';
import { pageConfig } from '../../../shell/pageConfig.ts';

const shift = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Ranges that people ask for most, seen from a day: `2026-11-20`. */
export function presetsOf(today: string): Record<string, DayRange> {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const lastOfPrevious = shift(firstOfMonth, -1);
  return {
    today: { from: today, to: today },
    last7: { from: shift(today, -6), to: today },
    thisMonth: { from: firstOfMonth, to: today },
    lastMonth: { from: `${lastOfPrevious.slice(0, 8)}01`, to: lastOfPrevious },
  };
}

/** Today where the operator is. */
export const todayThere = (): string => dateOf(localTime(new Date(), pageConfig().timeZone));

type Problems = ReturnType<typeof dayProblems>;

/** An order is wrong at once; what is missing or half typed only when somebody goes on. */
export const shownDayProblems = (problems: Problems, isTried: boolean): Problems =>
  isTried || problems.to === 'order' ? problems : {};

interface DayFieldsProps {
  range: DayRange;
  onChange: (range: DayRange) => void;
  labels: { from: string; to: string };
  /** What is told at each of them. */
  problems: Problems;
  required?: boolean;
}

/** First and last day, typed or picked, with the common ranges one press away. */
export function DayFields({ range, onChange, labels, problems, required = false }: DayFieldsProps) {
  const translate = useTranslate();
  const presets = Object.entries(presetsOf(todayThere()));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <PickerTexts>
          {(['from', 'to'] as const).map((end) => (
            <DayInput
              key={end}
              label={labels[end]}
              value={range[end]}
              required={required}
              error={problems[end] && translate(`tripList.days.${problems[end]}`)}
              onChange={(day) => onChange({ ...range, [end]: day })}
            />
          ))}
        </PickerTexts>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {presets.map(([name, preset]) => {
          const isChosen = preset.from === range.from && preset.to === range.to;
          return (
            <Chip
              key={name}
              size="small"
              label={translate(`tripList.filters.${name}`)}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              aria-pressed={isChosen}
              sx={{ minHeight: { xs: 44, sm: 28 } }}
              onClick={() => onChange(preset)}
            />
          );
        })}
      </Box>
    </Box>
  );
}
