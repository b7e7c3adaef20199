import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayProblems } from '../../../../contract/booking/dayRange.ts';
import {
  daysOfFilters,
  filtersOfDays,
  type ChosenDays,
  type DayFilters,
} from '../../../dates/chosenDays.ts';
import { shownDayProblems } from '../../../dates/dayProblems.ts';
import { DayFields } from '../../../dates/fields.ts';
import { EditorForm } from './EditorForm.tsx';

interface DaysEditorProps {
  value: DayFilters;
  onChange: (value: DayFilters) => void;
  onClose: () => void;
  isPast?: boolean | undefined;
}

/** The first and the last day, or a named period, which applies immediately. */
export function DaysEditor({ value, onChange, onClose, isPast = false }: DaysEditorProps) {
  const translate = useTranslate();
  const [days, setDays] = useState(() => daysOfFilters(value));
  const [isTried, setTried] = useState(false);
  const problems = dayProblems(days);
  const change = (next: ChosenDays): void => {
    setDays(next);
    if (!next.period) return;
    onChange(filtersOfDays(next));
    onClose();
  };
  const apply = (): boolean => {
    setTried(true);
    if (Object.keys(problems).length > 0) return false;
    onChange(filtersOfDays(days));
    return true;
  };
  return (
    <EditorForm onApply={apply} onClose={onClose}>
      <DayFields
        isNarrow
        isPast={isPast}
        range={days}
        onChange={change}
        labels={{ from: translate('lists.filters.from'), to: translate('lists.filters.to') }}
        problems={shownDayProblems(problems, isTried)}
      />
    </EditorForm>
  );
}
