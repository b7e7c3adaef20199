/** Every `code` that a problem answer can carry. Clients branch on these, never on texts. */
export const ERROR_CODES = [
  'VALIDATION_FAILED',
  'UNKNOWN_PARAMETER',
  'MALFORMED_BODY',
  'NOT_SIGNED_IN',
  'NO_ACCESS_TO_CHANNEL',
  'EMAIL_NOT_VERIFIED',
  'FORBIDDEN',
  'KEY_NOT_ALLOWED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'ALREADY_EXISTS',
  'USER-SERVICE-01',
  'CHANGED_SINCE',
  'STILL_IN_USE',
  'DEFAULT_GROUP_CANNOT_BE_DELETED',
  'ACCOUNT_OWES',
  'IS_CREDIT_NOTE',
  'NOTHING_LEFT_TO_CREDIT',
  'CANNOT_LOCK_YOURSELF_OUT',
  'LAST_ADMIN',
  'USER_OF_OTHER_ACCOUNTS',
  'ACCOUNT_INACTIVE',
  'PASSENGER_INACTIVE',
  'USER_INACTIVE',
  'INVITED_JUST_NOW',
  'FRESH_SIGN_IN_REQUIRED',
  'EMAIL_CHANGE_PENDING',
  'EMAIL_CHANGE_STOPPED',
  'MAILS_STOPPED',
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_IN_FLIGHT',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'BOOKING_NOT_CONFIRMABLE',
  'BOOKING_EXPIRED',
  'BOOKING_ABANDONED',
  'BOOKING_NOT_CANCELLABLE',
  'BOOKING_NOT_CHANGEABLE',
  'BOOKING_CHANGE_EXPIRED',
  'DUPLICATE_BOOKING_NOT_ACKNOWLEDGED',
  'NOT_ALLOWED_BY_POLICY',
  'PAYMENT_DECLINED',
  'PAYMENT_NOT_CONFIRMED',
  'OFFER_NOT_AVAILABLE',
  'FARE_NOT_AVAILABLE',
  'TRIP_TOO_LONG',
  'FARE_CHANGED',
  'RECEIPT_NOT_AVAILABLE',
  'TRACKING_ENDED',
  'NO_CONTACT',
  'DISPATCH_SIGNATURE_INVALID',
  'TICKET_NOT_VALID',
  'PAYMENT_SIGNATURE_INVALID',
  'OUTSIDE_SERVICE_UNAVAILABLE',
  'SERVER_BUSY',
  'DATABASE_UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Why one field was refused. Each has a text under `validation.` in every language. */
export const FIELD_ERROR_CODES = [
  'required',
  'type',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooBig',
  'tooFew',
  'tooMany',
  'email',
  'phone',
  'phoneExtension',
  'phoneProposed',
  'callingCode',
  'choice',
  'language',
  'number',
  'wholeNumber',
  'date',
  'dateTime',
  'timeInPast',
  'tooFarAhead',
  'cardTooFarAhead',
  'cardOfGroups',
  'samePlace',
  'notEnoughSeats',
  'endBeforeStart',
  'slotsOverlap',
  'ruleTwice',
  'invalidGroupName',
  'personName',
  'plainText',
  'unreadable',
  'reference',
  'unique',
  'takenMeanwhile',
  'deletedToo',
  'alreadyAdded',
  'fleetTwice',
  'feeWithoutTime',
  'groupOrCode',
  'dispatchAccount',
  'simulatedAccount',
  'inactive',
  'twice',
  'ofAnother',
  'hasAnother',
  'digitsLost',
  'spreadsheetError',
  'sameGuest',
  'dayText',
  'clockText',
  'placeUnsure',
  'placeUnknown',
  'personUnknown',
  'severalPeople',
  'sameLine',
  'sameTrip',
  'changedSince',
  'readOnly',
  'notAllowed',
  'unknown',
  'unknownSort',
  'unknownFilter',
  'networks',
  'webAddress',
  'coordinates',
  'uuid',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

export interface FieldError {
  code: FieldErrorCode;
  /** Values for the text's placeholders, such as `min`. */
  params?: Record<string, string | number>;
}

/** Field path (`passengerInfo.passengerId`) → why it was refused. */
export type FieldErrors = Record<string, FieldError>;

/** RFC 9457 problem details, as every failed call answers. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  /** Short heading in the caller's language. */
  displayTitle: string;
  /** What happened and what to do about it, in the caller's language. */
  displayMessage: string;
  requestId: string;
  /** Facts that belong to the code, such as the `bookingId` of the booking that is in the way. */
  params?: Record<string, string | number>;
  errors?: Record<string, FieldError & { message: string }>;
}

/** Thrown by rules and services; the HTTP layer turns it into a Problem. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly params: Record<string, string | number>;
  /** Whether it is known that the row of a NOT_FOUND was there, and has been deleted. */
  readonly wasDeleted: boolean;

  constructor(
    code: ErrorCode,
    options: {
      errors?: FieldErrors;
      params?: Record<string, string | number>;
      wasDeleted?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.errors = options.errors;
    this.params = options.params ?? {};
    this.wasDeleted = options.wasDeleted ?? false;
  }
}
