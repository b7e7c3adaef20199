import { lazy, Suspense } from 'react';
import { RecordContextProvider, useRecordContext, type RaRecord } from 'react-admin';
import { inOneLine } from '../../../list/inOneLine.tsx';
import { Cell } from '../Cell.tsx';
import type { Column } from '../columns.ts';
import { useDeclared } from '../DeclaredContext.tsx';
import { useInPlace } from './InPlace.tsx';

// Forms and inputs are loaded when E is first pressed.
const CellEditor = lazy(async () => ({ default: (await import('./CellEditor.tsx')).CellEditor }));

/** A cell of the table: its value, a value that is being saved, or the input that changes it. */
export function EditableCell({ column }: { column: Column }) {
  const { declaration } = useDeclared();
  const record = useRecordContext();
  const inPlace = useInPlace();
  if (!record) return null;
  const row: RaRecord = { ...record, ...inPlace?.pending[String(record.id)] };
  const { editing } = inPlace ?? {};
  const name = editing?.id === record.id ? editing.field : '';
  const field = column.fields.includes(name) ? declaration.fields[name] : undefined;
  const shown = inOneLine(<Cell fields={column.fields} />, column.source === declaration.label[0]);
  return (
    <RecordContextProvider value={row}>
      {inPlace && field ? (
        <Suspense fallback={shown}>
          <CellEditor
            key={name}
            row={row}
            name={name}
            field={field}
            onSave={inPlace.save}
            onCancel={inPlace.cancel}
          />
        </Suspense>
      ) : (
        shown
      )}
    </RecordContextProvider>
  );
}
