import type { ComponentProps, ReactNode } from 'react';
import { RecordContextProvider, useRecordContext, type RaRecord } from 'react-admin';
import { lazyDialog } from '../../../loading/lazyPart.tsx';
import { inOneLine } from '../../../admin/list/inOneLine.tsx';
import { Cell } from '../Cell.tsx';
import type { Column } from '../columns.ts';
import { useDeclared } from '../DeclaredContext.tsx';
import type { CellEditor as Whole } from './CellEditor.tsx';
import { useInPlace } from './InPlace.tsx';

type EditorProps = ComponentProps<typeof Whole>;

const CellEditor = lazyDialog<EditorProps & { shown: ReactNode }>(
  async () => (await import('./CellEditor.tsx')).CellEditor,
  { Meanwhile: ({ shown }) => shown },
);

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
        <CellEditor
          key={name}
          row={row}
          name={name}
          field={field}
          shown={shown}
          onSave={inPlace.save}
          onClose={inPlace.cancel}
        />
      ) : (
        shown
      )}
    </RecordContextProvider>
  );
}
