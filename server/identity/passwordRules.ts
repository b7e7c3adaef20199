import { dictionary } from '@zxcvbn-ts/language-common';
import type { Account } from './accounts.ts';
import { MAX_PASSWORD_LENGTH } from './passwords.ts';

export const MIN_PASSWORD_LENGTH = 10;
/** Fewer different characters are a row of the same ones. */
const MIN_DIFFERENT = 5;
/** What is left of a guessable password when the guessed part is taken out. */
const MIN_REST = 6;
/** What guessers try first, with any other word. */
const TRIED_FIRST = ['password', 'passwort', 'motdepasse', 'qwertyuiop', '1234567890', 'letmein'];

let listed: ReadonlySet<string> | undefined;
/**
 * Whether it is one of the passwords that people choose most, or such a one with signs before or after
 * it. The list is read when the first password is set, which few processes ever see.
 */
function isChosenOften(plain: string): boolean {
  listed ??= new Set(dictionary['passwords-common']);
  const word = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return listed.has(plain) || (listed.has(word) && plain.length - word.length < MIN_REST);
}

export type PasswordProblem = 'passwordTooShort' | 'passwordTooLong' | 'passwordGuessable';

/**
 * What is wrong with a new password. Nothing is asked of its characters, because rules about them
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
