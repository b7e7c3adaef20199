import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import type { PolicyPreview } from '../../../contract/booking/policy.ts';
import { brandTestPage } from '../../../tests/support/console.tsx';
import { createI18nProvider } from '../../i18n/i18nProvider.ts';
import { PolicyPanel } from './PolicyPanel.tsx';

async function show(preview: PolicyPreview | undefined, isFailed = false): Promise<string> {
  await brandTestPage();
  const { unmount } = render(
    <I18nContextProvider value={await createI18nProvider('en')}>
      <PolicyPanel preview={preview} isFailed={isFailed} />
    </I18nContextProvider>,
  );
  const { textContent } = screen.getByRole('status');
  unmount();
  return textContent;
}

it('says which rule stops a trip, and what to change', async () => {
  const text = await show({
    isAllowed: false,
    violations: [
      {
        ruleId: 'r1',
        kind: 'dateTime',
        leg: 'outbound',
        message: 'Sales: not on Sundays.',
        remedy: 'Go on Monday.',
      },
      {
        ruleId: 'r2',
        kind: 'location',
        leg: 'outbound',
        message: 'Only from the office.',
        remedy: null,
      },
    ],
    limits: [],
    hasRules: true,
    note: null,
  });
  expect(text).toBe(
    'Your travel rules do not allow this trip' +
      'Sales: not on Sundays.Go on Monday.' +
      'Only from the office.',
  );
});

it('names limits that the trip comes near, otherwise says that nothing stops it', async () => {
  const limit = {
    ruleId: 'r1',
    limit: 5000,
    used: 1000,
    usedWithTrip: 4250,
    legs: 'outbound',
  } as const;
  const near: PolicyPreview = {
    isAllowed: true,
    hasRules: true,
    note: null,
    violations: [],
    limits: [
      { ...limit, kind: 'maxAmount', period: 'week' },
      { ...limit, kind: 'frequency', period: 'day', limit: 2, usedWithTrip: 2, legs: 'both' },
    ],
  };
  expect(await show(near)).toBe(
    'With this trip, the passenger will have spent £42.50 of £50.00 a week.With the outbound trip and the return, the passenger will have taken 2 of 2 trips a day.',
  );
  // A guest who is judged as an employee: the reason follows.
  expect(await show({ ...near, note: 'Somebody works here.' })).toMatch(
    /a day\.Somebody works here\.$/,
  );
  expect(await show({ ...near, limits: [] })).toMatch('Your travel rules allow this trip');
});

it('says nothing where there are no rules, or while it is not known', async () => {
  const preview = { isAllowed: true, violations: [], limits: [], hasRules: false, note: null };
  expect([await show(preview), await show(undefined)]).toEqual(['', '']);
});

it('says when the rules could not be checked', async () => {
  expect(await show(undefined, true)).toMatch('could not be checked just now');
});
