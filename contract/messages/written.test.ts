import { describe, expect, it } from 'vitest';
import { leafTexts, placeholdersOf } from '../../tests/support/leafTexts.ts';
import { LANGUAGES } from '../core/languages.ts';
import { invoiceTexts } from './invoice/index.ts';
import { mailTexts } from './mail/index.ts';
import { errorMessages } from './index.ts';
import { pageNotices } from './pageNotice.ts';
import { policyTexts } from './policy/index.ts';
import { reportTexts } from './reports/index.ts';
import { statusTexts } from './status/index.ts';
import { tripTexts } from './trip/index.ts';

/** The texts of mails and documents, which every language must have in full. */
const written = {
  failures: errorMessages,
  invoices: invoiceTexts,
  mails: mailTexts,
  'pages that cannot be loaded': pageNotices,
  policies: policyTexts,
  reports: reportTexts,
  statuses: statusTexts,
  trips: tripTexts,
};

describe.each(Object.entries(written))('texts of %s', (_area, byLanguage) => {
  it.each(LANGUAGES)('take the same values in %s as in English', (language) => {
    expect(placeholdersOf(byLanguage[language])).toEqual(placeholdersOf(byLanguage.en));
  });

  it.each(LANGUAGES)('are whole and clean in %s', (language) => {
    const texts = leafTexts(byLanguage[language]);
    expect(texts.filter(([, text]) => text.trim() !== text || text === '')).toEqual([]);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('are translated to %s', (language) => {
    const english = new Map(leafTexts(byLanguage.en));
    const same = leafTexts(byLanguage[language]).filter(([key, text]) => english.get(key) === text);
    // Some words are the same, such as "Total", and some texts consist only of placeholders.
    expect(same.length).toBeLessThan(english.size / 5);
  });
});
