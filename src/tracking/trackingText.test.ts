import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../contract/core/languages.ts';
import { leafTexts, placeholdersOf } from '../../tests/support/leafTexts.ts';
import { linkLanguage, trackingTexts } from './trackingText.ts';

const english = (await trackingTexts('en')).texts;

describe.each(LANGUAGES)('the tracking page in %s', (language) => {
  it('has texts of its own with the same placeholders', async () => {
    const { texts, language: shown } = await trackingTexts(language);
    expect(shown).toBe(language);
    expect(placeholdersOf(texts)).toEqual(placeholdersOf(english));
    expect(leafTexts(texts).filter(([, text]) => text.trim() !== text || text === '')).toEqual([]);
    if (language !== 'en') expect(texts.status.ENROUTE).not.toBe(english.status.ENROUTE);
  });
});

describe('the language of a tracking link', () => {
  const open = (query: string, ...browser: string[]) => {
    window.history.replaceState(null, '', `/track/abc${query}`);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
    return linkLanguage();
  };
  beforeEach(() => vi.restoreAllMocks());

  it.each([
    ['?lang=de', 'de'],
    ['?lang=pt-BR', 'pt'],
    ['?lang=en-uk', 'en'],
    ['?lang=fr-ca', 'fr'],
  ])('is the language of the link: %s', (query, language) => {
    expect(open(query, 'sv')).toBe(language);
  });

  it('is what the browser prefers if the link names none that exists', () => {
    expect(open('', 'zh-TW', 'fi-FI', 'sv')).toBe('fi');
    expect(open('?lang=zz', 'hu')).toBe('hu');
    expect(open('', 'zh-TW')).toBe('en');
  });
});
