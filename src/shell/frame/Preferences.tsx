import {
  FormControl,
  MenuItem,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import {
  useI18nProvider,
  useLocaleState,
  useNotify,
  useStore,
  useStoreContext,
  useTranslate,
} from 'react-admin';
import { languageName, standardTag } from '../../../contract/core/languages.ts';
import { CONSOLE_LANGUAGES } from '../../i18n/languages.ts';

export function LanguageChoice() {
  const translate = useTranslate();
  const i18nProvider = useI18nProvider();
  const notify = useNotify();
  const [language, setLanguage] = useLocaleState();
  const choose = async (next: string): Promise<void> => {
    try {
      // The texts first: react-admin then finds nothing left to fetch, and the page stays up.
      await i18nProvider.changeLocale(next);
      setLanguage(next);
    } catch {
      notify('ra.notification.i18n_error', { type: 'error' });
    }
  };
  return (
    <TextField
      select
      fullWidth
      margin="none"
      label={translate('shell.profile.language')}
      value={language}
      onChange={(event) => void choose(event.target.value)}
    >
      {CONSOLE_LANGUAGES.map((value) => (
        <MenuItem key={value} value={value} lang={standardTag(value)}>
          {languageName(value)}
        </MenuItem>
      ))}
    </TextField>
  );
}

const APPEARANCES = ['light', 'dark', 'system'] as const;
type Appearance = (typeof APPEARANCES)[number];

/** Light, dark, or what the device says. Kept under react-admin's own key for the theme. */
export function AppearanceChoice() {
  const translate = useTranslate();
  const label = useId();
  const store = useStoreContext();
  const [theme] = useStore<Appearance | undefined>('theme', undefined);
  const choose = (appearance: Appearance | null) => {
    if (appearance === 'system') store.removeItem('theme');
    else if (appearance) store.setItem('theme', appearance);
  };
  return (
    <FormControl margin="none">
      <Typography id={label} sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 500 }}>
        {translate('shell.profile.appearance')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={theme ?? 'system'}
        onChange={(_event, value: Appearance | null) => choose(value)}
        aria-labelledby={label}
      >
        {APPEARANCES.map((appearance) => (
          <ToggleButton key={appearance} value={appearance}>
            {translate(`shell.profile.${appearance}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}
