import { useActor } from '../../authProvider/useGrant.ts';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { apiKeys } from '../../../contract/resources/apiKeys.ts';
import { DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { DeclaredInput } from '../declared/inputs/DeclaredInput.tsx';
import { RowActions } from '../declared/RowActions.tsx';
import { KeyCreate } from './KeyCreate.tsx';
import { NewSecretButton } from './NewSecretButton.tsx';
import { KeyStartCell } from './KeyStartCell.tsx';

const PATH = '/api-keys';

const ACTIONS = (
  <RowActions>
    <NewSecretButton />
  </RowActions>
);
const KeysList = () => <DeclaredList actions={ACTIONS} />;
const cells = { keyStart: KeyStartCell };

const Elsewhere = () => null;
const { corporationId } = apiKeys.fields;
/** The keys that an admin makes are keys of an account. */
const AccountInput = () => (
  <DeclaredInput name="corporationId" field={{ ...corporationId, required: true }} />
);
/** Admins do not change taxi companies and prices; fleet managers make keys of no account. */
const OF_ADMINS = { corporationId: AccountInput, fleets: Elsewhere };
const OF_MANAGERS = { corporationId: Elsewhere };

/** The API keys of the accounts that somebody looks after, and for fleet managers those of the operator. */
export function ApiKeysPage() {
  const { role } = useActor();
  return (
    <DeclaredPage
      declaration={apiKeys}
      path={PATH}
      dialogWidth={600}
      list={KeysList}
      create={KeyCreate}
      cells={cells}
      inputs={reachesAllAccounts(role) ? OF_MANAGERS : OF_ADMINS}
    />
  );
}
