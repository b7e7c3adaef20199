import { Box, FormHelperText, Typography } from '@mui/material';
import { memo, useId } from 'react';
import {
  useGetMany,
  useRecordContext,
  useReference,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { findResource } from '../../../../contract/resources/index.ts';
import { sideBySide } from '../../../../contract/receipts/letters.ts';
import { Value } from '../Cell.tsx';
import { rowLabel } from '../columns.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { REFERENCE_FRESH_MS } from '../lookup.ts';
import { valueText } from '../valueText.ts';
import { FieldFrame, valueState } from '../../../admin/inputs/FieldFrame.tsx';
import type { DeclaredInputProps, Lock } from '../../../admin/inputs/useFieldProps.ts';

interface LockedTextProps {
  label: string;
  text: string;
  lock: Exclude<Lock, null>;
}

/** Only redrawn when its text changes, and not whenever the referenced row is read again. */
const LockedText = memo(function LockedText({ label, text, lock }: LockedTextProps) {
  const translate = useTranslate();
  const id = useId();
  const help = translate(`resources.form.${lock}`);
  return (
    <FieldFrame id={id} label={label} help={help} className="field-locked">
      <input {...valueState(id, false, help)} className="field-input" disabled value={text} />
    </FieldFrame>
  );
});

function LockedReference({
  to,
  id,
  ...props
}: { to: string; id: string } & Omit<LockedTextProps, 'text'>) {
  const { referenceRecord } = useReference({
    reference: to,
    id,
    options: { staleTime: REFERENCE_FRESH_MS },
  });
  const target = findResource(to);
  const text = referenceRecord && target ? rowLabel(target, referenceRecord) : '…';
  return <LockedText {...props} text={text} />;
}

function LockedReferences({
  to,
  ids,
  ...props
}: { to: string; ids: string[] } & Omit<LockedTextProps, 'text'>) {
  const { data } = useGetMany(to, { ids });
  const target = findResource(to);
  const names = target && data ? data.map((row) => rowLabel(target, row)) : ['…'];
  return <LockedText {...props} text={sideBySide(names, ', ') || '–'} />;
}

/**
 * A field that this form may show but not change. It is not among the form's values, so a locked
 * value is never sent.
 */
export function LockedField({
  name,
  field,
  lock,
}: DeclaredInputProps & { lock: Exclude<Lock, null> }) {
  const translate = useTranslate();
  const formats = useFormats();
  const resource = useResourceContext();
  const record = useRecordContext();
  const value: unknown = record?.[name];
  const label = translate(`resources.${resource}.fields.${name}`);
  if (value === null || value === undefined)
    return <LockedText label={label} text="–" lock={lock} />;
  if (field.kind === 'reference') {
    return <LockedReference to={field.to ?? ''} id={String(value)} label={label} lock={lock} />;
  }
  if (field.kind === 'references') {
    const ids = value as string[];
    return <LockedReferences to={field.to ?? ''} ids={ids} label={label} lock={lock} />;
  }
  if (field.kind === 'list')
    return (
      <Box sx={{ mt: 1, mb: 1.5, color: 'text.secondary' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography variant="body2" component="div">
          <Value name={name} field={field} value={value} />
        </Typography>
        <FormHelperText>{translate(`resources.form.${lock}`)}</FormHelperText>
      </Box>
    );
  const text = valueText(field, value, formats, translate, record);
  return <LockedText label={label} text={text} lock={lock} />;
}
