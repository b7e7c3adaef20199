import type { ErrorCode, FieldError } from '../core/errors.ts';
import type { Language } from '../core/languages.ts';
import { failures as de } from './de/failures.ts';
import { failures as en } from './en/failures.ts';
import { failures as es } from './es/failures.ts';
import { failures as fi } from './fi/failures.ts';
import { fillIn } from './fillIn.ts';
import { failures as fr } from './fr/failures.ts';
import { failures as hu } from './hu/failures.ts';
import { failures as it } from './it/failures.ts';
import { failures as nl } from './nl/failures.ts';
import { failures as pt } from './pt/failures.ts';
import { failures as sv } from './sv/failures.ts';
import type { ErrorMessages, ErrorText } from './texts.ts';

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
