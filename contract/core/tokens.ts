import type { PageConfig } from './channel.ts';
import { mix, readable, readableOn } from './colours.ts';

export type Mode = 'light' | 'dark';

/** The typeface of every page, of the console and of the server; its files come with the built console. */
export const TYPEFACE =
  "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** The console's colours in one mode. Neutrals are ours, `brand` and `accent` the channel's. */
export interface Tokens {
  mode: Mode;
  /** Behind everything. */
  canvas: string;
  /** Cards, tables, bars. */
  surface: string;
  /** Hovered rows, quiet fills. */
  subtle: string;
  border: string;
  borderStrong: string;
  text: string;
  textMuted: string;
  /** Fill of the main button; the channel's primary as it is. */
  brand: string;
  onBrand: string;
  brandHover: string;
  /** The primary for texts, icons and outlines: readable on `surface`. */
  accent: string;
  /** A wash of the primary, for what is selected. */
  accentSoft: string;
  secondary: string;
  danger: string;
  warning: string;
  success: string;
  info: string;
}

const NEUTRALS = {
  light: {
    canvas: '#f7f8f9',
    surface: '#ffffff',
    subtle: '#f2f4f5',
    border: '#e4e7ea',
    borderStrong: '#cdd2d7',
    text: '#14181d',
    textMuted: '#59636e',
    danger: '#c02b2b',
    warning: '#96590a',
    success: '#1a7f4b',
    info: '#1d63b8',
  },
  dark: {
    canvas: '#0e1113',
    surface: '#15191c',
    subtle: '#1c2125',
    border: '#282e33',
    borderStrong: '#3c444b',
    text: '#eceff1',
    textMuted: '#9ca6af',
    danger: '#f07f7f',
    warning: '#e3ac5b',
    success: '#5cc48f',
    info: '#7db4f2',
  },
} as const;

/** Colours of a channel in one mode, every text among them at 4.5:1 or better on its background. */
export function tokensOf(colours: PageConfig['colorScheme'], mode: Mode): Tokens {
  const neutrals = NEUTRALS[mode];
  const { primary, secondary } = colours;
  const accentSoft = mix(neutrals.surface, primary, mode === 'light' ? 0.09 : 0.22);
  return {
    mode,
    ...neutrals,
    brand: primary,
    onBrand: readableOn(primary),
    // Away from the text's colour, so that the label keeps its contrast.
    brandHover: mix(primary, readableOn(primary) === '#ffffff' ? '#000000' : '#ffffff', 0.12),
    accent: readable(readable(primary, neutrals.surface), accentSoft),
    accentSoft,
    secondary: readable(secondary, neutrals.surface),
  };
}
