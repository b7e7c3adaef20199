import { expect, it } from 'vitest';
import { createI18nProvider } from './i18nProvider.ts';
import { currentLanguage } from './language.ts';
import { areLoaded } from './loadedLanguages.ts';

it('keeps the language that was chosen last, even if the one before it loads for longer', async () => {
  const provider = await createI18nProvider('en');
  expect(areLoaded('fi')).toBe(false);
  const slow = provider.changeLocale('fi');
  await provider.changeLocale('en');
  await slow;
  expect([provider.getLocale(), currentLanguage()]).toEqual(['en', 'en']);
  expect(provider.translate('trips.title')).toBe('Trips');
});

it('keeps a name that is read from right to left apart from the text around it', async () => {
  const provider = await createI18nProvider('en');
  const told = provider.translate('imports.told', { name: 'דנה כהן.csv', counts: '3' });
  expect(told).toContain('\u2068דנה כהן.csv\u2069: 3');
  // A text inside another one is not marked twice.
  expect(provider.translate('imports.told', { name: told, counts: '3' })).not.toContain(
    '\u2068\u2068',
  );
});
