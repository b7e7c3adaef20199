import { useActor } from '../../authProvider/useGrant.ts';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { apiKeys } from '../../../contract/resources/apiKeys.ts';
import { DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { RowActions } from '../declared/RowActions.tsx';
import { KeyCreate } from './KeyCreate.tsx';
import { NewSecretButton } from './NewSecretButton.tsx';
import { KeyStartCell } from './KeyStartCell.tsx';
import { OwnAccountInput } from './OwnAccountInput.tsx';

const PATH = '/api-keys';

const ACTIONS = (
  <RowActions>
    <NewSecretButton />
  </RowActions>
);
const KeysList = () => <DeclaredList actions={ACTIONS} />;
const cells = { keyStart: KeyStartCell };

const Elsewhere = () => null;
/** Admins do not change taxi companies and prices. */
const OF_ADMINS = { corporationId: OwnAccountInput, fleets: Elsewhere };
const OF_MANAGERS = { corporationId: OwnAccountInput };

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
