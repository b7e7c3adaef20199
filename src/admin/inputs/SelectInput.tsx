import { useCallback } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { Option } from './ChoiceMenu.tsx';
import { FieldFrame, fieldParts, fieldTitle, labelId } from './FieldFrame.tsx';
import { SelectButton } from './SelectButton.tsx';
import { useFieldProps, type DeclaredInputProps } from './useFieldProps.ts';

/** Takes as much room as a line of text. */
const EM_SPACE = '\u2003';

/** One of the values that a field's declaration lists. */
export function SelectInput(props: DeclaredInputProps) {
  const { source, label, isRequired, validate } = useFieldProps(props);
  const { choices = [] } = props.field;
  const translate = useTranslate();
  const {
    field: { ref, ...field },
    fieldState,
    id,
  } = useInput<string>({ source, validate });
  const value = String(field.value);
  const parts = fieldParts(id, fieldTitle(translate(label), isRequired), fieldState);
  const options = useCallback((): Option[] => {
    const none = {
      value: '',
      text: EM_SPACE,
      label: translate('ra.action.clear_input_value'),
    };
    const all = choices.map((choice) => ({
      value: choice,
      text: translate(`resources.choices.${choice}`),
    }));
    return isRequired ? all : [none, ...all];
  }, [choices, isRequired, translate]);
  return (
    <FieldFrame {...parts.frame}>
      <SelectButton
        {...parts.state}
        labelId={labelId(parts.state.id)}
        ref={ref}
        name={field.name}
        value={value}
        shown={choices.includes(value) ? translate(`resources.choices.${value}`) : ''}
        options={options}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
