import { RecordContextProvider, useTranslate } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { Value } from './Cell.tsx';

interface FieldValueProps {
  declaration: AnyResource;
  name: string;
  value: unknown;
}

/** A value of a field apart from its row, as the list shows it; nothing is said in words. */
export function FieldValue({ declaration, name, value }: FieldValueProps) {
  const translate = useTranslate();
  const field = declaration.fields[name];
  if (value === null || value === undefined || value === '' || !field)
    return <>{translate('history.nothing')}</>;
  // A reference looks its row's name up by the record at hand.
  return (
    <RecordContextProvider value={{ id: `${name} ${String(value)}`, [name]: value }}>
      <Value name={name} field={field} value={value} />
    </RecordContextProvider>
  );
}
