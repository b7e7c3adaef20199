import { useTranslate } from 'react-admin';
import type { DayFilters } from '../../../dates/chosenDays.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { pageConfig } from '../../../shell/pageConfig.ts';
import { DaysEditor, OptionPicker, RangeEditor, TextEditor } from './editors.ts';
import type { ListFilter } from './listFilter.ts';
import type { Option } from './OptionPicker.tsx';
import type { Range } from './RangeEditor.tsx';

interface Kind<T> {
  key: string;
  label: string;
  value: T;
  onChange: (value: T) => void;
}

interface RangeKind extends Kind<Range> {
  unit?: string | undefined;
  /** The least number that makes sense; none if it is left out. */
  least?: number | undefined;
  /** A number as its chip shows it. */
  show: (value: number) => string;
}

interface DaysKind extends Kind<DayFilters> {
  /** Whether the days are of what has already happened. */
  isPast?: boolean;
}

interface OptionsKind extends Kind<readonly string[]> {
  options: readonly Option[];
  isSingle?: boolean;
  isLoading?: boolean;
}

/** A list's filters by the kind of value they take, each with its words and its editor. */
export function useFilterKinds() {
  const translate = useTranslate();
  const formats = useFormats();
  const say = (name: string, values: Record<string, string>) =>
    translate(`lists.filters.${name}`, values);

  const daysText = ({ period, from, to }: DayFilters): string | null => {
    if (period) return translate(`lists.periods.${period}`);
    const { timeZone } = pageConfig();
    const first = from ? formats.date(from, timeZone) : '';
    // The end is the first moment after the last day.
    const last = to ? formats.date(new Date(Date.parse(to) - 1).toISOString(), timeZone) : '';
    if (first && last) return first === last ? first : say('between', { from: first, to: last });
    if (first) return say('since', { from: first });
    return last ? say('until', { to: last }) : null;
  };

  return {
    days: ({ key, label, value, onChange, isPast }: DaysKind): ListFilter => ({
      key,
      label,
      text: daysText(value),
      clear: () => onChange({}),
      editor: (close) => (
        <DaysEditor value={value} onChange={onChange} onClose={close} isPast={isPast} />
      ),
    }),

    range: ({ key, label, value, onChange, unit, least: limit, show }: RangeKind): ListFilter => {
      const { from, to } = value;
      const least = from === null ? null : show(from);
      const most = to === null ? null : show(to);
      return {
        key,
        label,
        text:
          least && most
            ? say('between', { from: least, to: most })
            : (least && `≥ ${least}`) || (most && `≤ ${most}`),
        clear: () => onChange({ from: null, to: null }),
        editor: (close) => (
          <RangeEditor
            value={value}
            onChange={onChange}
            onClose={close}
            unit={unit}
            least={limit === undefined ? undefined : { number: limit, text: show(limit) }}
          />
        ),
      };
    },

    text: ({ key, label, value, onChange }: Kind<string>): ListFilter => ({
      key,
      label,
      text: value === '' ? null : say('contains', { text: value }),
      clear: () => onChange(''),
      editor: (close) => (
        <TextEditor label={label} value={value} onChange={onChange} onClose={close} />
      ),
    }),

    options: ({ key, label, value, onChange, ...picker }: OptionsKind): ListFilter => ({
      key,
      label,
      text:
        value.length === 0
          ? null
          : value
              .map((one) => picker.options.find((option) => option.value === one)?.label ?? one)
              .join(', '),
      clear: () => onChange([]),
      editor: (close) => (
        <OptionPicker label={label} value={value} onChange={onChange} onClose={close} {...picker} />
      ),
    }),
  };
}
