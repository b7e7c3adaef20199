import { Box, ClickAwayListener } from '@mui/material';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';
import type { Field } from '../../../../contract/core/fields.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';
import { accountField } from '../columns.ts';
import { useDeclared } from '../DeclaredContext.tsx';
import { DeclaredInput } from '../inputs/DeclaredInput.tsx';
import type { InPlaceValue, Next } from './InPlace.tsx';

const HEIGHT = 30;
const BOXES = [
  '& .MuiInputBase-root.MuiInputBase-root',
  '& .MuiInputBase-input.MuiInputBase-input',
  '& .field-box.field-box',
  '& .field-box.field-box > .field-input',
].join();

/** A form input that is as low as a row of the table. Its label is only for screen readers. */
const IN_CELL = {
  position: 'relative',
  minWidth: 140,
  '& .MuiFormControl-root, & .MuiBox-root, & .field.field, & .phone-place': { my: 0, mt: 0, mb: 0 },
  '& .MuiInputLabel-root.MuiInputLabel-root, & .field-label.field-label': visuallyHidden,
  [BOXES]: {
    height: HEIGHT,
    minHeight: HEIGHT,
    fontSize: '0.8125rem',
  },
  // The error covers the row below: making room for it would move the rows.
  '& .MuiFormHelperText-root, & .field-help.field-help': {
    position: 'absolute',
    top: '100%',
    left: 0,
    zIndex: 5,
    px: 1,
    borderRadius: 1,
    bgcolor: 'background.paper',
    boxShadow: 2,
    whiteSpace: 'nowrap',
  },
} as const;

interface CellEditorProps {
  row: RaRecord;
  name: string;
  field: Field;
  onSave: InPlaceValue['save'];
  onClose: () => void;
}

function Input({ row, name, field, onSave, onClose }: CellEditorProps) {
  const { declaration } = useDeclared();
  const { handleSubmit } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector<HTMLElement>('input, [role="combobox"]');
    input?.focus();
    if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.select();
  }, []);
  /** A value that the field's own rule refuses stays in its cell, with the reason. */
  const finish = (next: Next) =>
    void handleSubmit((values: FieldValues) => {
      const typed: unknown = values[name];
      onSave(row, name, typed === '' || typed === undefined ? null : typed, next);
    })();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // Keys pressed in a menu of the input belong to that menu.
    if (!box.current?.contains(event.target as Node)) return;
    // An open list of options handles Enter and Escape itself.
    const isOpen = event.target instanceof Element && event.target.ariaExpanded === 'true';
    if (event.key === 'Tab') {
      event.preventDefault();
      finish(event.shiftKey ? 'before' : 'after');
    } else if (event.key === 'Escape' && !isOpen) {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter' && !isOpen && !event.defaultPrevented) {
      event.preventDefault();
      finish('row');
    }
    event.stopPropagation();
  };
  return (
    <ClickAwayListener onClickAway={() => finish('row')}>
      <Box
        ref={box}
        onKeyDown={onKeyDown}
        onClick={(event) => event.stopPropagation()}
        sx={IN_CELL}
      >
        <DeclaredInput name={name} field={field} accountSource={accountField(declaration)} />
      </Box>
    </ClickAwayListener>
  );
}

/**
 * The input of one cell. Tab stores it and goes on, Enter stores it, Escape leaves it unchanged. It
 * keeps the row it started with: reading the row again must not remove what is typed, and what is
 * stored replaces the value that its user saw.
 */
export function CellEditor(props: CellEditorProps) {
  const [record] = useState(props.row);
  return (
    <Form record={record} disableInvalidFormNotification mode="onTouched">
      <Input key={props.name} {...props} row={record} />
    </Form>
  );
}
