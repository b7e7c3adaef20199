import { numberFormat } from '../../../contract/core/keptFormats.ts';
import { inUnit } from '../../../contract/core/distance.ts';
import { minorPerMajor } from '../../../contract/core/format.ts';
import type { Measure } from '../../../contract/figures/figures.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { useFormats } from '../../i18n/useFormats.ts';

const MONEY: ReadonlySet<Measure> = new Set(['spend', 'averageFare', 'waiting']);
export const isMoney = (measure: Measure): boolean => MONEY.has(measure);

/** Measures whose parts add up to the whole. */
export const isSum = (measure: Measure): boolean =>
  !['averageFare', 'onTimeShare', 'leadMinutes'].includes(measure);

/** Writes a measure in the reader's language; a dash where there is no value. */
export function useMeasureText(measure: Measure, currency: string | null) {
  const { locale, money, distance, duration } = useFormats();
  return (value: number | null): string => {
    if (value === null) return '–';
    if (isMoney(measure)) return money(value, currency ?? undefined);
    if (measure === 'distanceMeters') return distance(value);
    if (measure === 'leadMinutes') return duration(Math.round(value));
    return numberFormat(
      locale,
      measure === 'onTimeShare' ? { style: 'percent', maximumFractionDigits: 1 } : {},
    ).format(value);
  };
}
/** The same in as little room as a cell or an axis has: money without its cents, times in hours. */
export function useShortMeasureText(measure: Measure, currency: string | null) {
  const { locale } = useFormats();
  const short: Intl.NumberFormatOptions = { notation: 'compact', maximumSignificantDigits: 2 };
  return (value: number | null): string => {
    if (value === null) return '–';
    if (isMoney(measure))
      return numberFormat(locale, short).format(currency ? value / minorPerMajor(currency) : value);
    if (measure === 'distanceMeters')
      return numberFormat(locale, short).format(inUnit(value, pageConfig().distanceUnit));
    if (measure === 'leadMinutes')
      return numberFormat(locale, {
        style: 'unit',
        unit: 'hour',
        unitDisplay: 'narrow',
        maximumSignificantDigits: 2,
      }).format(value / 60);
    return numberFormat(locale, measure === 'onTimeShare' ? { style: 'percent' } : short).format(
      value,
    );
  };
}
export type MeasureText = ReturnType<typeof useMeasureText>;

/** Writes a change: `+12%`; a dash where there is none. */
export function useChangeText() {
  const { locale } = useFormats();
  const format = numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return (change: number | null): string => (change === null ? '–' : format.format(change));
}
