import type { z } from 'zod';
import {
  FIELD_ERROR_CODES,
  type FieldError,
  type FieldErrorCode,
  type FieldErrors,
} from './errors.ts';
import { isMissing } from './isMissing.ts';

type Issue = z.core.$ZodIssue;

const isFieldErrorCode = (value: unknown): value is FieldErrorCode =>
  FIELD_ERROR_CODES.some((code) => code === value);

/** A schema's own rule names its code as the message: `.refine(ok, { error: 'personName' })`. */
function fieldError(issue: Issue): FieldError {
  if (isFieldErrorCode(issue.message))
    return issue.code === 'invalid_value'
      ? { code: issue.message, params: { values: issue.values.join(', ') } }
      : { code: issue.message };
  switch (issue.code) {
    case 'invalid_type':
      return { code: isMissing(issue.input) ? 'required' : 'type' };
    case 'too_small': {
      const min = Number(issue.minimum);
      if (issue.origin === 'string')
        return min <= 1 ? { code: 'required' } : { code: 'tooShort', params: { min } };
      return { code: issue.origin === 'array' ? 'tooFew' : 'tooSmall', params: { min } };
    }
    case 'too_big': {
      const max = Number(issue.maximum);
      if (issue.origin === 'string') return { code: 'tooLong', params: { max } };
      return { code: issue.origin === 'array' ? 'tooMany' : 'tooBig', params: { max } };
    }
    case 'invalid_format':
      if (issue.format === 'email') return { code: 'email' };
      if (issue.format === 'uuid') return { code: 'uuid' };
      return { code: issue.format === 'datetime' ? 'dateTime' : 'type' };
    case 'invalid_value':
      return { code: 'choice' };
    default:
      return { code: 'type' };
  }
}

/**
 * The first problem of each field, by dotted path. Unknown keys are named one by one.
 * Parse with `{ reportInput: true }`, so that a missing value can be told from one of a wrong type.
 */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[[...issue.path, key].join('.')] ??= { code: 'unknown' };
      continue;
    }
    errors[issue.path.join('.')] ??= fieldError(issue);
  }
  return errors;
}

/** A parsed value, or why each field was refused. */
export type Validated<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Parses without throwing; the errors are ready for a Problem or a form. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): Validated<z.output<S>> {
  const result = schema.safeParse(input, { reportInput: true });
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, errors: fieldErrors(result.error) };
}
