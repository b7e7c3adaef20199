import { createTheme } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { consoleTheme } from './consoleTheme.ts';
import { DENSITIES, densityOf, SIZES } from './density.ts';

/** The smallest target that a pointer reliably hits. */
const SMALLEST = 24;
const COLOURS = { primary: '#1b7f4b', secondary: '#5f6b7a' };

it('makes everything lower when compact, but nothing too low to be pressed', () => {
  const { comfortable, compact } = SIZES;
  for (const name of Object.keys(compact) as (keyof typeof compact)[])
    expect(compact[name]).toBeLessThan(comfortable[name]);
  const { row, head, input, option, menuItem, button, smallButton, tab } = compact;
  expect(
    Math.min(row, head, input, option, menuItem, button, smallButton, tab),
  ).toBeGreaterThanOrEqual(SMALLEST);
});

it('gives the theme its sizes, and reads anything unknown as comfortable', () => {
  for (const density of DENSITIES) {
    const theme = createTheme(consoleTheme(COLOURS, 'light', density));
    expect(theme.sizes).toEqual(SIZES[density]);
    expect(theme.spacing(1)).toBe(`${SIZES[density].spacing}px`);
  }
  expect([undefined, 'cosy', 1].map(densityOf)).toEqual(Array(3).fill('comfortable'));
});
