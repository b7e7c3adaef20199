import type { DataProvider, useTranslate } from 'react-admin';
import type { User } from '../../../contract/resources/users.ts';
import { HttpError } from 'react-admin';

type Translate = ReturnType<typeof useTranslate>;

/** The form's additional fields for a new user, which the API does not have. */
export interface PassengerWish {
  createPassengerAccount?: boolean;
  phone?: string | null;
}

/** Why somebody could not be made a passenger of an account. */
export interface PassengerFailure {
  corporationId: string;
  message: string;
}

/** The server's explanation of an error, in the reader's language, with the names of the fields. */
function messageOf(error: unknown, translate: Translate): string {
  if (!(error instanceof HttpError)) return translate('resources.form.saveFailed');
  const { errors } = (error.body ?? {}) as { errors?: Record<string, string> };
  const texts = Object.entries(errors ?? {}).map(([field, value]) => {
    const label = translate(`resources.business-passengers.fields.${field}`, { _: field });
    return translate('common.labelled', { label, value });
  });
  // Without an answer of the server, the message is the key of a text.
  return texts.length > 0 ? texts.join(' ') : translate(error.message, { _: error.message });
}

interface Tools {
  dataProvider: DataProvider;
  translate: Translate;
  /** `newAttempts` of the form: an account that is tried again is tried as the same attempt. */
  meta: unknown;
}

/**
 * Makes a user an employee of accounts, so that trips can be booked for them.
 * @returns the accounts where that failed
 */
export async function createPassengers(
  { dataProvider, translate, meta }: Tools,
  user: Pick<User, 'givenName' | 'familyName' | 'email' | 'communicationLanguage'>,
  phone: string,
  corporationIds: readonly string[],
): Promise<PassengerFailure[]> {
  const { givenName, familyName, email, communicationLanguage } = user;
  const person = { givenName, familyName, email, phone, communicationLanguage };
  const failures: PassengerFailure[] = [];
  for (const corporationId of corporationIds)
    try {
      const data = { ...person, businessAccountId: corporationId };
      await dataProvider.create('business-passengers', { data, meta });
    } catch (error) {
      failures.push({ corporationId, message: messageOf(error, translate) });
    }
  return failures;
}
