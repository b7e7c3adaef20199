import { Box, MenuItem, TextField } from '@mui/material';
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FieldTitle, useInput, useLocale, useTranslate, ValidationError } from 'react-admin';
import { pageConfig } from '../../../shell/pageConfig.ts';
import { useFieldProps, type DeclaredInputProps } from './useFieldProps.ts';

interface Typed {
  country: CountryCode;
  text: string;
}

/** `+442079460001` as the country it belongs to and its number as written there. */
export function splitPhone(value: string | null, fallback: CountryCode): Typed {
  const parsed = value ? parsePhoneNumberFromString(value) : undefined;
  if (!parsed) return { country: fallback, text: value ?? '' };
  return { country: parsed.country ?? fallback, text: parsed.formatNational() };
}

/**
 * What was typed as one international number with a plus, valid or not: the field's rule judges it.
 * A number typed with its own plus keeps it.
 */
export function joinPhone({ country, text }: Typed): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const parsed = parsePhoneNumberFromString(trimmed, country);
  if (parsed) return parsed.number;
  const kept = trimmed.replaceAll(/[\s().-]/g, '');
  return kept.startsWith('+') ? kept : `+${getCountryCallingCode(country)}${kept}`;
}

const callingCode = (code: unknown): string =>
  typeof code === 'string' && isSupportedCountry(code) ? getCountryCallingCode(code) : '';

function channelCountry(): CountryCode {
  const code = pageConfig().defaultCountry.toUpperCase();
  return isSupportedCountry(code) ? code : 'GB';
}

/** A phone number: country code and number, kept in international format. */
export function PhoneInput(props: DeclaredInputProps) {
  const { label, helperText: _none, fullWidth, ...common } = useFieldProps(props);
  const translate = useTranslate();
  const language = useLocale();
  const { field, fieldState, formState, id, isRequired } = useInput(common);
  const value: string | null = field.value || null;
  const [typed, setTyped] = useState<Typed>(() => splitPhone(value, channelCountry()));
  const sent = useRef(value);

  // Another record or a reset form: show that. What is being typed is never rewritten.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(splitPhone(value, channelCountry()));
  }, [value]);

  const change = (next: Typed): void => {
    const parsed = next.text.trim().startsWith('+')
      ? parsePhoneNumberFromString(next.text)
      : undefined;
    setTyped({ ...next, country: parsed?.country ?? next.country });
    sent.current = joinPhone(next);
    field.onChange(sent.current ?? '');
  };

  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return getCountries()
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, language));
  }, [language]);

  const { error, invalid, isTouched } = fieldState;
  const isWrong = invalid && (isTouched || formState.isSubmitted || error?.type === 'server');
  return (
    <Box sx={{ display: 'flex', gap: 1, width: '100%', mt: 1, mb: 0.5 }}>
      <TextField
        select
        variant="outlined"
        margin="none"
        label={translate('resources.form.country')}
        value={typed.country}
        onChange={(event) => {
          const country = event.target.value;
          if (isSupportedCountry(country)) change({ ...typed, country });
        }}
        slotProps={{
          select: {
            renderValue: (code) => `${String(code)} +${callingCode(code)}`,
            MenuProps: { slotProps: { paper: { sx: { maxHeight: 360 } } } },
          },
        }}
        sx={{ width: 128, flexShrink: 0 }}
      >
        {countries.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name} +{getCountryCallingCode(code)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id={id}
        name={field.name}
        inputRef={field.ref}
        type="tel"
        variant="outlined"
        margin="none"
        value={typed.text}
        onChange={(event) => change({ ...typed, text: event.target.value })}
        onBlur={field.onBlur}
        label={<FieldTitle label={label} source={props.name} isRequired={isRequired} />}
        fullWidth={fullWidth}
        error={isWrong}
        helperText={
          isWrong && error?.message ? <ValidationError error={error.message} /> : undefined
        }
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 30 } }}
        sx={{ my: 0 }}
      />
    </Box>
  );
}
