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
  // The clock in Sydney shows it at 15:30 UTC, and again an hour later.
  const repeated = (from: string) =>
    result.current('2027-04-04T02:30:00', 'Australia/Sydney', new Date(from));
  expect(repeated('2027-04-01T10:00:00Z')).toMatch(/02:30 \((AEDT|GMT\+11)\)$/);
  expect(repeated('2027-04-03T16:30:00Z')).toMatch(/02:30 \((AEST|GMT\+10)\)$/);
  expect(write(Intl.DateTimeFormat().resolvedOptions().timeZone)).toMatch(/14:30$/);
});
