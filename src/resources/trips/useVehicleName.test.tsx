import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../i18n/i18nProvider.ts';
import { useVehicleName } from './useVehicleName.ts';

const french = await createI18nProvider('fr');
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nContextProvider value={french}>{children}</I18nContextProvider>
);

it.each([
  ['Saloon', 'Berline'],
  ['A-Class 5 Seater', 'Classe A 5 places'],
  ['Regular 8 Seater', 'Standard 8 places'],
  ['any vehicle', 'Tout véhicule'],
  ['Big Yellow Taxi', 'Big Yellow Taxi'],
])('calls %s %s', (name, shown) => {
  expect(renderHook(() => useVehicleName(), { wrapper }).result.current(name)).toBe(shown);
});
