import { TOUCH_TARGET } from './phoneTarget.ts';

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** Heights and distances in CSS pixels, lines included, that follow the density. */
export interface Sizes {
  /** The rows and head of a table: eighteen rows fit on a screen of 900 pixels. */
  row: number;
  head: number;
  /** Inputs and selects. */
  input: number;
  /** A line of a list to choose from, and of a menu. */
  option: number;
  menuItem: number;
  button: number;
  smallButton: number;
  tab: number;
  /** Padding of a checkbox. */
  checkbox: number;
  /** A dialog's distance from its edges. */
  dialog: number;
  /** The theme's unit of distance. */
  spacing: number;
}

/** With both densities, targets stay as large as a fingertip on phones and touch screens. */
export const SIZES: Readonly<Record<Density, Sizes>> = {
  comfortable: {
    row: 36,
    head: 32,
    input: TOUCH_TARGET,
    option: 40,
    menuItem: 36,
    button: 40,
    smallButton: 32,
    tab: 44,
    checkbox: 8,
    dialog: 24,
    spacing: 8,
  },
  compact: {
    row: 28,
    head: 26,
    input: 34,
    option: 32,
    menuItem: 30,
    button: 32,
    smallButton: 28,
    tab: 36,
    checkbox: 4,
    dialog: 18,
    spacing: 6,
  },
};

/** The density kept on the device, or the default. */
export const densityOf = (kept: unknown): Density =>
  DENSITIES.find((density) => density === kept) ?? 'comfortable';

declare module '@mui/material/styles' {
  interface Theme {
    sizes: Sizes;
  }
  interface ThemeOptions {
    sizes?: Sizes;
  }
}
