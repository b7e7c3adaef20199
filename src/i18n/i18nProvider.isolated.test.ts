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
