import { act, render, screen } from '@testing-library/react';
import { I18nContextProvider, memoryStore, StoreContextProvider, useTranslate } from 'ra-core';
import type { I18nProvider, Store } from 'ra-core';
import { expect, it } from 'vitest';
import { createI18nProvider } from './i18nProvider.ts';
import { useLiveTexts } from './useLiveTexts.ts';

const Field = () => <input aria-label={useTranslate()('trips.title')} />;

function Page({ provider, store }: { provider: I18nProvider; store: Store }) {
  return (
    <StoreContextProvider value={store}>
      <I18nContextProvider value={useLiveTexts(provider, store)}>
        <Field />
      </I18nContextProvider>
    </StoreContextProvider>
  );
}

it('keeps what is typed when another tab chooses a language', async () => {
  const provider = await createI18nProvider('en');
  const store = memoryStore({ locale: 'en' });
  render(<Page provider={provider} store={store} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Trips' });
  field.value = 'half a word';
  // All that this tab hears of a choice in another one is that the store has changed.
  act(() => store.setItem('locale', 'de'));
  expect(await screen.findByRole('textbox', { name: 'Fahrten' })).toBe(field);
  expect(field).toHaveValue('half a word');
});
