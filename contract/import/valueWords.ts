import { LANGUAGES } from '../core/languages.ts';
import { foldText } from '../core/words.ts';
import { messages } from '../messages/messages.ts';
import { namesOfLanguage } from './languageCalled.ts';

/** Other words for a value: feminine forms, and the words that spreadsheets write. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  active: ['activa', 'attiva', 'ativa', 'enabled', 'activé', 'activée'],
  inactive: [
    'inactiva',
    'inattiva',
    'inativa',
    'disabled',
    'deactivated',
    'désactivé',
    'désactivée',
    'deaktiviert',
  ],
  yes: ['true', 'y', '1', 'x', 'on', 'vrai', 'o', 'wahr'],
  no: ['false', 'n', '0', 'off', 'faux', 'falsch'],
};

/** Without case, accents and the spaces around it. */
const plain = (word: string): string => foldText(word.trim());

/** The words for a value in the files that we make; for a language, its names in all languages. */
function wordsOf(value: string): string[] {
  const inFiles = LANGUAGES.map(
    (language) => (messages[language].reports.words as Readonly<Record<string, string>>)[value],
  );
  const tag = LANGUAGES.find((language) => language === value);
  const ofLanguage = tag ? namesOfLanguage(tag) : [];
  return [value, ...inFiles, ...ofLanguage, ...(ALSO[value] ?? [])].flatMap((word) => word ?? []);
}

/** The words for lists of values, made only once since every cell needs them. */
const known = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

function wordsFor(values: readonly string[]): ReadonlyMap<string, string> {
  const words =
    known.get(values) ??
    // Where a word means two values, it stands for the first.
    new Map(
      values
        .flatMap((value) => wordsOf(value).map((word) => [plain(word), value] as const))
        .toReversed(),
    );
  known.set(values, words);
  return words;
}

/**
 * The value that a word stands for in any of our languages; undefined for any other word.
 * @example valueCalled('Inaktiv', ['active', 'inactive']) // 'inactive'
 * @example valueCalled('anglais', LANGUAGES) // 'en'
 */
export const valueCalled = (word: string, values: readonly string[]): string | undefined =>
  wordsFor(values).get(plain(word));
