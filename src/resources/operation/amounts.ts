import { numberFormat } from '../../../contract/core/keptFormats.ts';

const STEPS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** Seconds in the largest unit that has at least two of them: `90 sec`, `3 min`. */
export function durationText(seconds: number, locale: string): string {
  const [size, unit] = STEPS.find(([size]) => seconds >= 2 * size) ?? STEPS.at(-1)!;
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.round(seconds / size),
  );
}

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes in the largest unit that has at least one, with three digits. */
export function sizeText(bytes: number, locale: string): string {
  const power = Math.min(SIZES.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return numberFormat(locale, {
    style: 'unit',
    unit: SIZES[power]!,
    unitDisplay: 'short',
    maximumSignificantDigits: 3,
  }).format(bytes / 1000 ** power);
}

/** Milliseconds, from a second on as seconds. */
export function latencyText(ms: number, locale: string): string {
  const [value, unit] =
    ms < 1000 ? ([ms, 'millisecond'] as const) : ([ms / 1000, 'second'] as const);
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumSignificantDigits: 2,
  }).format(value);
}
