import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PAST_PERIODS, PERIODS } from '../../contract/core/period.ts';
import { DayInput } from './DayInput.tsx';
import { PickerTexts } from './PickerTexts.tsx';
import { chosenPeriod, type ChosenDays } from './chosenDays.ts';
import type { DayProblems } from './dayProblems.ts';

interface DayFieldsProps {
  range: ChosenDays;
  onChange: (range: ChosenDays) => void;
  labels: { from: string; to: string };
  /** The error of each field. */
  problems: DayProblems;
  required?: boolean;
  /** Below each other, if there is no room for both side by side. */
  isNarrow?: boolean;
  /** For days of what has already happened. */
  isPast?: boolean;
}

/** First and last day, typed or picked, with the common ranges one press away. */
export function DayFields(props: DayFieldsProps) {
  const { range, onChange, labels, problems, required = false, isNarrow = false, isPast } = props;
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: isNarrow ? '1fr' : '1fr 1fr' },
          gap: 2,
        }}
      >
        <PickerTexts>
          {(['from', 'to'] as const).map((end) => (
            <DayInput
              key={end}
              label={labels[end]}
              value={range[end]}
              required={required}
              error={problems[end] && translate(`lists.days.${problems[end]}`)}
              onChange={(day) => onChange({ ...range, [end]: day, period: null })}
            />
          ))}
        </PickerTexts>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {(isPast ? PAST_PERIODS : PERIODS).map((period) => {
          const isChosen = range.period === period;
          return (
            <Chip
              key={period}
              size="small"
              label={translate(`lists.periods.${period}`)}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              aria-pressed={isChosen}
              sx={{ minHeight: { xs: 44, sm: 28 } }}
              onClick={() => onChange(chosenPeriod(period))}
            />
          );
        })}
      </Box>
    </Box>
  );
}
