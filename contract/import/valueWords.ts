import { LANGUAGE_NAMES, LANGUAGES } from '../core/languages.ts';
import { foldText } from '../core/words.ts';
import { reportTexts } from '../messages/reports/index.ts';

/** Other words for a value, in the forms that agree with a woman or that spreadsheets write. */
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

/** What a value is called in the files that we make, and what a language is called in the others. */
function wordsOf(value: string): string[] {
  const inFiles = LANGUAGES.map(
    (language) => (reportTexts[language].words as Readonly<Record<string, string>>)[value],
  );
  const tag = LANGUAGES.find((language) => language === value);
  const ofLanguage = tag
    ? [
        LANGUAGE_NAMES[tag],
        ...LANGUAGES.map((language) =>
          new Intl.DisplayNames([language], { type: 'language' }).of(tag),
        ),
      ]
    : [];
  return [value, ...inFiles, ...ofLanguage, ...(ALSO[value] ?? [])].flatMap((word) => word ?? []);
}

/** Words of lists of values, made once: they are asked for at every cell. */
const known = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

function wordsFor(values: readonly string[]): ReadonlyMap<string, string> {
  const words =
    known.get(values) ??
    // A word for two values stands for the first of them.
    new Map(
      values
        .flatMap((value) => wordsOf(value).map((word) => [plain(word), value] as const))
        .toReversed(),
    );
  known.set(values, words);
  return words;
}

/**
 * The value that a word stands for, in whatever language of ours; undefined for no word of them.
 * @example valueCalled('Inaktiv', ['active', 'inactive']) // 'inactive'
 * @example valueCalled('anglais', LANGUAGES) // 'en'
 */
export const valueCalled = (word: string, values: readonly string[]): string | undefined =>
  wordsFor(values).get(plain(word));
