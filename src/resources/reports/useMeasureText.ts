import { numberFormat } from '../../../contract/core/keptFormats.ts';
import type { Measure } from '../../../contract/figures/figures.ts';
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
