import { FormControlLabel, FormHelperText, Skeleton, Switch } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { DateTimeInput, useInput, useTranslate, ValidationError } from 'react-admin';
import { findResource } from '../../../../contract/resources/index.ts';
import { lazyPart } from '../../../loading/lazyPart.tsx';
import { accountField } from '../columns.ts';
import { SelectInput } from '../../../admin/inputs/SelectInput.tsx';
import { NumericInput } from '../../../admin/inputs/NumericInput.tsx';
import { PhoneInput } from '../../../admin/inputs/PhoneInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { ReferenceSelect } from './ReferenceSelect.tsx';
import { TextInput } from '../../../admin/inputs/TextInput.tsx';
import { useFieldProps, type DeclaredInputProps } from '../../../admin/inputs/useFieldProps.ts';

const meanwhile = { Meanwhile: () => <Skeleton height={44} /> };
const ListInput = lazyPart(async () => (await import('./ListInput.tsx')).default, meanwhile);
/** The calendar's code is large, and few forms have a day. */
const DateInput = lazyPart(
  async () => (await import('../../../admin/inputs/DateInput.tsx')).default,
  meanwhile,
);

interface ReferenceProps extends DeclaredInputProps {
  /** The form field with the account whose rows may be chosen. */
  accountSource?: string;
}

/** One row of another resource, or several. */
function ReferenceFieldInput({ accountSource, ...props }: ReferenceProps) {
  const shared = useFieldProps(props);
  const isMany = props.field.kind === 'references';
  const { watch } = useFormContext();
  const target = findResource(props.field.to ?? '');
  const isScoped = target !== undefined && accountField(target) !== undefined;
  const account: unknown = accountSource && isScoped ? watch(accountSource) : undefined;
  const select = {
    ...shared,
    to: props.field.to ?? '',
    filter: typeof account === 'string' ? { corporationId: account } : undefined,
  };
  // Another account has other rows: the choice for the former one must not stay visible.
  const key = String(account);
  return isMany ? (
    <ReferenceSelect key={key} {...select} isMany />
  ) : (
    <ReferenceInput key={key} {...select} />
  );
}

function YesOrNo(props: DeclaredInputProps) {
  const { source, label, validate } = useFieldProps(props);
  const translate = useTranslate();
  const {
    field: { ref, value, ...field },
    fieldState: { error },
    id,
  } = useInput<boolean>({ source, validate, defaultValue: false, type: 'checkbox' });
  return (
    <div>
      <FormControlLabel
        label={translate(label)}
        control={<Switch {...field} id={id} checked={value} slotProps={{ input: { ref } }} />}
      />
      {error?.message && (
        <FormHelperText error>
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
    </div>
  );
}

function InstantInput(props: DeclaredInputProps) {
  return <DateTimeInput {...useFieldProps(props)} variant="outlined" />;
}

/**
 * The input of a declared field, chosen by its kind. Kinds with a structure of their own (`object`)
 * have none: hand-written views edit them.
 */
export function DeclaredInput(props: ReferenceProps) {
  const { name, field, label } = props;
  const input = { name, field, label };
  switch (props.field.kind) {
    case 'phone':
      return <PhoneInput {...input} />;
    case 'number':
    case 'money':
    case 'distance':
    case 'rate':
      return <NumericInput {...input} />;
    case 'reference':
    case 'references':
      return <ReferenceFieldInput {...props} />;
    case 'choice':
      return <SelectInput {...input} />;
    case 'text':
    case 'email':
      return <TextInput {...input} />;
    case 'list':
      return <ListInput {...input} />;
    case 'date':
      return <DateInput {...input} />;
    case 'object':
      return null;
    case 'boolean':
      return <YesOrNo {...input} />;
    default:
      return <InstantInput {...input} />;
  }
}
