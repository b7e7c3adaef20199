import type { ErrorMessages } from '../failureTexts.ts';
import { tripFailures } from './tripFailures.ts';
import { validation } from './validation.ts';

export const failures: ErrorMessages = {
  errors: {
    VALIDATION_FAILED: {
      title: 'Please check what you entered',
      message: 'Some values cannot be accepted. Correct the marked fields and try again.',
    },
    UNKNOWN_PARAMETER: {
      title: 'Unknown parameter',
      message: 'The request has a parameter that is not known here. Remove it.',
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
      message:
        'Your sign-in does not belong to an active user here. Ask your administrator to invite you.',
    },
    EMAIL_NOT_VERIFIED: {
      title: 'E-mail not verified',
      message:
        'Your sign-in does not say that your e-mail address has been verified. Verify it where you sign in, or ask your administrator for help.',
    },
    FORBIDDEN: {
      title: 'Not allowed',
      message: 'Your role does not allow this. Ask your administrator if you need it.',
    },
    KEY_NOT_ALLOWED: {
      title: 'Not allowed for this key',
      message:
        'The API key does not allow this call, or not from this address. What it allows is on the page “API keys”.',
    },
    NOT_FOUND: {
      title: 'Not found',
      message: 'This does not exist, or no longer exists. Go back and reload the list.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Not possible here',
      message: 'This address does not accept this kind of request. Use another method.',
    },
    CONFLICT: {
      title: 'Changed in the meantime',
      message: 'Somebody else changed this at the same time. Reload the page and try again.',
    },
    ALREADY_EXISTS: {
      title: 'Already exists',
      message: 'There is already an entry with these values. Use that one, or change the values.',
    },
    'USER-SERVICE-01': {
      title: 'Already exists',
      message: 'The account, its number and its admin already exist. Nothing was changed.',
    },
    CHANGED_SINCE: {
      title: 'Changed since then',
      message:
        'This has been changed since then, so it was left as it is. Open it to see its history.',
    },
    STILL_IN_USE: {
      title: 'Still in use',
      message: 'Something else depends on this. Move or remove that first, then delete it again.',
    },
    DEFAULT_GROUP_CANNOT_BE_DELETED: {
      title: 'Default group',
      message: 'Every account keeps its default group. Delete another group or rename this one.',
    },
    ACCOUNT_OWES: {
      title: 'Not settled yet',
      message:
        '%{name} has an outstanding balance. Unpaid invoices: %{invoices}. Trips not yet invoiced: %{trips}. Deactivate the account so that nothing more is booked, and delete it when everything is invoiced and paid.',
    },
    IS_CREDIT_NOTE: {
      title: 'Credit note',
      message: 'A credit note can be neither paid nor credited. Open the invoice that it corrects.',
    },
    NOTHING_LEFT_TO_CREDIT: {
      title: 'Already credited',
      message: 'The whole price of this trip has already been credited.',
    },
    CANNOT_LOCK_YOURSELF_OUT: {
      title: 'Your own access',
      message:
        'You cannot take away your own access. Ask another admin or a fleet manager to do it.',
    },
    LAST_ADMIN: {
      title: 'Nobody would be left',
      message:
        '%{accounts} would be left without anybody who can sign in. Give somebody else access first.',
    },
    USER_OF_OTHER_ACCOUNTS: {
      title: 'Also works for others',
      message:
        'This person also signs in for accounts that you do not administer, so only they themselves or a fleet manager can change the e-mail.',
    },
    ACCOUNT_INACTIVE: {
      title: 'Account inactive',
      message:
        'No trips can be booked for %{name}, because the account is inactive. Only the taxi company can activate it.',
    },
    PASSENGER_INACTIVE: {
      title: 'Inactive',
      message:
        'No trips can be booked for %{name}, who is inactive. Activate them under People first.',
    },
    USER_INACTIVE: {
      title: 'Inactive',
      message: '%{name} is inactive and cannot sign in. Make them active first.',
    },
    INVITED_JUST_NOW: {
      title: 'Invited a moment ago',
      message:
        '%{name} was invited less than %{minutes} minutes ago. Give the e-mail time to arrive, then try again.',
    },
    FRESH_SIGN_IN_REQUIRED: {
      title: 'Sign in again',
      message:
        'For this change you must have signed in within the last five minutes. Sign in again, then repeat it.',
    },
    EMAIL_CHANGE_PENDING: {
      title: 'E-mail already being changed',
      message:
        'This e-mail is already being changed. Take that change back first, or wait until it has taken effect.',
    },
    EMAIL_CHANGE_STOPPED: {
      title: 'Change was stopped',
      message:
        'A change of this e-mail was stopped from the present address. No other can be requested for a day.',
    },
    MAILS_STOPPED: {
      title: 'No e-mails wanted',
      message:
        '%{name} has stopped e-mails about trips with the link in one of them. Only they can start them again.',
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
      message: 'The same request is still being processed. Wait a moment and send it again.',
    },
    PAYLOAD_TOO_LARGE: {
      title: 'Too much at once',
      message: 'What you sent is too large. Split it into smaller parts.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Too many requests',
      message: 'Wait a little, then try again.',
    },
    ...tripFailures,
    NO_CONTACT: {
      title: 'No e-mail address',
      message: 'The taxi company has not given an e-mail address. Call it instead.',
    },
    DISPATCH_SIGNATURE_INVALID: {
      title: 'Signature not valid',
      message: 'The message is not signed with the shared secret. Check the secret and the clock.',
    },
    TICKET_NOT_VALID: {
      title: 'Link used or expired',
      message:
        'This download link works only once, and only for a minute. Start the download again.',
    },
    PAYMENT_SIGNATURE_INVALID: {
      title: 'Signature not valid',
      message: 'The event is not signed with the webhook secret. Check STRIPE_WEBHOOK_SECRET.',
    },
    OUTSIDE_SERVICE_UNAVAILABLE: {
      title: 'Service not reachable',
      message: 'A service that this depends on is not answering. Try again in a few minutes.',
    },
    DATABASE_UNAVAILABLE: {
      title: 'Not available just now',
      message: 'The server cannot use its database at the moment. Try again in a few seconds.',
    },
    SERVER_BUSY: {
      title: 'Very busy just now',
      message:
        'The server has too much to do at the moment, so nothing was changed. Try again in a few seconds.',
    },
    INTERNAL: {
      title: 'Something went wrong',
      message:
        'This is our fault. Try again, and tell support the request number if it keeps happening.',
    },
  },
  ofRows: {
    NOT_FOUND:
      'This no longer exists, because it was deleted in the meantime. There is nothing left to do here.',
  },
  validation,
};
