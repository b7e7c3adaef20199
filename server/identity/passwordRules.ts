import { dictionary } from '@zxcvbn-ts/language-common';
import type { Account } from './accounts.ts';
import { MAX_PASSWORD_LENGTH } from './passwords.ts';

export const MIN_PASSWORD_LENGTH = 10;
/** With fewer different characters a password is mostly repetition. */
const MIN_DIFFERENT = 5;
/** How many characters must be left when the guessable part is taken out. */
const MIN_REST = 6;
/** Words that attackers try first, combined with others. */
const TRIED_FIRST = ['password', 'passwort', 'motdepasse', 'qwertyuiop', '1234567890', 'letmein'];

let listed: ReadonlySet<string> | undefined;
/**
 * Whether it is one of the most common passwords, possibly with signs before or after it. The list
 * is only read when a password is set, which happens in few processes.
 */
function isChosenOften(plain: string): boolean {
  listed ??= new Set(dictionary['passwords-common']);
  const word = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return listed.has(plain) || (listed.has(word) && plain.length - word.length < MIN_REST);
}

export type PasswordProblem = 'passwordTooShort' | 'passwordTooLong' | 'passwordGuessable';

/**
 * What is wrong with a new password. There are no rules about kinds of characters, because they
 * lead to passwords that are hard to remember and easy to guess.
 */
export function passwordProblem(
  password: string,
  { email, givenName, familyName }: Pick<Account, 'email' | 'givenName' | 'familyName'>,
): PasswordProblem | null {
  const length = Array.from(password).length;
  if (length < MIN_PASSWORD_LENGTH) return 'passwordTooShort';
  if (password.length > MAX_PASSWORD_LENGTH) return 'passwordTooLong';
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < MIN_DIFFERENT) return 'passwordGuessable';
  if (isChosenOften(plain)) return 'passwordGuessable';
  const known = [email, ...email.split('@'), givenName, familyName, ...TRIED_FIRST]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2);
  const isGuessable = known.some(
    (word) => plain.includes(word) && plain.replaceAll(word, '').length < MIN_REST,
  );
  return isGuessable ? 'passwordGuessable' : null;
}
