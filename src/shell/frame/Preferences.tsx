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
import { languagesToChoose } from '../../i18n/languages.ts';
import {
  APPEARANCES,
  useAppearanceChoice,
  useDensityChoice,
  useLanguageChoice,
} from '../../preferences/choices.ts';
import { DENSITIES } from '../../theme/density.ts';

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
      {languagesToChoose().map((value) => (
        <MenuItem key={value} value={value} lang={standardTag(value)}>
          {languageName(value)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  all: readonly T[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice between a few values, each with its text under `shell.profile`. */
function Choice<T extends string>({ label, all, value, onChange }: ChoiceProps<T>) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl margin="none">
      <Typography id={id} sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 500 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={value}
        onChange={(_event, chosen: T | null) => chosen && onChange(chosen)}
        aria-labelledby={id}
      >
        {all.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`shell.profile.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}

/** Light, dark, or the device's setting. */
export function AppearanceChoice() {
  const translate = useTranslate();
  const [value, onChange] = useAppearanceChoice();
  const label = translate('shell.profile.appearance');
  return <Choice label={label} all={APPEARANCES} value={value} onChange={onChange} />;
}

/** How much space there is between things. */
export function DensityChoice() {
  const translate = useTranslate();
  const [value, onChange] = useDensityChoice();
  const label = translate('shell.profile.density');
  return <Choice label={label} all={DENSITIES} value={value} onChange={onChange} />;
}
