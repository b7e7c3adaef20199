import { useEffect, useRef, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { joinPhone, splitPhone, type TypedPhone } from '../../../contract/core/phone.ts';
import { fieldTitle } from './FieldFrame.tsx';
import { channelCountry, PhoneFields } from './PhoneFields.tsx';
import { shownError } from './shownError.tsx';
import { useFieldProps, type DeclaredInputProps } from './useFieldProps.ts';

/** A phone number: country code and number, kept in international format. */
export function PhoneInput(props: DeclaredInputProps) {
  const { label, helperText: _none, fullWidth: _full, ...common } = useFieldProps(props);
  const translate = useTranslate();
  const input = useInput(common);
  const { field, id, isRequired } = input;
  const value: string | null = field.value || null;
  const [typed, setTyped] = useState<TypedPhone>(() => splitPhone(value, channelCountry()));
  const sent = useRef(value);

  // Shows another record or a reset form. What is being typed is never rewritten.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(splitPhone(value, channelCountry()));
  }, [value]);

  const change = (next: TypedPhone): void => {
    setTyped(next);
    sent.current = joinPhone(next);
    field.onChange(sent.current ?? '');
  };

  const problem = shownError(input);
  return (
    <div className="phone-place">
      <PhoneFields
        id={id}
        name={field.name}
        inputRef={field.ref}
        label={fieldTitle(translate(label), isRequired)}
        value={typed}
        onChange={change}
        onBlur={field.onBlur}
        isWrong={problem !== undefined}
        helperText={problem}
      />
    </div>
  );
}
