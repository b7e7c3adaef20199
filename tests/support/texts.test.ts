import { describe, expect, it } from 'vitest';
import { failures as englishFailures } from '../../contract/messages/en/failures.ts';
import { failures as frenchFailures } from '../../contract/messages/fr/failures.ts';
import { mailTexts } from '../../contract/messages/mail/index.ts';
import { reportTexts } from '../../contract/messages/reports/index.ts';
import { tripTexts } from '../../contract/messages/trip/index.ts';
import { textsIn } from '../../server/identity/pages/texts.ts';
import { messages as englishConsole } from '../../src/i18n/en/index.ts';
import { landing as englishLanding } from '../../contract/messages/en/landing.ts';
import { messages as frenchConsole } from '../../src/i18n/fr/index.ts';
import { landing as frenchLanding } from '../../contract/messages/fr/landing.ts';
import { tracking as englishTracking } from '../../contract/messages/en/tracking.ts';
import { tracking as frenchTracking } from '../../contract/messages/fr/tracking.ts';
import { leafTexts } from './leafTexts.ts';

/** The sign-in pages' texts, those that take a value with one filled in. */
const signInTexts = (language: 'en' | 'fr'): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(textsIn(language)).map(([key, text]) => [
      key,
      typeof text === 'function' ? (text as (value: string) => string)('2') : text,
    ]),
  );

const english = {
  ...englishConsole,
  landing: englishLanding,
  failures: englishFailures,
  mails: mailTexts.en,
  reports: reportTexts.en,
  tripTexts: tripTexts.en,
  tracking: englishTracking,
  signIn: signInTexts('en'),
};

const french: typeof english = {
  ...frenchConsole,
  landing: frenchLanding,
  failures: frenchFailures,
  mails: mailTexts.fr,
  reports: reportTexts.fr,
  tripTexts: tripTexts.fr,
  tracking: frenchTracking,
  signIn: signInTexts('fr'),
} as unknown as typeof english;

/** Words of which docs/i18n.md says what is said instead. */
const SHUNNED = {
  en: /\blog ?(in|out)\b|\bcreated at\b|\bnew (trip|account|employee|guest|group|fleet)\b|\bmend\b|\btrip history\b|drop-off/i,
  fr: /\btrajets?\b|\bsociétés? de taxis\b|\btarifs?\b|\bdécommand/i,
};

/** The texts that break a rule, by their keys. */
const breaking = (texts: object, rule: RegExp) =>
  leafTexts(texts).filter(([, text]) => rule.test(text));

describe('French texts', () => {
  it('keep punctuation on the line of its word', () => {
    // An ordinary space there may become a line break, and none at all is English.
    expect(breaking(french, / [:;?!»]|« /)).toEqual([]);
    expect(breaking(french, /[\p{L}\d})][;?!»]|[\p{L}})]:(?=\s|$)/u)).toEqual([]);
  });

  it('have typographic apostrophes', () => {
    expect(breaking(french, /'/)).toEqual([]);
  });
});

it('use the words of the glossary', () => {
  expect(breaking(english, SHUNNED.en)).toEqual([]);
  expect(breaking(french, SHUNNED.fr)).toEqual([]);
});
