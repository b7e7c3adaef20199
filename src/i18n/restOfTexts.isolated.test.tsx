import { act, render, screen } from '@testing-library/react';
import { I18nContextProvider, memoryStore, useTranslate } from 'ra-core';
import { expect, it } from 'vitest';
import { preloadParts } from '../loading/parts.ts';
import { AfterNeeded } from '../loading/needed.tsx';
import { createI18nProvider } from './i18nProvider.ts';
import { languageTexts } from './loadedLanguages.ts';
import { useLiveTexts } from './useLiveTexts.ts';

// Each test has a language of its own, since all texts of one stay loaded.
const FIRST = 'trips.title';
const LATER = 'booking.title';

it('shows the texts of the first list at once, nothing in the place of later ones, and then those', async () => {
  const { translate, getLocale } = await createI18nProvider('de', { begins: true });
  expect(translate(FIRST)).toBe('Fahrten');
  expect(translate(LATER)).toBe('');
  expect(translate(LATER, { _: LATER })).toBe('');
  expect(translate(LATER, { _: 'otherwise' })).toBe('otherwise');
  const fromServer = 'Too many trips. Choose fewer days.';
  expect(translate(fromServer, { _: fromServer })).toBe(fromServer);
  await preloadParts();
  expect(translate(LATER)).toBe('Fahrt buchen');
  expect(translate(FIRST)).toBe('Fahrten');
  expect(getLocale()).toBe('de');
});

it('shows all texts of a language that is chosen before the rest of the first one has loaded', async () => {
  const { translate, changeLocale } = await createI18nProvider('nl', { begins: true });
  await changeLocale('fr');
  await preloadParts();
  expect([translate(FIRST), translate(LATER)]).toEqual(['Courses', 'Réserver une course']);
});

it('shows a text that was asked for too early once it has loaded', async () => {
  const provider = await createI18nProvider('es', { begins: true });
  const store = memoryStore();
  const Title = () => <h1>{useTranslate()(LATER)}</h1>;
  const Page = () => (
    <I18nContextProvider value={useLiveTexts(provider, store)}>
      <Title />
    </I18nContextProvider>
  );
  render(<Page />);
  expect(screen.getByRole('heading')).toBeEmptyDOMElement();
  expect(await screen.findByRole('heading', { name: 'Reservar viaje' })).toBeInTheDocument();
});

it('keeps other pages waiting until all texts have loaded', async () => {
  const provider = await createI18nProvider('sv', { begins: true });
  const Text = ({ name }: { name: string }) => <p>{provider.translate(name)}</p>;
  await act(async () => {
    render(
      <>
        <AfterNeeded isNeeded={false} fallback="the first waits">
          <Text name={FIRST} />
        </AfterNeeded>
        <AfterNeeded isNeeded fallback="another waits">
          <Text name={LATER} />
        </AfterNeeded>
      </>,
    );
    await Promise.resolve();
  });
  expect(screen.getByText('Resor')).toBeInTheDocument();
  expect(await screen.findByText('Boka resa')).toBeInTheDocument();
});

it('begins with all texts of a language that have already loaded', async () => {
  await languageTexts('it');
  const { translate } = await createI18nProvider('it', { begins: true });
  expect(translate(LATER)).not.toBe('');
});
