import { useWatch } from 'react-hook-form';
import { budgets } from '../../../contract/resources/budgets.ts';
import { DeclaredInput } from '../declared/inputs/DeclaredInput.tsx';

/** The group that a budget is for; one for a code has none. */
export function GroupInput() {
  const code: unknown = useWatch({ name: 'code' });
  return code ? null : (
    <DeclaredInput name="groupId" field={budgets.fields.groupId} accountSource="corporationId" />
  );
}
