import { describe, expect, it } from 'vitest';
import { leafTexts, placeholdersOf } from '../../tests/support/leafTexts.ts';
import { LANGUAGES } from '../core/languages.ts';
import { messages, type Messages } from './messages.ts';

describe.each(Object.keys(messages.en) as (keyof Messages)[])('texts of %s', (area) => {
  const english = messages.en[area];

  it.each(LANGUAGES)('take the same values in %s as in English', (language) => {
    expect(placeholdersOf(messages[language][area])).toEqual(placeholdersOf(english));
  });

  it.each(LANGUAGES)('are whole and clean in %s', (language) => {
    const texts = leafTexts(messages[language][area]);
    expect(texts.filter(([, text]) => text.trim() !== text || text === '')).toEqual([]);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('are translated to %s', (language) => {
    const original = new Map(leafTexts(english));
    const same = leafTexts(messages[language][area]).filter(
      ([key, text]) => original.get(key) === text,
    );
    // Some words are the same, such as "Total", and some texts consist only of placeholders.
    expect(same.length).toBeLessThan(original.size / 5);
  });
});
