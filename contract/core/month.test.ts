import { expect, it } from 'vitest';
import { monthsUntil } from './month.ts';

it('the last months begin with that of the day, and go back beyond its year', () => {
  expect(monthsUntil('2026-02-28', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});
