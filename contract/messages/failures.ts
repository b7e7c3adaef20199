import type { ErrorCode, FieldError } from '../core/errors.ts';
import type { Language } from '../core/languages.ts';
import { fillIn } from './fillIn.ts';
import { messages } from './messages.ts';
import type { ErrorText } from './failureTexts.ts';

type Params = Record<string, string | number>;

/**
 * Heading and explanation of a failure.
 * @example errorTexts('fr', 'NOT_FOUND').title // 'Introuvable'
 */
export function errorTexts(language: Language, code: ErrorCode, params?: Params): ErrorText {
  const { title, message } = messages[language].failures.errors[code];
  return { title: fillIn(title, params), message: fillIn(message, params) };
}

/**
 * Why a field was refused.
 * @example fieldErrorText('en', { code: 'tooShort', params: { min: 2 } }) // 'At least 2 characters'
 */
export function fieldErrorText(language: Language, error: FieldError): string {
  return fillIn(messages[language].failures.validation[error.code], error.params);
}
