import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useInput, useReference, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { findResource } from '../../../../contract/resources/index.ts';
import { FIELD_ARROW, UNOPENED_ROLE } from '../../../theme/unopenedField.tsx';
import { rowLabel } from '../columns.ts';
import { REFERENCE_FRESH_MS } from '../lookup.ts';
import { FieldFrame, fieldParts, fieldTitle } from '../../../admin/inputs/FieldFrame.tsx';
import { ReferenceSelect, type ReferenceSelectProps } from './ReferenceSelect.tsx';

/** Why the search box is needed: the pointer is near the field, or the focus is in it. */
type NeededBy = 'pointer' | 'focus';

interface ChosenReferenceProps extends ReferenceSelectProps {
  onNeed: (neededBy: NeededBy) => void;
}

/** The name of the chosen row, in a field that looks like the search box. */
function ChosenReference({ onNeed, to, label, source, validate, ...props }: ChosenReferenceProps) {
  const {
    field: { ref, ...field },
    fieldState,
    id,
    isRequired,
  } = useInput<string | null>({
    source,
    validate,
    isRequired: props.isRequired,
  });
  const value = field.value || null;
  const { referenceRecord } = useReference({
    reference: to,
    id: value ?? '',
    options: { enabled: value !== null, staleTime: REFERENCE_FRESH_MS },
  });
  const translate = useTranslate();
  const target = findResource(to);
  const name = value !== null && target && referenceRecord ? rowLabel(target, referenceRecord) : '';
  const parts = fieldParts(id, fieldTitle(translate(label), isRequired), fieldState);
  return (
    <FieldFrame
      {...parts.frame}
      className="field-searched"
      // At once: otherwise a press that comes in the same moment reaches the field that is replaced.
      onPointerEnter={() => flushSync(() => onNeed('pointer'))}
    >
      <input
        {...parts.state}
        {...UNOPENED_ROLE}
        ref={ref}
        name={field.name}
        type="text"
        className="field-input"
        value={name}
        placeholder={props.placeholder}
        onFocus={() => onNeed('focus')}
      />
      {FIELD_ARROW}
    </FieldFrame>
  );
}

/** The search box, which takes the focus if the field before it had it. */
function SearchedReference({ neededBy, ...props }: ReferenceSelectProps & { neededBy: NeededBy }) {
  const input = useRef<HTMLInputElement>(null);
  const isUntouched = useRef(neededBy === 'focus');
  useEffect(() => {
    if (isUntouched.current) input.current?.focus();
  }, []);
  return (
    <Box
      onPointerDown={() => {
        isUntouched.current = false;
      }}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        // A browser selects the text that the Tab key leads to: what is typed replaces it.
        if (isUntouched.current && key.length === 1 && !ctrlKey && !metaKey)
          input.current?.select();
        isUntouched.current = false;
      }}
    >
      <ReferenceSelect {...props} inputRef={input} />
    </Box>
  );
}

/**
 * Picks a row of another resource. The search box takes long to draw and reads the rows to choose
 * from, so it comes when the pointer or the focus does.
 */
export function ReferenceInput(props: ReferenceSelectProps) {
  const [neededBy, setNeededBy] = useState<NeededBy | null>(null);
  if (neededBy === null) return <ChosenReference {...props} onNeed={setNeededBy} />;
  return <SearchedReference {...props} neededBy={neededBy} />;
}
