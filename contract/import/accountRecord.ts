import { z } from 'zod';
import { schemaOf } from '../core/fieldSchemas.ts';
import { NAME_MAX_LENGTH } from '../core/fields.ts';
import { emailSchema } from '../core/textSchemas.ts';
import { corporations } from '../resources/corporations.ts';
import { fleetAccounts } from '../resources/fleetAccounts.ts';

/** One line of a file of accounts, for the fleet that was chosen for all of them. */
export const accountRecordSchema = z.strictObject({
  /** The caller's own, where it is named. */
  bookingChannelId: z.string().max(100).optional(),
  fleetId: z.uuid(),
  accountName: schemaOf(corporations.fields.name),
  /** Of the person who becomes admin of the account. */
  email: emailSchema,
  /** Left out, the account is linked to the fleet later. */
  dispatchAccountNumber: schemaOf(fleetAccounts.fields.accountNumber).nullish(),
  communicationLanguage: schemaOf(corporations.fields.communicationLanguage).default('en'),
});
export type AccountRecord = z.output<typeof accountRecordSchema>;

const partSchema = z.object({ entity: z.object({ id: z.uuid() }), isNewRecord: z.boolean() });

/** Parts of what a line makes, in the order in which they are made. */
export const RECORD_PARTS = [
  'businessAccount',
  'businessDispatchAccount',
  'passenger',
  'businessPassenger',
] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];

/** What a line made or found. A line that fails makes nothing and is answered as a problem. */
export const accountRecordResultSchema = z.object({
  wasSuccess: z.literal(true),
  errorMessage: z.null(),
  payload: z.object({
    businessAccount: partSchema,
    /** Null for a line without a number. */
    businessDispatchAccount: partSchema.nullable(),
    /** The user who administers the account. */
    passenger: partSchema,
    /** The same person, as somebody whom trips can be booked for. */
    businessPassenger: partSchema,
  }),
});
export type AccountRecordResult = z.infer<typeof accountRecordResultSchema>;

/** Everything that a line brings is there already. */
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
/** What a name may consist of, and nothing else. */
const asName = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{M}\d'’ .-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX_LENGTH);

/**
 * A name for whom a file tells the e-mail address of and nothing else: `anna.smith@…` is Anna Smith,
 * and `office@…` the office of the account.
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
