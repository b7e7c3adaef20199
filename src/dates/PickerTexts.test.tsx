import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { render, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { brandTestPage } from '../../tests/support/console.tsx';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { PickerTexts } from './PickerTexts.tsx';

it.each([
  ['en', '27 November 2026'],
  ['de', '27. November 2026'],
  ['hu', '2026. november 27.'],
] as const)(
  'writes the day above a calendar on a phone as people do in %s',
  async (language, title) => {
    await brandTestPage();
    render(
      <I18nContextProvider value={await createI18nProvider(language)}>
        <PickerTexts>
          <DatePicker open value={dayjs('2026-11-27')} desktopModeMediaQuery="not all" />
        </PickerTexts>
      </I18nContextProvider>,
    );
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  },
);
