import { TextareaAutosize } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { FieldFrame, fieldParts, fieldTitle } from './FieldFrame.tsx';
import { useFieldProps, type DeclaredInputProps } from './useFieldProps.ts';

/** Text of one line, an e-mail address, or text of several lines. */
export function TextInput(props: DeclaredInputProps) {
  const { source, label, isRequired, validate } = useFieldProps(props);
  const translate = useTranslate();
  const { field, fieldState, id } = useInput<string>({ source, validate, type: 'text' });
  const parts = fieldParts(id, fieldTitle(translate(label), isRequired), fieldState);
  const input = {
    ...field,
    ...parts.state,
    className: 'field-input',
    autoComplete: 'off',
  };
  return (
    <FieldFrame {...parts.frame}>
      {props.field.multiline ? (
        <TextareaAutosize {...input} minRows={3} />
      ) : (
        <input {...input} type={props.field.kind === 'email' ? 'email' : 'text'} />
      )}
    </FieldFrame>
  );
}
