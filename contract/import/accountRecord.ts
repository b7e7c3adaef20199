import { z } from 'zod';
import { schemaOf } from '../core/fieldSchemas.ts';
import { type Field, NAME_MAX_LENGTH } from '../core/fields.ts';
import { emailSchema } from '../core/textSchemas.ts';
import { corporations } from '../resources/corporations.ts';
import { fleetAccounts } from '../resources/fleetAccounts.ts';
import { lineNumberSchema } from './calls.ts';
import { isSpreadsheetError } from './spreadsheetError.ts';

/** A cell of a text that any other rule would accept, even `#N/A`. */
const cellOf = <T>(field: Field<T>) =>
  schemaOf(field).refine((value) => !isSpreadsheetError(String(value)), {
    error: 'spreadsheetError',
  });

/** One line of a file of accounts; the fleet is chosen for the whole file. */
export const accountRecordSchema = z.strictObject({
  /** Must be the caller's own channel, where it is given. */
  bookingChannelId: z.string().max(100).optional(),
  fleetId: z.uuid(),
  accountName: cellOf(corporations.fields.name),
  /** The address of the person who becomes admin of the account. */
  email: emailSchema,
  /** Without it, the account is linked to the fleet later. */
  dispatchAccountNumber: cellOf(fleetAccounts.fields.accountNumber).nullish(),
  communicationLanguage: schemaOf(corporations.fields.communicationLanguage).default('en'),
  /** The import to which the line belongs, so that all lines of a file can be undone together. */
  import: z
    .strictObject({
      /** Chosen by the caller; the first line that makes something begins the import. */
      id: z.uuid(),
      fileName: z.string().trim().max(255).default(''),
      /** The line's number in the file. */
      line: lineNumberSchema,
    })
    .optional(),
});
export type AccountRecord = z.output<typeof accountRecordSchema>;

export const recordPartSchema = z.object({
  entity: z.object({ id: z.uuid() }),
  isNewRecord: z.boolean(),
});

/** The parts that a line creates, in the order of their creation. */
export const RECORD_PARTS = [
  'businessAccount',
  'businessDispatchAccount',
  'passenger',
  'businessPassenger',
] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];

/** What a line created or found. A line that fails creates nothing and is answered as a problem. */
export const accountRecordResultSchema = z.object({
  wasSuccess: z.literal(true),
  errorMessage: z.null(),
  payload: z.object({
    businessAccount: recordPartSchema,
    /** Null for a line without a number. */
    businessDispatchAccount: recordPartSchema.nullable(),
    /** The user who administers the account. */
    passenger: recordPartSchema,
    /** The same person, as an employee for whom trips can be booked. */
    businessPassenger: recordPartSchema,
  }),
});
export type AccountRecordResult = z.infer<typeof accountRecordResultSchema>;

/** Everything in the line exists already. */
export const EXISTING_CODE = 'USER-SERVICE-01';

/** Columns of a file, in order; its first line is a heading and is passed over. */
export const ACCOUNT_COLUMNS = [
  'accountName',
  'email',
  'dispatchAccountNumber',
  'communicationLanguage',
] as const;
export const ACCOUNT_TEMPLATE = 'account_import_template.csv';

const LEAST_NAME = 2;
const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);
/** The text with only the characters that a name may contain. */
const asName = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{M}\d'’ .-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX_LENGTH);

/**
 * A name for somebody of whom a file has only the e-mail address: `anna.smith@…` is Anna Smith, and
 * `office@…` is the office of the account.
 */
export function nameFromEmail(
  email: string,
  accountName: string,
): { givenName: string; familyName: string } {
  const words = email
    .slice(0, email.lastIndexOf('@'))
    .replace(/\+.*$/, '')
    .split(/[._-]+/)
    .map((word) => capitalised(asName(word.replaceAll(/\d+/g, ''))))
    .filter((word) => word !== '');
  const [givenName = '', ...others] = words;
  const familyName = asName(others.join(' '));
  if (givenName.length >= LEAST_NAME && familyName.length >= LEAST_NAME)
    return { givenName, familyName };
  const account = asName(accountName);
  return {
    givenName: givenName.length >= LEAST_NAME ? givenName : 'Admin',
    familyName: account.length >= LEAST_NAME ? account : 'Admin',
  };
}
