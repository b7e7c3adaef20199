import type { ErrorCode, FieldError } from '../core/errors.ts';
import type { ConsoleLanguage } from '../core/languages.ts';
import { en, type ErrorMessages, type ErrorText } from './en.ts';
import { fillIn } from './fillIn.ts';
import { fr } from './fr.ts';

/** Texts of failures by language; the console adds them to its own. */
export const errorMessages: Record<ConsoleLanguage, ErrorMessages> = { en, fr };

type Params = Record<string, string | number>;

/**
 * Heading and explanation of a failure.
 * @example errorTexts('fr', 'NOT_FOUND').title // 'Introuvable'
 */
export function errorTexts(language: ConsoleLanguage, code: ErrorCode, params?: Params): ErrorText {
  const { title, message } = errorMessages[language].errors[code];
  return { title: fillIn(title, params), message: fillIn(message, params) };
}

/**
 * Why a field was refused.
 * @example fieldErrorText('en', { code: 'tooShort', params: { min: 2 } }) // 'At least 2 characters'
 */
export function fieldErrorText(language: ConsoleLanguage, error: FieldError): string {
  return fillIn(errorMessages[language].validation[error.code], error.params);
}
