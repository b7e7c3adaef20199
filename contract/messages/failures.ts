import type { ErrorCode, FieldError, FieldErrors } from '../core/errors.ts';
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
 * Why one row of many was refused: the errors of its fields say more than the general code.
 * @example rowErrorText('en', { code: 'NOT_FOUND' }) // 'This no longer exists, because …'
 */
export function rowErrorText(
  language: Language,
  { code, params, errors }: { code: ErrorCode; params?: Params; errors?: FieldErrors },
): string {
  const fields = Object.values(errors ?? {});
  if (fields.length > 0) return fields.map((error) => fieldErrorText(language, error)).join(' ');
  const ofRow = messages[language].failures.ofRows[code];
  return ofRow ? fillIn(ofRow, params) : errorTexts(language, code, params).message;
}

/**
 * Why a field was refused.
 * @example fieldErrorText('en', { code: 'tooShort', params: { min: 2 } }) // 'At least 2 characters'
 */
export function fieldErrorText(language: Language, error: FieldError): string {
  return fillIn(messages[language].failures.validation[error.code], error.params);
}
