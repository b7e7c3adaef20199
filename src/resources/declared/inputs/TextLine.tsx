import { TextareaAutosize } from '@mui/material';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { FieldFrame, fieldTitle, valueState } from './FieldFrame.tsx';
import { useFieldProps, type DeclaredInputProps } from './useFieldProps.ts';

/** Text of one line, an e-mail address, or text of several lines. */
export function TextLine(props: DeclaredInputProps) {
  const { source, label, isRequired, validate } = useFieldProps(props);
  const translate = useTranslate();
  const { field, fieldState, id } = useInput<string>({ source, validate, type: 'text' });
  const { error, invalid } = fieldState;
  const help = error?.message && <ValidationError error={error.message} />;
  const input = {
    ...field,
    ...valueState(id, invalid, help),
    className: 'field-input',
    autoComplete: 'off',
  };
  return (
    <FieldFrame
      id={id}
      label={fieldTitle(translate(label), isRequired)}
      help={help}
      isWrong={invalid}
    >
      {props.field.multiline ? (
        <TextareaAutosize {...input} minRows={3} />
      ) : (
        <input {...input} type={props.field.kind === 'email' ? 'email' : 'text'} />
      )}
    </FieldFrame>
  );
}
