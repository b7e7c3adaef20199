import { render } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { beforeAll, expect, it } from 'vitest';
import { brandTestPage } from '../../../tests/support/console.tsx';
import { createI18nProvider } from '../../i18n/i18nProvider.ts';
import { TripFlight } from './TripFlight.tsx';

const english = await createI18nProvider('en');
const flight = {
  type: 'pickup',
  airline: null,
  number: 'BA117',
  terminal: null,
  arrivalTime: null,
  arrivalTimeLocal: null,
  totalPassengers: 2,
  totalSmallBags: 0,
  totalLargeBags: 0,
} as const;

beforeAll(() => brandTestPage());

const shown = (changes: object, returnOf: string | null = null): string => {
  const bookingProperties = { flightInfo: { ...flight, ...changes } };
  const { container, unmount } = render(
    <I18nContextProvider value={english}>
      <TripFlight trip={{ returnOf, bookingProperties }} />
    </I18nContextProvider>,
  );
  const { textContent } = container;
  unmount();
  return textContent;
};

it('mentions bags only where somebody said how many', () => {
  expect(shown({})).toBe('FlightBA 1172 passengers');
  expect(shown({ totalLargeBags: 1 })).toBe('FlightBA 1172 passengers · Bags: 0 small, 1 large');
});

it('does not say how many travel back, which nobody is asked', () => {
  expect(shown({ totalPassengers: 1 }, 'b1')).toBe('FlightBA 117');
});
