import type { deDE as core } from '@mui/material/locale';
import type { deDE as pickers } from '@mui/x-date-pickers/locales';
import type { TranslationMessages } from 'ra-core';

/**
 * The type of a translation: every key of the English texts, each with a string. The areas of other
 * languages have this type, so a missing or superfluous key is a type error.
 * @example export const trips: Messages<typeof english> = { … }
 */
export type Messages<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Messages<T[K]>;
};

/** react-admin's own texts. */
export type ReactAdminTexts = TranslationMessages['ra'];

/** The texts of the first list and of the frame around every page, in one language. */
export interface FirstTexts {
  /** In the structure that react-admin expects. */
  texts: { ra: ReactAdminTexts };
  /** The built-in texts of MUI's components. */
  core: typeof core;
}

/** The texts of other pages and of what opens over a page. */
export interface LaterTexts {
  texts: object;
  /** The built-in texts of MUI's date pickers. */
  pickers: typeof pickers;
}

/** All texts of the console in one language. */
export interface LanguageTexts extends FirstTexts, LaterTexts {
  texts: FirstTexts['texts'];
}
