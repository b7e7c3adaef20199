import { expect, it, vi } from 'vitest';
import { formatDateTime, formatMoney } from './format.ts';
import { dateTimeFormat } from './keptFormats.ts';

it('makes a format once, however many values are written in it', () => {
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const written = Array.from({ length: 50 }, (_, n) => [
    formatDateTime(`2026-11-20T14:05:${n + 10 > 59 ? 59 : n + 10}Z`, 'sv', 'Asia/Kathmandu'),
    formatMoney(n * 100, 'SEK', 'sv'),
  ]);
  expect(new Set(written.map(([date]) => date))).toEqual(new Set(['20 november 2026, 19:50']));
  expect(written[12]?.[1]?.replaceAll(/\s/g, ' ')).toBe('12,00 kr');
  // One for the date and one for the time of day.
  expect(dates.mock.calls.length).toBeLessThanOrEqual(2);
  expect(numbers).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

it('tells formats apart by each of their options', () => {
  const day = new Date('2026-11-20T23:30:00Z');
  const inZone = (timeZone: string) =>
    dateTimeFormat('en-GB', { day: 'numeric', timeZone }).format(day);
  expect([inZone('UTC'), inZone('Europe/Paris'), inZone('UTC')]).toEqual(['20', '21', '20']);
});
