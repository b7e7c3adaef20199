import { useInput, useTranslate, ValidationError } from 'react-admin';
import { NO_DAY } from '../../../contract/booking/dayRange.ts';
import { DayInput } from '../../dates/DayInput.tsx';
import { PickerTexts } from '../../dates/PickerTexts.tsx';
import { useFieldProps, type DeclaredInputProps } from './useFieldProps.ts';

/**
 * In the form, what is typed so far and is no day yet. It is not empty, because an empty field has no
 * day, and it is not a day, so that the form is not sent.
 */
const HALF_TYPED = '-';

const asIs = (value: string | null) => value;

/** A day, typed or picked, as in the filters. */
export default function DateInput(props: DeclaredInputProps) {
  const { source, label, isRequired, validate } = useFieldProps(props);
  const translate = useTranslate();
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useInput<string | null>({ source, validate, format: asIs, parse: asIs });
  return (
    <PickerTexts>
      <DayInput
        label={translate(label)}
        value={value === HALF_TYPED ? NO_DAY : value || null}
        required={isRequired}
        isAnyDay
        margin="dense"
        error={error?.message && <ValidationError error={error.message} />}
        onChange={(day) => onChange(day === NO_DAY ? HALF_TYPED : day)}
      />
    </PickerTexts>
  );
}
