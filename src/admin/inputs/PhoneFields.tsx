import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { useCallback, useId, type ReactNode, type Ref } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { countryTyped, type TypedPhone } from '../../../contract/core/phone.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import type { Option } from './ChoiceMenu.tsx';
import { FieldFrame, labelId, valueState } from './FieldFrame.tsx';
import { SelectButton } from './SelectButton.tsx';

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
  const { id, name, label, value, onChange, onFocus, onBlur, inputRef, isWrong, helperText } =
    props;
  const translate = useTranslate();
  const language = useLocale();
  const countryId = useId();
  const country = isSupportedCountry(value.country) ? value.country : channelCountry();
  const countries = useCallback((): Option[] => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return getCountries()
      .map((code) => ({ code, place: names.of(code) ?? code }))
      .toSorted((a, b) => a.place.localeCompare(b.place, language))
      .map(({ code, place }) => ({ value: code, text: `${place} +${callingCode(code)}` }));
  }, [language]);

  return (
    <div className="phone-fields">
      <FieldFrame id={countryId} label={translate('resources.form.country')}>
        <SelectButton
          {...valueState(countryId, false, undefined)}
          labelId={labelId(countryId)}
          value={country}
          shown={`${country} +${callingCode(country)}`}
          options={countries}
          menuHeight={360}
          onChange={(chosen) => onChange({ ...value, country: chosen })}
        />
      </FieldFrame>
      <FieldFrame id={id} label={label} help={helperText} isWrong={isWrong}>
        <input
          {...valueState(id, isWrong, helperText)}
          ref={inputRef}
          name={name}
          type="tel"
          className="field-input"
          value={value.text}
          onChange={({ target }) => {
            const typed = { ...value, text: target.value };
            onChange({ ...typed, country: countryTyped(typed) });
          }}
          onFocus={onFocus}
          onBlur={onBlur}
          autoComplete="off"
          maxLength={30}
          aria-required={props.isRequired}
        />
      </FieldFrame>
    </div>
  );
}
