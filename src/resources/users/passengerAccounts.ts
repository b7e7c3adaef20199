import type { DataProvider } from 'react-admin';
import type { User } from '../../../contract/resources/users.ts';
import { HttpError } from 'react-admin';

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

/** The server's explanation of an error, in the reader's language. */
function messageOf(error: unknown): string | null {
  if (!(error instanceof HttpError)) return null;
  const { errors } = (error.body ?? {}) as { errors?: Record<string, string> };
  const texts = Object.values(errors ?? {});
  return texts.length > 0 ? texts.join(' ') : error.message;
}

/**
 * Makes a user an employee of accounts, so that trips can be booked for them.
 * @returns the accounts where that failed
 */
export async function createPassengers(
  dataProvider: DataProvider,
  user: Pick<User, 'givenName' | 'familyName' | 'email' | 'communicationLanguage'>,
  phone: string,
  corporationIds: readonly string[],
  unanswered: string,
): Promise<PassengerFailure[]> {
  const { givenName, familyName, email, communicationLanguage } = user;
  const person = { givenName, familyName, email, phone, communicationLanguage };
  const failures: PassengerFailure[] = [];
  for (const corporationId of corporationIds)
    try {
      const data = { ...person, businessAccountId: corporationId };
      await dataProvider.create('business-passengers', { data });
    } catch (error) {
      failures.push({ corporationId, message: messageOf(error) ?? unanswered });
    }
  return failures;
}
