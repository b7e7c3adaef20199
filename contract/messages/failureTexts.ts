import type { ErrorCode, FieldErrorCode } from '../core/errors.ts';

export interface ErrorText {
  /** Short heading. */
  title: string;
  /** What happened and what to do about it. */
  message: string;
}

/** Texts of failures, shared by server and console. Placeholders are polyglot's: `%{min}`. */
export interface ErrorMessages {
  errors: Record<ErrorCode, ErrorText>;
  validation: Record<FieldErrorCode, string>;
}
