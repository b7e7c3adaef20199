import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, frFR } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/en-au';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import type { ReactNode } from 'react';
import { useFormats } from '../i18n/useFormats.ts';

const localeTextOf = (texts: typeof frFR) =>
  texts.components.MuiLocalizationProvider.defaultProps.localeText;
const FRENCH = localeTextOf(frFR);
const ENGLISH = localeTextOf(enUS);

/** A picker's own field, drawn like the others: as high, and no gap for a label inside. */
export const PICKER_AS_INPUT = {
  '& .MuiPickersInputBase-root': { minHeight: 44, fontSize: '0.875rem', pl: 1.5 },
  '& .MuiPickersInputBase-sectionsContainer': { py: 0 },
  '& fieldset': { top: 0 },
  '& legend': { display: 'none' },
};

/** Date pickers below write dates and name their parts in the user's language. */
export function PickerTexts({ children }: { children: ReactNode }) {
  const { locale } = useFormats();
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locale.toLowerCase()}
      localeText={locale.startsWith('fr') ? FRENCH : ENGLISH}
    >
      {children}
    </LocalizationProvider>
  );
}
