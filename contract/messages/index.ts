import type { ErrorCode, FieldError } from '../core/errors.ts';
import type { Language } from '../core/languages.ts';
import { de } from './de.ts';
import { en, type ErrorMessages, type ErrorText } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fillIn } from './fillIn.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';

/** Texts of failures by language. The console loads those of its own languages, each from its file. */
export const errorMessages: Record<Language, ErrorMessages> = {
  en,
  de,
  es,
  fr,
  it,
  hu,
  nl,
  pt,
  fi,
  sv,
};

type Params = Record<string, string | number>;

/**
 * Heading and explanation of a failure.
 * @example errorTexts('fr', 'NOT_FOUND').title // 'Introuvable'
 */
export function errorTexts(language: Language, code: ErrorCode, params?: Params): ErrorText {
  const { title, message } = errorMessages[language].errors[code];
  return { title: fillIn(title, params), message: fillIn(message, params) };
}

/**
 * Why a field was refused.
 * @example fieldErrorText('en', { code: 'tooShort', params: { min: 2 } }) // 'At least 2 characters'
 */
export function fieldErrorText(language: Language, error: FieldError): string {
  return fillIn(errorMessages[language].validation[error.code], error.params);
}
