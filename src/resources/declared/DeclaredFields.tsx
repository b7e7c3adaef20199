import { memo } from 'react';
import type { Field } from '../../../contract/core/fields.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { accountField } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { DeclaredInput } from './inputs/DeclaredInput.tsx';
import { LockedField } from './inputs/LockedField.tsx';
import { useGrants, useOnlyAccount } from '../../authProvider/useGrant.ts';
import type { Lock } from '../../admin/inputs/useFieldProps.ts';

/** Fields that need the whole width: long values, and the account on which the others depend. */
const isWide = ({ kind, multiline, to }: Field): boolean =>
  multiline === true || WIDE.has(kind) || to === 'corporations';
const WIDE: ReadonlySet<Field['kind']> = new Set([
  'email',
  'phone',
  'references',
  'list',
  'object',
]);

interface DeclaredFieldsProps {
  declaration: AnyResource;
  mode: 'create' | 'edit';
  names: readonly string[];
}

/**
 * The inputs of a declared form, in order; fields that may not be changed are shown locked. They
 * are drawn once, and not again when the form learns that its row was read again.
 */
export const DeclaredFields = memo(function DeclaredFields(props: DeclaredFieldsProps) {
  const { declaration, mode, names } = props;
  const { canUpdate } = useGrants(declaration);
  const onlyAccount = useOnlyAccount();
  const { inputs } = useDeclared();
  const lockOf = (name: string, field: Field): Lock => {
    if (mode === 'create' || canUpdate(name)) return null;
    return field.write === 'always' ? 'notYours' : 'locked';
  };
  const account = accountField(declaration);
  return names.map((name) => {
    const field = declaration.fields[name];
    // Whoever has one account has nothing to choose: it is the initial value.
    if (!field || (onlyAccount !== null && name === account)) return null;
    const lock = lockOf(name, field);
    const Own = inputs?.[name];
    return (
      <div key={name} className={`field-place ${isWide(field) ? 'field-place-wide' : ''}`}>
        {lock ? (
          <LockedField name={name} field={field} lock={lock} />
        ) : Own ? (
          <Own />
        ) : (
          <DeclaredInput name={name} field={field} accountSource={account} />
        )}
      </div>
    );
  });
});
