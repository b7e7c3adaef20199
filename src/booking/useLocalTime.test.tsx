import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { brandTestPage } from '../../tests/support/console.tsx';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { useLocalTime } from './useLocalTime.ts';

it('names the zone of a time only where the browser’s clock shows another', async () => {
  await brandTestPage();
  const i18n = await createI18nProvider('en');
  const { result } = renderHook(() => useLocalTime(), {
    wrapper: ({ children }) => <I18nContextProvider value={i18n}>{children}</I18nContextProvider>,
  });
  const write = (zone: string) =>
    result.current('2026-11-25T14:30:00', zone, new Date('2026-11-22T10:00:00Z'));
  expect(write('Australia/Sydney')).toMatch(/14:30 \((AEDT|GMT\+11)\)$/);
  expect(write(Intl.DateTimeFormat().resolvedOptions().timeZone)).toMatch(/14:30$/);
});
