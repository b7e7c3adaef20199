import type { ComponentType } from 'react';
import { RecordContextProvider, useRecordContext, useTranslate } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { Value } from './Cell.tsx';
import type { CellProps } from './DeclaredContext.tsx';

interface FieldValueProps {
  declaration: AnyResource;
  name: string;
  value: unknown;
  /** A hand-written cell instead of the derived one. */
  cell?: ComponentType<CellProps> | undefined;
}

/** A field's value outside its row, without a label. */
export function FieldValue({ declaration, name, value, cell: Own }: FieldValueProps) {
  const translate = useTranslate();
  const row = useRecordContext();
  const field = declaration.fields[name];
  if (value === null || value === undefined || value === '' || !field)
    return <>{translate('history.nothing')}</>;
  // A reference finds its row's name through the record context, and an amount the row's currency.
  return (
    <RecordContextProvider value={{ ...row, id: `${name} ${String(value)}`, [name]: value }}>
      {Own ? <Own isWhole /> : <Value name={name} field={field} value={value} isWhole />}
    </RecordContextProvider>
  );
}
