import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { carryPageConfig } from '../../tests/support/carryPageConfig.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { BaseMap } from './BaseMap.tsx';

it('names its buttons in the language of the reader', async () => {
  carryPageConfig({
    location: { latitude: 51.5, longitude: -0.12 },
    tileUrl: '',
    tileAttribution: '',
  });
  render(
    <I18nContextProvider value={await createI18nProvider('fr')}>
      <BaseMap label="Carte" isInPage>
        {null}
      </BaseMap>
    </I18nContextProvider>,
  );
  expect(screen.getByRole('button', { name: 'Zoom avant' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Zoom arrière' })).toBeInTheDocument();
});
