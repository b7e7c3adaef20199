import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayProblems } from '../../../contract/booking/dayRange.ts';
import type { DayRange } from '../../../contract/core/period.ts';
import { LONGEST_REPORT_DAYS } from '../../../contract/figures/figures.ts';
import { dayCount, type Days } from '../../../contract/figures/reportPeriod.ts';
import { DayInput } from '../../dates/DayInput.tsx';
import { PickerTexts } from '../../dates/PickerTexts.tsx';

interface ReportDaysProps {
  days: Days;
  tooLong: string;
  onChange: (days: Days) => void;
}

/** First and last day of a report. What is not a period yet stays in the fields, with the reason. */
export function ReportDays({ days, tooLong, onChange }: ReportDaysProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<{ of: Days; range: DayRange }>({ of: days, range: days });
  // Other days came from the address.
  const isSame = typed.of.from === days.from && typed.of.to === days.to;
  const range: DayRange = isSame ? typed.range : days;
  const problems = dayProblems(range, { required: true });
  const isRight = (one: DayRange): one is Days =>
    Object.keys(dayProblems(one, { required: true })).length === 0;
  const isTooLong = isRight(range) && dayCount(range) > LONGEST_REPORT_DAYS;
  const take = (changed: DayRange) => {
    setTyped({ of: days, range: changed });
    if (isRight(changed) && dayCount(changed) <= LONGEST_REPORT_DAYS) onChange(changed);
  };
  return (
    <PickerTexts>
      {(['from', 'to'] as const).map((end) => (
        <DayInput
          key={end}
          required
          label={translate(`downloads.${end}`)}
          value={range[end]}
          error={
            problems[end]
              ? translate(`lists.days.${problems[end]}`)
              : isTooLong && end === 'to' && tooLong
          }
          onChange={(day) => take({ ...range, [end]: day })}
        />
      ))}
    </PickerTexts>
  );
}
