import {
  FormControl,
  MenuItem,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { languageName, standardTag } from '../../../contract/core/languages.ts';
import { CONSOLE_LANGUAGES } from '../../i18n/languages.ts';
import {
  APPEARANCES,
  useAppearanceChoice,
  useLanguageChoice,
  type Appearance,
} from '../../preferences/choices.ts';

export function LanguageChoice() {
  const translate = useTranslate();
  const [language, choose] = useLanguageChoice();
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

/** Light, dark, or what the device says. */
export function AppearanceChoice() {
  const translate = useTranslate();
  const label = useId();
  const [appearance, choose] = useAppearanceChoice();
  return (
    <FormControl margin="none">
      <Typography id={label} sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 500 }}>
        {translate('shell.profile.appearance')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={appearance}
        onChange={(_event, value: Appearance | null) => value && choose(value)}
        aria-labelledby={label}
      >
        {APPEARANCES.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`shell.profile.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}
