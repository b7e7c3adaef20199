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
  /** What the message says about one row of many, where the general one does not fit. */
  ofRows: Partial<Record<ErrorCode, string>>;
  validation: Record<FieldErrorCode, string>;
}

/** The failures of a trip, from its booking to its receipt, which have a file of their own. */
type TripErrorCode = Extract<
  ErrorCode,
  | `BOOKING_${string}`
  | `PAYMENT_${'DECLINED' | 'NOT_CONFIRMED'}`
  | `${'OFFER' | 'FARE' | 'RECEIPT'}_NOT_AVAILABLE`
  | 'DUPLICATE_BOOKING_NOT_ACKNOWLEDGED'
  | 'FARE_CHANGED'
  | 'TRIP_TOO_LONG'
  | 'NOT_ALLOWED_BY_POLICY'
  | 'TRACKING_ENDED'
>;
export type TripErrorMessages = Record<TripErrorCode, ErrorText>;
