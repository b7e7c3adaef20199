import { FieldTitle, useInput } from 'react-admin';
import { DistanceBox } from '../../../numbers/DistanceBox.tsx';
import { shownError } from './shownError.tsx';
import { useFieldProps, type DeclaredInputProps } from './useFieldProps.ts';

/** A distance in the unit of the channel's country, kept in metres. */
export function DistanceInput(props: DeclaredInputProps) {
  const { label, helperText: _none, fullWidth: _full, ...common } = useFieldProps(props);
  const input = useInput(common);
  const { field, id, isRequired } = input;
  const value: unknown = field.value;
  const { min, max } = props.field.rules ?? {};
  return (
    <DistanceBox
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={props.name} isRequired={isRequired} />}
      meters={typeof value === 'number' ? value : null}
      limits={[min, max].filter((limit) => limit !== undefined)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={shownError(input)}
    />
  );
}
