import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { carryPageConfig } from '../../../../tests/support/carryPageConfig.ts';
import { createI18nProvider } from '../../../i18n/i18nProvider.ts';
import { useUseText } from './Uses.tsx';

it.each([
  ['en', '3 employees'],
  ['de', '3 Mitarbeiter'],
  // The plural of the heading cannot follow a number.
  ['fi', 'työntekijät: 3'],
])('counts what depends on a row in words of %s', async (language, text) => {
  carryPageConfig({ locale: 'en-GB' });
  const value = await createI18nProvider(language);
  const { result } = renderHook(() => useUseText(), {
    wrapper: ({ children }) => <I18nContextProvider value={value}>{children}</I18nContextProvider>,
  });
  const use = { resource: 'business-passengers', effect: 'refuse', count: 3 } as const;
  expect(result.current(use)).toBe(text);
});
