import { ArrayInput, SimpleFormIterator, useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DeclaredInput } from './DeclaredInput.tsx';
import { useFieldProps, type DeclaredInputProps } from '../../../admin/inputs/useFieldProps.ts';

/** The rows of a list, with an input for each field; rows can be added and removed. */
export default function ListInput(props: DeclaredInputProps) {
  const { name, field } = props;
  const resource = useResourceContext();
  const { source, label } = useFieldProps(props);
  const rows: unknown = useWatch({ name });
  const isFull = Array.isArray(rows) && rows.length >= (field.max ?? Infinity);
  return (
    <ArrayInput source={source} label={label} helperText={false} fullWidth>
      <SimpleFormIterator
        inline
        fullWidth
        disableReordering
        disableClear
        disableAdd={isFull}
        // Visible also without pointing at the row.
        sx={{ '& .RaSimpleFormIterator-action': { visibility: 'visible' } }}
      >
        {Object.entries(field.items ?? {}).map(([item, one]) => (
          <DeclaredInput
            key={item}
            name={item}
            field={one}
            label={`resources.${resource}.items.${name}.${item}`}
          />
        ))}
      </SimpleFormIterator>
    </ArrayInput>
  );
}
