import { useState } from 'react';
import {
  webhookEndpoints,
  type WebhookEndpoint,
} from '../../../contract/resources/webhookEndpoints.ts';
import { issueWebhookSecret } from '../../dataProvider/webhookCalls.ts';
import { OwnAccountInput } from '../apiKeys/OwnAccountInput.tsx';
import { SecretDialog } from '../apiKeys/SecretDialog.tsx';
import { DeclaredCreate } from '../declared/DeclaredDialogs.tsx';
import { DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { RowActions } from '../declared/RowActions.tsx';
import { usePagePaths } from '../declared/usePagePaths.ts';
import { DeliveriesButton, NewSecretButton } from './RowButtons.tsx';
import { TypesInput } from './TypesInput.tsx';
import { StatusCell, TypesCell } from './cells.tsx';

const PATH = '/webhooks';

const ACTIONS = (
  <RowActions>
    <DeliveriesButton />
    <NewSecretButton />
  </RowActions>
);
const WebhooksList = () => <DeclaredList actions={ACTIONS} />;
const cells = { types: TypesCell, status: StatusCell };
const inputs = { corporationId: OwnAccountInput, types: TypesInput };

/** Adds a webhook, then makes its first secret and shows it. */
function WebhookCreate() {
  const { close } = usePagePaths();
  const [made, setMade] = useState<Pick<WebhookEndpoint, 'id' | 'name'> | null>(null);
  if (made)
    return (
      <SecretDialog
        name={made.name}
        resource={webhookEndpoints.name}
        issue={() => issueWebhookSecret(made.id)}
        onClose={close}
      />
    );
  return (
    <DeclaredCreate onSaved={({ id, name }) => setMade({ id: String(id), name: String(name) })} />
  );
}

/** The webhooks of the accounts that somebody looks after, and for fleet managers those of the operator. */
export function WebhooksPage() {
  return (
    <DeclaredPage
      declaration={webhookEndpoints}
      path={PATH}
      dialogWidth={600}
      list={WebhooksList}
      create={WebhookCreate}
      cells={cells}
      inputs={inputs}
    />
  );
}
