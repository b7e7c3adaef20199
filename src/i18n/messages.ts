import type { deDE as core } from '@mui/material/locale';
import type { deDE as pickers } from '@mui/x-date-pickers/locales';
import type { TranslationMessages } from 'ra-core';

/**
 * The shape a translation must have: every key of the English texts, each a string. The areas of
 * other languages are typed with it, so that a missing or superfluous key is a type error.
 * @example export const trips: Messages<typeof english> = { … }
 */
export type Messages<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Messages<T[K]>;
};

/** react-admin's own texts. */
export type ReactAdminTexts = TranslationMessages['ra'];

/** Everything that the console says in one language. */
export interface LanguageTexts {
  /** As react-admin looks them up. */
  texts: { ra: ReactAdminTexts };
  /** What MUI's components say by themselves. */
  core: typeof core;
  /** What its date pickers say by themselves. */
  pickers: typeof pickers;
}
