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

  test('is rather the one the user is written to in', () => {
    expect(initialLanguage('en')).toBe('en');
    expect(initialLanguage('zu')).toBe('fr');
  });

  test('is rather the one chosen on this device', () => {
    setLanguage('fr', { remember: true });
    expect(initialLanguage('en')).toBe('fr');
  });

  test('is before all the one the address asks for', () => {
    setLanguage('fr', { remember: true });
    window.history.replaceState(null, '', '/?locale=en-uk');
    expect(initialLanguage('fr')).toBe('en-uk');
    window.history.replaceState(null, '', '/?locale=en-nz');
    expect(initialLanguage('fr')).toBe('en');
  });
});

test('setting it names it on the page, and keeps it only when asked to', () => {
  setLanguage('fr', { remember: false });
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['fr', 'fr']);
  expect(readCookie('language')).toBeNull();
});
