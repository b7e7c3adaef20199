import { Box, Chip, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DayRange } from '../../../../contract/booking/dayRange.ts';
import { dateOf, localTime } from '../../../../contract/booking/schedule.ts';
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

interface DayFieldsProps {
  range: DayRange;
  onChange: (range: DayRange) => void;
  labels: { from: string; to: string };
  errors?: { from?: string | undefined; to?: string | undefined };
  required?: boolean;
}

/** First and last day, typed or picked, with the common ranges one press away. */
export function DayFields({ range, onChange, labels, errors, required = false }: DayFieldsProps) {
  const translate = useTranslate();
  const presets = Object.entries(presetsOf(todayThere()));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            margin="none"
            fullWidth
            required={required}
            label={labels[end]}
            value={range[end] ?? ''}
            error={errors?.[end] !== undefined}
            helperText={errors?.[end]}
            onChange={(event) => onChange({ ...range, [end]: event.target.value || null })}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { min: '2000-01-01', max: '2100-12-31' },
            }}
          />
        ))}
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
