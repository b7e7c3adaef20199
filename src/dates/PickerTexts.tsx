import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { widgetTexts } from '../i18n/loadedLanguages.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { dayjsLocale } from './dayjsLocale.ts';

/** A picker's own field like the others: the same height, and no gap for a label inside. */
export const PICKER_AS_INPUT = {
  '& .MuiPickersInputBase-root': { minHeight: 44, fontSize: '0.875rem', pl: 1.5 },
  '& .MuiPickersInputBase-sectionsContainer': { py: 0 },
  '& fieldset': { top: 0 },
  '& legend': { display: 'none' },
};

/** The title of a calendar on a phone; MUI's own format has the order of English in every language. */
const TITLE = { normalDate: 'LL', normalDateWithWeekday: 'LL' };

/** Makes the date pickers inside write dates and name their parts in the user's language. */
export function PickerTexts({ children }: { children: ReactNode }) {
  const { locale } = useFormats();
  const { pickers } = widgetTexts(useLocale());
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={dayjsLocale(locale)}
      dateFormats={TITLE}
      localeText={pickers}
    >
      {children}
    </LocalizationProvider>
  );
}
