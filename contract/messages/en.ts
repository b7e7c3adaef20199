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

export const en: ErrorMessages = {
  errors: {
    VALIDATION_FAILED: {
      title: 'Please check what you entered',
      message: 'Some values cannot be accepted. Correct the marked fields and try again.',
    },
    UNKNOWN_PARAMETER: {
      title: 'Unknown parameter',
      message: 'The request carries a parameter that this list does not know. Remove it.',
    },
    MALFORMED_BODY: {
      title: 'Unreadable request',
      message: 'The request body must be a JSON object. Check what was sent and try again.',
    },
    NOT_SIGNED_IN: {
      title: 'You are not signed in',
      message: 'Your session has ended. Sign in again to continue.',
    },
    NO_ACCESS_TO_CHANNEL: {
      title: 'No access',
      message: 'Your sign-in has no active user here. Ask your administrator to invite you.',
    },
    FORBIDDEN: {
      title: 'Not allowed',
      message: 'Your role does not allow this. Ask your administrator if you need it.',
    },
    NOT_FOUND: {
      title: 'Not found',
      message: 'It does not exist or is no longer there. Go back and reload the list.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Not possible here',
      message: 'This address does not take that kind of request. Use one that it allows.',
    },
    CONFLICT: {
      title: 'Changed meanwhile',
      message: 'Somebody else changed this at the same time. Reload and try again.',
    },
    ALREADY_EXISTS: {
      title: 'Already there',
      message: 'An entry with these values exists already. Use that one or change the values.',
    },
    STILL_IN_USE: {
      title: 'Still in use',
      message: 'Something else depends on this. Move or remove that first, then delete it again.',
    },
    DEFAULT_GROUP_CANNOT_BE_DELETED: {
      title: 'Default group',
      message: 'Every account keeps its default group. Delete another group or rename this one.',
    },
    IDEMPOTENCY_KEY_REQUIRED: {
      title: 'Idempotency key missing',
      message: 'Send an Idempotency-Key header of 1 to 255 printable characters with this request.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'Idempotency key used before',
      message: 'This Idempotency-Key was sent with another request. Use a new key.',
    },
    IDEMPOTENCY_IN_FLIGHT: {
      title: 'Still working on it',
      message: 'The same request is being handled. Wait a moment and send it again.',
    },
    PAYLOAD_TOO_LARGE: {
      title: 'Too much at once',
      message: 'What was sent is too large. Split it into smaller parts.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Too many requests',
      message: 'Wait a little, then try again.',
    },
    BOOKING_NOT_CONFIRMABLE: {
      title: 'Cannot be confirmed',
      message: 'This booking can no longer be confirmed. Look it up under trips or book again.',
    },
    BOOKING_EXPIRED: {
      title: 'Booking expired',
      message: 'The booking was not confirmed in time and nothing was charged. Book again.',
    },
    BOOKING_ABANDONED: {
      title: 'Booking given up',
      message: 'This booking was given up before it was made. Nothing was charged. Book again.',
    },
    BOOKING_NOT_CANCELLABLE: {
      title: 'Cannot be cancelled',
      message: 'The trip has gone too far to be cancelled here. Call the taxi company.',
    },
    BOOKING_NOT_CHANGEABLE: {
      title: 'Cannot be changed',
      message: 'Only a trip that lies ahead can be changed, and this one has moved on. Reload it.',
    },
    BOOKING_CHANGE_EXPIRED: {
      title: 'Change not confirmed in time',
      message: 'The trip keeps its pickup time. Choose the new time again and confirm it.',
    },
    DUPLICATE_BOOKING_NOT_ACKNOWLEDGED: {
      title: 'Booked twice?',
      message: 'There is a booking like this one already. Confirm that you want another one.',
    },
    PAYMENT_DECLINED: {
      title: 'Card declined',
      message: 'The bank did not agree, and nothing was booked or charged. Pay in another way.',
    },
    PAYMENT_NOT_CONFIRMED: {
      title: 'Payment not confirmed',
      message: 'Your bank has not confirmed the payment yet. Confirm it there, then try again.',
    },
    OFFER_NOT_AVAILABLE: {
      title: 'Vehicle not available',
      message: 'This vehicle is no longer offered for the trip. Choose another one.',
    },
    RECEIPT_NOT_AVAILABLE: {
      title: 'No receipt yet',
      message: 'There is a receipt once the trip is completed and its price is final.',
    },
    TRACKING_ENDED: {
      title: 'This trip is over',
      message: 'The link to follow it no longer works. Ask whoever booked for a receipt.',
    },
    NO_CONTACT: {
      title: 'Nobody to ask by mail',
      message: 'The taxi company has left no e-mail. Call it instead.',
    },
    FARE_NOT_AVAILABLE: {
      title: 'No fare available',
      message: 'No fare can be worked out for this trip. Change the addresses or the vehicle.',
    },
    UNKNOWN_ADDRESS_SOURCE: {
      title: 'Unknown address source',
      message: 'The address comes from a source that is not in use. Search for it again.',
    },
    DISPATCH_SIGNATURE_INVALID: {
      title: 'Signature not valid',
      message: 'The message is not signed with the shared secret. Check secret and clock.',
    },
    TICKET_NOT_VALID: {
      title: 'Link used or expired',
      message: 'This download link works once and for a minute. Start the download again.',
    },
    PAYMENT_SIGNATURE_INVALID: {
      title: 'Signature not valid',
      message: 'The event is not signed with the webhook secret. Check STRIPE_WEBHOOK_SECRET.',
    },
    OUTSIDE_SERVICE_UNAVAILABLE: {
      title: 'Service not reachable',
      message: 'A service that this needs does not answer. Try again in a few minutes.',
    },
    SERVER_STOPPING: {
      title: 'Restarting',
      message: 'The server is being restarted and nothing was changed. Try again in a moment.',
    },
    INTERNAL: {
      title: 'Something went wrong',
      message: 'This is our fault. Try again; if it stays, report the request number.',
    },
  },
  validation: {
    required: 'Required',
    type: 'This is not the kind of value expected here',
    tooShort: 'At least %{min} characters',
    tooLong: 'At most %{max} characters',
    tooSmall: 'At least %{min}',
    tooBig: 'At most %{max}',
    tooFew: 'At least %{min} entries',
    tooMany: 'At most %{max} entries',
    email: 'Must be an e-mail address, such as name@example.com',
    phone: 'Must be a valid phone number with its country code, such as +447911123456',
    choice: 'Choose one of the values offered',
    dateTime: 'Invalid date or time',
    timeInPast: 'Time cannot be in the past',
    tooFarAhead: 'Too far ahead; choose an earlier time',
    cardTooFarAhead:
      'A card can be used up to %{days} days ahead. Pay in another way or choose an earlier time',
    invalidGroupName: 'Only letters, digits, hyphens, spaces and apostrophes',
    personName: 'Only letters, digits, spaces, hyphens, apostrophes and full stops',
    guestName: 'Only letters, digits and spaces',
    reference: 'Not found; choose another one',
    unique: 'Already taken; choose another value',
    readOnly: 'Cannot be changed',
    notAllowed: 'You may not change this',
    unknown: 'Unknown field; leave it out',
    unknownSort: 'Cannot be sorted by this; use one of: %{known}',
    unknownFilter: 'Unknown parameter; use one of: %{known}',
    coordinates: 'Choose an address from the suggestions',
    uuid: 'Must be an id as the server gave it',
  },
};
