import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readCookie } from '../shell/deviceCookies.ts';
import { currentLanguage, initialLanguage, setLanguage } from './language.ts';

const browser = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

beforeEach(() => {
  vi.restoreAllMocks();
  browser('zu-ZA', 'fr-CA');
});

describe('the language to begin with', () => {
  test("is the browser's first that the console speaks", () => {
    expect(initialLanguage()).toBe('fr');
    browser('zu');
    expect(initialLanguage()).toBe('en');
  });

  test("is the language of the user's mails before that", () => {
    expect(initialLanguage('en')).toBe('en');
    expect(initialLanguage('zu')).toBe('fr');
  });

  test('is the language chosen on this device before that', () => {
    setLanguage('fr', { remember: true });
    expect(initialLanguage('en')).toBe('fr');
  });

  test('is the language in the address before all others', () => {
    setLanguage('fr', { remember: true });
    window.history.replaceState(null, '', '/?locale=en-uk');
    expect(initialLanguage('fr')).toBe('en-uk');
    window.history.replaceState(null, '', '/?locale=en-nz');
    expect(initialLanguage('fr')).toBe('en');
  });
});

test('setting the language changes it on the page, and stores it only when asked to', () => {
  setLanguage('fr', { remember: false });
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['fr', 'fr']);
  expect(readCookie('language')).toBeNull();
});
