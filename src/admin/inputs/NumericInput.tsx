import { FieldTitle, useInput } from 'react-admin';
import { DistanceInput } from './DistanceInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { RateInput } from './RateInput.tsx';
import { shownError } from './shownError.tsx';
import { useFieldProps, type DeclaredInputProps } from './useFieldProps.ts';

/**
 * A number, an amount in the channel's currency, a distance in the unit of its country, or an amount
 * for that unit. The form has the number, the minor units, the metres, or the minor units for a
 * kilometre; null where nothing is typed.
 */
export function NumericInput(props: DeclaredInputProps) {
  const { label, helperText: _none, fullWidth: _full, ...common } = useFieldProps(props);
  const input = useInput(common);
  const { field, id, isRequired } = input;
  const value = typeof field.value === 'number' ? field.value : null;
  const { kind, rules } = props.field;
  const box = {
    id,
    name: field.name,
    inputRef: field.ref,
    label: <FieldTitle label={label} source={props.name} isRequired={isRequired} />,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: shownError(input),
  };
  if (kind === 'money') return <MoneyInput {...box} minorUnits={value} />;
  if (kind === 'rate') return <RateInput {...box} perKilometre={value} />;
  if (kind === 'number') return <NumberInput {...box} value={value} />;
  const limits = [rules?.min, rules?.max].filter((limit) => limit !== undefined);
  return <DistanceInput {...box} meters={value} limits={limits} />;
}
