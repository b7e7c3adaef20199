import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { useActor } from '../../authProvider/useGrant.ts';
import { useDeclared } from '../declared/DeclaredContext.tsx';
import { DeclaredInput } from '../declared/inputs/DeclaredInput.tsx';

/** The account of what admins make for its systems. What fleet managers make is of the operator, so they choose none. */
export function OwnAccountInput() {
  const { role } = useActor();
  const { corporationId } = useDeclared().declaration.fields;
  if (!corporationId || reachesAllAccounts(role)) return null;
  return <DeclaredInput name="corporationId" field={{ ...corporationId, required: true }} />;
}
