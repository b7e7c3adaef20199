import { Box, MenuItem, TextField } from '@mui/material';
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { useMemo, useState, type ReactNode, type Ref } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { countryTyped, type TypedPhone } from '../../../../contract/core/phone.ts';
import { pageConfig } from '../../../shell/pageConfig.ts';

const callingCode = (code: unknown): string =>
  typeof code === 'string' && isSupportedCountry(code) ? getCountryCallingCode(code) : '';

/** The country that is assumed for a number unless another one is chosen: the channel's. */
export function channelCountry(): string {
  const code = pageConfig().defaultCountry.toUpperCase();
  return isSupportedCountry(code) ? code : 'GB';
}

interface PhoneFieldsProps {
  id: string;
  name?: string;
  label: ReactNode;
  value: TypedPhone;
  onChange: (typed: TypedPhone) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  isWrong: boolean;
  helperText?: ReactNode;
  isRequired?: boolean;
}

/** Country code and number side by side. Typing a number with its plus sets the country. */
export function PhoneFields(props: PhoneFieldsProps) {
  const { id, name, label, value, onChange, onFocus, onBlur, inputRef } = props;
  const translate = useTranslate();
  const language = useLocale();
  // The list of countries is long, and few people open it.
  const [wasOpened, setWasOpened] = useState(false);
  const country = isSupportedCountry(value.country) ? value.country : channelCountry();
  const countries = useMemo(() => {
    if (!wasOpened) return [];
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return getCountries()
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, language));
  }, [language, wasOpened]);

  return (
    <Box sx={{ display: 'flex', gap: 1, width: '100%' }}>
      <TextField
        select
        variant="outlined"
        margin="none"
        label={translate('resources.form.country')}
        value={country}
        onChange={({ target }) => onChange({ ...value, country: target.value })}
        slotProps={{
          select: {
            onOpen: () => setWasOpened(true),
            renderValue: (code) => `${String(code)} +${callingCode(code)}`,
            MenuProps: { slotProps: { paper: { sx: { maxHeight: 360 } } } },
          },
        }}
        sx={{ width: 128, flexShrink: 0 }}
      >
        {wasOpened ? (
          countries.map(({ code, name: place }) => (
            <MenuItem key={code} value={code}>
              {place} +{getCountryCallingCode(code)}
            </MenuItem>
          ))
        ) : (
          <MenuItem value={country} />
        )}
      </TextField>
      <TextField
        id={id}
        name={name}
        inputRef={inputRef}
        type="tel"
        variant="outlined"
        margin="none"
        value={value.text}
        onChange={({ target }) => {
          const typed = { ...value, text: target.value };
          onChange({ ...typed, country: countryTyped(typed) });
        }}
        onFocus={onFocus}
        onBlur={onBlur}
        label={label}
        fullWidth
        error={props.isWrong}
        helperText={props.helperText}
        slotProps={{
          htmlInput: { autoComplete: 'off', maxLength: 30, 'aria-required': props.isRequired },
        }}
        sx={{ my: 0 }}
      />
    </Box>
  );
}
